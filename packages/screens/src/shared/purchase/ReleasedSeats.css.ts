import { forcedColours, from, screen, vars } from '@first-gong/ui/style';

/** A strip at the start, so that no text is on the hatch. */
const strip = '0.75rem';

export const row = screen({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s3} ${vars.space.s3}`,
  padding: vars.space.s4,
  paddingInlineStart: `calc(${strip} + ${vars.space.s4})`,
  background: vars.bg.surface,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: strip,
    background: vars.pattern.gone,
  },
  selectors: {
    '* + &': { borderBlockStart: `${vars.line.width} solid ${vars.border.hair}` },
  },
  '@media': {
    [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [forcedColours]: { border: '2px dashed CanvasText' },
  },
});

export const icon = screen({
  alignSelf: 'start',
  color: vars.text.danger,
  fontSize: vars.font.h5,
  lineHeight: vars.leading.title,
});

export const seats = screen({
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.title,
  fontVariantNumeric: 'tabular-nums',
});

export const problem = screen({ fontWeight: vars.weight.strong, color: vars.text.danger });

export const actions = screen({
  gridColumn: '1 / -1',
  '@media': { [from.medium]: { gridColumn: 'auto', justifyContent: 'flex-end', maxInlineSize: '30rem' } },
});
