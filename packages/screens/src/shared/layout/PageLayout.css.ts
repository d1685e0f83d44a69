import { screen, vars } from '@first-gong/ui/style';

/** Above the page's first part. */
export const noScript = screen({ paddingBlock: vars.space.s4 });

/** At least as high as the window, so that the footer is at the bottom. */
export const page = screen({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });
export const main = screen({
  flex: '1 0 auto',
  minInlineSize: 0,
  // The skip link and navigation focus it; it is not a control.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});

/** Its columns join those of the footer. */
export const footerPages = screen({ display: 'contents' });
/** As wide as all columns of the footer. */
export const messages = screen({ columnSpan: 'all' });
export const earlier = screen({ minBlockSize: vars.size.touch, alignContent: 'center', cursor: 'pointer' });
