import { forcedColours, from, print } from '../../theme/conditions.js';
import { figures, numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const row = component({
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  gridTemplateAreas: '"note note" "date time" "date left" "tiers tiers" "action action"',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  alignItems: 'center',
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  paddingBlock: vars.space.s3,
  '@media': {
    [from.small]: {
      gridTemplateColumns: '4.75rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"note note note" "date time action" "date left left" "tiers tiers tiers"',
    },
    [from.medium]: {
      gridTemplateColumns: '5.25rem 3.75rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"note note note note" "date time left action" "date tiers tiers action"',
    },
    [from.wide]: {
      gridTemplateColumns: '5.25rem 3.75rem minmax(0, 1fr) 8rem 10rem',
      gridTemplateAreas: '"note note note note note" "date time tiers left action"',
      columnGap: '1.25rem',
    },
  },
});

/** The tint extends into both gutters. Without tints, a bar and a frame mark the chosen row. */
export const rowSelected = component(
  {
    background: vars.bg.selected,
    marginInline: `calc(-1 * ${vars.space.s4})`,
    paddingInline: `${vars.space.s4} calc(${vars.space.s4} - ${vars.outline.strong})`,
    borderInlineEnd: `${vars.outline.strong} solid ${vars.border.strong}`,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `6px solid ${vars.text.accent}`,
    },
    borderBlockStart: `${vars.outline.strong} solid ${vars.border.strong}`,
    borderBlockEndWidth: `max(${vars.line.width}, ${vars.outline.strong})`,
    '@media': { [forcedColours]: { borderBlock: '4px solid Highlight' } },
  },
  row,
);

export const note = component({
  gridArea: 'note',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  fontSize: vars.font.small,
  marginBlockEnd: vars.space.s1,
});

export const date = component({
  gridArea: 'date',
  fontSize: vars.font.h3,
  lineHeight: 1,
  ...figures,
  whiteSpace: 'nowrap',
});

export const weekday = component({
  display: 'block',
  marginBlockStart: vars.space.s1,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.text,
});

export const time = component({
  gridArea: 'time',
  fontSize: vars.font.h4,
  lineHeight: vars.leading.tight,
  ...numerals,
  fontWeight: vars.weight.strong,
});

export const tiers = component({
  gridArea: 'tiers',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem 0.625rem',
  marginBlockStart: vars.space.s2,
  '@media': { [from.wide]: { marginBlockStart: 0, columnGap: vars.space.s3 } },
});

export const availability = component({ gridArea: 'left', justifySelf: 'start' });

export const action = component({
  gridArea: 'action',
  marginBlockStart: vars.space.s2,
  whiteSpace: 'nowrap',
  '@media': { [from.small]: { marginBlockStart: 0 }, [print]: { display: 'none' } },
});
