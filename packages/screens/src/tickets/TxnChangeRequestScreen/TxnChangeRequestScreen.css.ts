import { from, screen, vars } from '@first-gong/ui/style';

/** On a phone the number has a line, and the digits share another. */
export const order = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.s4,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const number = screen({ gridColumn: '1 / -1', '@media': { [from.medium]: { gridColumn: 'auto' } } });

/** A ticked item is a sheet with its field; the others are lines. */
export const item = screen({
  border: `1px solid ${vars.border.control}`,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  background: vars.bg.surface,
  selectors: {
    '&[data-ticked]': {
      borderWidth: '3px',
      borderColor: vars.border.strong,
      paddingInline: `calc(${vars.space.s4} - 2px)`,
      paddingBlockEnd: vars.space.s4,
    },
  },
});

export const itemName = screen({ fontSize: vars.font.body, fontWeight: vars.weight.strong });

export const slip = screen({ padding: vars.space.s4, '@media': { [from.medium]: { padding: vars.space.s5 } } });

export const checks = screen({ fontSize: vars.font.small });

export const check = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s3,
  selectors: { '&[data-wrong]': { color: vars.text.danger, fontWeight: vars.weight.strong } },
});
