import * as fieldStyles from '../../private/Field/Field.css.js';
import { from } from '../../theme/conditions.js';
import { figures, numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const box = component({
  display: 'grid',
  gap: `${vars.space.s4} ${vars.space.s6}`,
  alignItems: 'start',
  padding: vars.space.s4,
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '1.25rem' },
  },
});

export const input = component(
  {
    fontSize: vars.font.h5,
    fontWeight: vars.weight.strong,
    ...numerals,
  },
  fieldStyles.input,
);

export const useAll = component({
  minInlineSize: vars.size.touch,
  paddingInline: vars.space.s4,
  border: 0,
  borderInlineStart: `1.5px solid ${vars.border.control}`,
  background: 'none',
  fontSize: vars.font.small,
  fontWeight: vars.weight.title,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.border.strong, color: vars.bg.surface },
    '&:is(:disabled, [aria-disabled="true"])': { color: vars.text.muted, cursor: 'not-allowed' },
  },
});

export const offset = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s2,
  '@media': { [from.medium]: { display: 'grid', justifyItems: 'end', alignSelf: 'center' } },
});

export const offsetLabel = component({ fontSize: vars.font.small, color: vars.text.secondary });

export const amount = component({
  fontSize: vars.font.h3,
  ...figures,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
