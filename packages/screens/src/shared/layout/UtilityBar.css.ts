import { from, screen, vars } from '@first-gong/ui/style';

export const bar = screen({
  display: 'none',
  background: vars.bg.inverse,
  color: vars.text.inverse,
  fontSize: vars.font.caption,
  borderBlockEnd: `${vars.glow.width} solid ${vars.border.hair}`,
  '@media': { [from.medium]: { display: 'block' }, print: { display: 'none' } },
});
export const row = screen({ minBlockSize: '2.75rem' });
/** On a small desktop they take two lines, for which the bar is high enough. */
export const notes = screen({
  display: 'none',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  lineHeight: vars.leading.title,
  // biome-ignore lint/plugin/layout: it is only shown on wide windows.
  '@media': { [from.large]: { display: 'flex' } },
});
export const note = screen({ color: vars.text.inverseMuted });
export const end = screen({ marginInlineStart: 'auto' });
