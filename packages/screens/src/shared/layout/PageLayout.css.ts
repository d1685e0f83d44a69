import { screen, vars } from '@first-gong/ui/style';

/** Above the first part of a page, whichever it is. */
export const noScript = screen({ paddingBlock: vars.space.s4 });

/** At least as high as the screen, so that the footer of a short page is at the bottom. */
export const page = screen({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });
export const main = screen({
  flex: '1 0 auto',
  minInlineSize: 0,
  // The skip link and a change of page focus it, but it is not a control.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});

/** The columns of the pages stand among those of the footer. */
export const footerPages = screen({ display: 'contents' });
/** The messages of the footer, as wide as its columns together. */
export const messages = screen({ columnSpan: 'all' });
export const earlier = screen({ minBlockSize: vars.size.touch, alignContent: 'center', cursor: 'pointer' });
