import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Distance of the arrow tip from the label's left edge. */
export const arrow = '--fg-seat-arrow';

const tip = {
  content: '""',
  position: 'absolute',
  left: `var(${arrow})`,
  inlineSize: '16px',
  blockSize: '9px',
  marginInlineStart: '-8px',
} as const;

export const label = component({
  position: 'absolute',
  zIndex: vars.z.popover,
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100%)',
  padding: `${vars.space.s1} ${vars.space.s3}`,
  background: vars.tooltip.bg,
  color: vars.tooltip.text,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.dense,
  textAlign: 'center',
  '::after': { ...tip, background: 'inherit' },
  // A path from seat to label that crosses no other seat.
  '::before': tip,
  selectors: {
    '&[data-side="above"]::before': { insetBlockStart: '100%' },
    '&[data-side="below"]::before': { insetBlockEnd: '100%' },
    '&[data-side="above"]::after': { insetBlockStart: '100%', clipPath: 'polygon(0 0, 100% 0, 50% 100%)' },
    '&[data-side="below"]::after': { insetBlockEnd: '100%', clipPath: 'polygon(0 100%, 100% 100%, 50% 0)' },
  },
  '@media': { [forcedColours]: { border: '2px solid CanvasText' } },
});

export const place = component({ display: 'block', fontSize: vars.font.data, fontWeight: vars.weight.title });
