import { field as fieldBase, frame as fieldFrame } from '../../private/Field/Field.css.js';
import { panel } from '../../private/overlay/panel.css.js';
import { forcedColours } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { iconButton } from '../../theme/iconButton.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const field = component({}, fieldBase);

/** The parts of a date are not inputs, so the frame has separate rules for states. */
export const frame = component(
  {
    inlineSize: '100%',
    selectors: {
      [`${field}[data-disabled] &`]: { borderStyle: 'dashed', background: vars.bg.sunken, color: vars.text.muted },
      [`${field}[data-readonly] &`]: { borderStyle: 'none none solid', background: 'none' },
      '&:has(:focus-visible)': rings,
    },
  },
  fieldFrame,
);

export const segments = component({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
  padding: '0.25rem 0.625rem',
  cursor: 'text',
});

export const segment = component({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  // Phones zoom into smaller text.
  fontSize: `max(16px, ${vars.font.data})`,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&[role]': { minInlineSize: '1.75rem', minBlockSize: '2.25rem', paddingInline: '0.25rem' },
    '&[data-placeholder], &[data-type="literal"]': { color: vars.text.muted, fontWeight: vars.weight.body },
    // The ring is around the frame, the focused part is inverted.
    '&:focus': { outline: 'none', boxShadow: 'none', background: vars.selected.bg, color: vars.selected.text },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&:focus': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const open = component({
  ...iconButton,
  // As high as the frame.
  blockSize: 'auto',
  border: 0,
  borderInlineStart: `${vars.line.width} solid ${vars.border.control}`,
  background: 'none',
  fontSize: vars.font.h5,
  selectors: {
    '&:hover:not(:disabled), &[aria-expanded="true"]': { background: vars.border.strong, color: vars.bg.surface },
    '&:focus-visible': { outline: 'none', boxShadow: 'none', background: vars.selected.bg, color: vars.selected.text },
    '&:disabled': { borderInlineStartStyle: 'dashed', cursor: 'default' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:focus-visible': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const popover = component({ inlineSize: '24.5rem' }, panel);
export const dialog = component({ outline: 'none' });
