import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const stepper = component({
  display: 'inline-flex',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.bg.surface,
  selectors: {
    '&:has([aria-invalid="true"])': { border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}` },
    '&:has(input:disabled)': { borderStyle: 'dashed', background: vars.bg.sunken, color: vars.text.muted },
  },
});

export const step = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.border.strong, color: vars.bg.surface },
    '&:disabled': {
      background: vars.pattern.disabled,
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': { [forcedColours]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});

export const number = component({
  inlineSize: '3.5rem',
  minBlockSize: vars.size.touch,
  padding: 0,
  border: `0 solid ${vars.border.control}`,
  borderInlineWidth: '1.5px',
  borderRadius: 0,
  background: 'none',
  appearance: 'textfield',
  // Phones zoom into smaller text.
  fontSize: `max(16px, ${vars.font.lead})`,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.title,
  textAlign: 'center',
  '::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
});
