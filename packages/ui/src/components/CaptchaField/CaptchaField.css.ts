import { bwColours } from '../../theme/colours.js';
import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const captcha = component({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'start',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(13rem, auto) minmax(0, 1fr)' } },
});

export const challenge = component({
  display: 'grid',
  minBlockSize: '6rem',
  maxInlineSize: '24rem',
  border: `2px dashed ${vars.border.perf}`,
  background: vars.bg.sunken,
  selectors: {
    // The hatch of loading content. Not animated.
    '&[data-busy]': {
      background: `repeating-linear-gradient(135deg, ${vars.border.hair} 0 1px, transparent 1px 8px)`,
    },
  },
});

/** Black on white in every theme, because the picture may be unreadable otherwise. */
export const picture = component({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '6rem',
  padding: vars.space.s2,
  background: bwColours.bg.page,
  color: bwColours.text.primary,
  objectFit: 'contain',
  forcedColorAdjust: 'none',
});

export const words = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'center',
  maxInlineSize: '20rem',
  padding: vars.space.s4,
  fontSize: vars.font.lead,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.dense,
});

export const icon = component({ fontSize: vars.font.h4, lineHeight: 1 });

export const busy = component({
  placeSelf: 'center',
  padding: `${vars.space.s1} ${vars.space.s3}`,
  background: vars.bg.surface,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
});

/** Actions for the challenge, below. */
export const tools = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s2,
});

/** Text without frames, because these are alternatives. */
export const otherWays = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  marginBlockStart: vars.space.s1,
  fontSize: vars.font.small,
  selectors: { '&:empty': { display: 'none' } },
});

/** Below the row of buttons, at full width. */
export const failed = component({ order: 1, flex: '1 0 100%', selectors: { '&:empty': { display: 'none' } } });
