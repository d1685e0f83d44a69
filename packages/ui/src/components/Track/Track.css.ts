import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const dot = '1rem';
const rule = '4px';
/** The distance from a step's edge to the middle of the rule, on which the dot sits. */
const onRule = `calc((${rule} - ${dot}) / 2 - ${rule})`;

/** Horizontal from 48em. On phones it is vertical, with the first step at the top. */
export const track = component({
  display: 'grid',
  marginBlockStart: vars.space.s3,
  marginInlineStart: vars.space.s2,
  '@media': { [from.medium]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', marginInlineStart: 0 } },
});

const step = component({
  position: 'relative',
  borderInlineStart: `${rule} solid ${vars.border.strong}`,
  paddingInlineStart: vars.space.s4,
  paddingBlockEnd: vars.space.s4,
  fontSize: vars.font.small,
  lineHeight: vars.leading.dense,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: onRule,
    inlineSize: dot,
    blockSize: dot,
    border: `0.5rem solid ${vars.border.strong}`,
    borderRadius: '50%',
    background: `var(${local.ground}, ${vars.bg.page})`,
  },
  '@media': {
    [from.medium]: {
      borderInlineStart: 0,
      borderBlockStart: `${rule} solid ${vars.border.strong}`,
      paddingBlock: `${vars.space.s4} 0`,
      paddingInline: `0 ${vars.space.s3}`,
      '::before': { insetBlockStart: onRule, insetInlineStart: 0 },
    },
  },
});

/** The current step has a ring around its dot. */
export const reached = component(
  {
    selectors: {
      '&[aria-current]::before': { outline: `2px solid ${vars.border.strong}`, outlineOffset: '2px' },
    },
  },
  step,
);

/** Steps ahead have a dashed rule and an open dot. Both are borders, which forced colours keep. */
export const ahead = component(
  {
    borderInlineStartStyle: 'dashed',
    borderInlineStartColor: vars.border.perf,
    '::before': { borderWidth: '2px', borderColor: vars.border.control },
    selectors: { '&:last-child': { borderInlineStartColor: 'transparent' } },
    '@media': {
      [from.medium]: {
        borderBlockStartStyle: 'dashed',
        borderBlockStartColor: vars.border.perf,
        selectors: { '&:last-child': { borderBlockStartColor: vars.border.perf } },
      },
    },
  },
  step,
);

export const label = component({ display: 'block', fontWeight: vars.weight.title });

export const detail = component({
  color: vars.text.secondary,
  fontStretch: vars.stretch.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
