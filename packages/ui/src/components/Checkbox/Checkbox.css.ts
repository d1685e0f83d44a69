import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const checkbox = component({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
  minBlockSize: vars.size.touch,
  paddingBlock: '0.625rem',
  fontSize: vars.font.small,
  lineHeight: '1.55',
  // Whole sentences, which may break between any characters.
  wordBreak: 'normal',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.muted, cursor: 'not-allowed' } },
});

export const box = component({
  gridArea: '1 / 1',
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `2px solid ${vars.border.strong}`,
  borderRadius: vars.radius.choice,
  background: vars.bg.surface,
  cursor: 'inherit',
  selectors: {
    '&:is(:checked, :indeterminate)': { borderColor: vars.selected.bg, background: vars.selected.bg },
    '&[aria-invalid="true"]': { borderColor: vars.text.danger },
    // The tick needs all of the box.
    '&[aria-invalid="true"]:not(:checked, :indeterminate)': {
      borderWidth: vars.alert.width,
      borderStyle: vars.alert.line,
    },
    '&:disabled': { borderStyle: 'dashed', borderColor: vars.border.control, background: vars.bg.sunken },
  },
});

export const tick = component({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.5rem',
  color: vars.selected.text,
  lineHeight: '1',
  pointerEvents: 'none',
  selectors: { ':disabled + &': { color: vars.text.muted } },
});
