import { screen } from '@first-gong/ui/style';

/** At least one screen high, so that the footer stands at the foot of short pages too. */
export const page = screen({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });
export const main = screen({
  flex: '1 0 auto',
  minInlineSize: 0,
  // It takes the focus from the skip link and after a change of page; it is not a control.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
