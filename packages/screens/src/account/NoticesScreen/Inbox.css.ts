import { screen, vars } from '@first-gong/ui/style';

export const head = screen({ minBlockSize: vars.size.touch, marginBlockEnd: vars.space.s4 });

export const summary = screen({
  color: vars.text.secondary,
  fontSize: vars.font.small,
  // Script focuses the summary when the button disappears. No focus ring, because it is not a control.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const list = screen({ borderBlockStart: `2px solid ${vars.border.strong}` });
