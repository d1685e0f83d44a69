import { rings } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Shared styles: label above, hint and error below. */
export const field = component({ display: 'block', minInlineSize: 0 });

export const label = component({
  display: 'block',
  marginBlockEnd: '0.375rem',
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
});

export const mark = component({ color: vars.text.secondary, fontWeight: vars.weight.body });

export const frame = component({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: '3rem',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.bg.surface,
  color: vars.text.primary,
  selectors: {
    '&:has([data-invalid], [aria-invalid="true"])': {
      border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}`,
    },
    '&:has(input:disabled, textarea:disabled, select:disabled)': {
      borderStyle: 'dashed',
      background: vars.bg.sunken,
      color: vars.text.muted,
    },
    // A rule instead of a box, because nothing can be entered.
    '&:has([readonly])': { borderStyle: 'none none solid', background: 'none' },
    // The ring is around the frame, to include a button inside.
    '&:has(input:focus-visible, textarea:focus-visible, select:focus-visible)': rings,
  },
});

export const input = component({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: '0.5rem 0.875rem',
  border: 0,
  background: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
  },
});

/** Text before an input, in its frame. */
export const unit = component({ alignSelf: 'center', paddingInlineStart: '0.875rem', color: vars.text.secondary });

export const hint = component({
  display: 'block',
  marginBlockStart: '0.375rem',
  color: vars.text.secondary,
  fontSize: vars.font.small,
});

export const error = component({
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'flex-start',
  marginBlockStart: '0.375rem',
  color: vars.text.danger,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
});

export const errorIcon = component({ flex: 'none', lineHeight: vars.leading.body });
