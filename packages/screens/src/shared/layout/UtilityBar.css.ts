import { from, screen, vars } from '@first-gong/ui/style';

export const bar = screen({
  display: 'none',
  background: vars.bg.inverse,
  color: vars.text.inverse,
  fontSize: vars.font.caption,
  borderBlockEnd: `${vars.glow.width} solid ${vars.border.hair}`,
  '@media': { [from.medium]: { display: 'block' }, print: { display: 'none' } },
});
export const row = screen({ display: 'flex', alignItems: 'center', gap: vars.space.s5, minBlockSize: '2.75rem' });
/** Two lines on a small desktop; the bar is high enough. */
export const notes = screen({
  display: 'none',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  lineHeight: vars.leading.title,
  '@media': { [from.large]: { display: 'flex' } },
});
export const note = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.text.inverseMuted,
});
export const end = screen({ marginInlineStart: 'auto' });
