import { frame as fieldFrame } from '../../private/Field/Field.css.js';
import { rings } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** React Aria marks the field and not its button, so the frame has separate rules for states. */
export const select = component({ minInlineSize: 0 });

export const frame = component(
  {
    selectors: {
      [`${select}[data-invalid] &`]: { border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}` },
      [`${select}[data-disabled] &`]: {
        borderStyle: 'dashed',
        background: vars.bg.sunken,
        color: vars.text.muted,
      },
      '&:hover:not(:has(button:disabled))': { background: vars.bg.sunken },
      '&:has(button:focus-visible)': rings,
    },
  },
  fieldFrame,
);

export const trigger = component({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  padding: '0.5rem 0.875rem',
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const value = component({
  minInlineSize: 0,
  selectors: { '&[data-placeholder]': { color: vars.text.secondary } },
});

export const caret = component({
  display: 'flex',
  flex: 'none',
  selectors: { [`${select}[data-open] &`]: { transform: 'scaleY(-1)' } },
});
