import { from, screen, vars } from '@first-gong/ui/style';

export const head = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlock: `${vars.space.s2} 1.25rem`,
});
export const heading = screen({
  fontSize: vars.font.h4,
  fontStretch: vars.stretch.title,
  lineHeight: vars.leading.tight,
  '@media': { [from.medium]: { fontSize: vars.font.h3 } },
});
export const count = screen({
  color: vars.text.secondary,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
});
export const order = screen({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 100%',
  gap: vars.space.s2,
  '@media': { [from.medium]: { flex: 'none', gap: vars.space.s4, marginInlineStart: 'auto' } },
});
/** Shows that events load. Takes no space and sticks to the top of the window. */
export const loading = screen({ position: 'sticky', insetBlockStart: 0, zIndex: vars.z.sticky, blockSize: 0 });
export const loadingWords = screen({
  inlineSize: 'fit-content',
  padding: `${vars.space.s2} ${vars.space.s4}`,
  border: `${vars.line.width} solid ${vars.border.strong}`,
  background: vars.bg.inverse,
  color: vars.text.inverse,
  fontWeight: vars.weight.strong,
});
/** The last query's events until the new ones arrive. Their text stays readable. */
export const outdated = screen({ filter: 'grayscale(1)' });
export const pages = screen({ paddingBlock: `${vars.space.s6} ${vars.space.s7}` });
export const corrected = screen({ paddingBlockEnd: '1.25rem' });

export const prices = screen({
  paddingBlockEnd: vars.space.s3,
  color: vars.text.secondary,
  fontSize: vars.font.small,
});
