import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const meter = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  marginBlockStart: vars.space.s2,
});

export const cells = component({
  flex: '1 1 10rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(20, minmax(0, 1fr))',
  gap: '3px',
});

export const cell = component({
  blockSize: '0.5rem',
  border: `1px solid ${vars.border.control}`,
  selectors: {
    // The border fills the cell, because forced colours keep borders.
    '&[data-state="filled"]': { borderWidth: '0.25rem', borderColor: vars.text.accent },
    // If red is not visible, two rules instead of a block.
    '&[data-state="over"]': {
      borderWidth: `max(2px, 0.25rem - ${vars.alert.frame}) max(0px, 0.25rem - ${vars.alert.frame})`,
      borderColor: vars.text.danger,
    },
  },
});

export const words = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.text.secondary,
  fontSize: vars.font.caption,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.text.danger, fontWeight: vars.weight.strong } },
});
