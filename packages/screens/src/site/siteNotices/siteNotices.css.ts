import { from, print, screen, vars } from '@first-gong/ui/style';

/** Above the footer; from tablets in the window's corner, away from a purchase's bar. */
export const chat = screen({
  // biome-ignore lint/plugin/layout: the button stays at the corner, below what it opens.
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: vars.space.s2,
  padding: `${vars.space.s2} ${vars.size.gutter}`,
  '@media': {
    [from.medium]: {
      position: 'fixed',
      insetBlockEnd: vars.space.s4,
      insetInlineEnd: vars.space.s4,
      zIndex: vars.z.basket,
      padding: 0,
      maxInlineSize: '20rem',
    },
    [print]: { display: 'none' },
  },
});

export const chatFailed = screen({
  padding: vars.space.s3,
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
  fontSize: vars.font.small,
});
