import { from, screen, vars } from '@first-gong/ui/style';

export const section = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
});

/** A new wish's event: poster beside title and venue. */
export const event = screen({ display: 'flex', alignItems: 'center', gap: vars.space.s4 });
export const poster = screen({
  flex: 'none',
  inlineSize: '4.5rem',
  aspectRatio: '500 / 707',
  border: `${vars.line.width} solid ${vars.border.hair}`,
});

export const columns = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const cost = screen({ display: 'grid' });

export const sum = screen({
  fontSize: vars.font.h3,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
});

export const small = screen({ color: vars.text.secondary, fontSize: vars.font.small });
