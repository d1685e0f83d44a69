import { frame as fieldFrame } from '../../private/Field/Field.css.js';
import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const frame = component(
  {
    flexWrap: 'wrap',
    alignItems: 'center',
    // In black and white as thick as the selects of a list beside it.
    border: `max(1.5px, ${vars.line.width}) solid ${vars.border.control}`,
  },
  fieldFrame,
);

/** Beside the track, or above in a narrow place. Its width is fixed, so that the track stays during a drag. */
const value = component({
  flex: '1 1 9rem',
  minInlineSize: 0,
  textWrap: 'balance',
  padding: `${vars.space.s2} 0.875rem`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.dense,
});
export const text = component(
  { fontSize: vars.font.data, fontStretch: vars.stretch.data, fontWeight: vars.weight.strong },
  value,
);
/** With the label, like a `FilterSelect`. */
export const labelledText = component(
  { paddingInline: vars.space.s3, fontSize: vars.font.small, fontWeight: vars.weight.medium },
  value,
);
export const label = component({ color: vars.text.muted, fontWeight: vars.weight.body });

/** The padding gives a thumb at an end its whole touch target. */
export const track = component({
  flex: '2 1 12rem',
  paddingInline: `calc(${vars.size.touch} / 2)`,
  cursor: 'pointer',
  // A vertical swipe scrolls the page.
  touchAction: 'pan-y',
  selectors: { '&:has(input:disabled)': { cursor: 'not-allowed' } },
});

export const rail = component({
  position: 'relative',
  blockSize: vars.size.touch,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    borderBlockStart: `2px solid ${vars.border.control}`,
    transform: 'translateY(-50%)',
  },
});

/** A border, because forced colours and print keep borders. */
export const chosen = component({
  position: 'absolute',
  insetBlockStart: '50%',
  borderBlockStart: `8px solid ${vars.border.strong}`,
  transform: 'translateY(-50%)',
  selectors: { '&:has(~ * input:disabled)': { borderColor: vars.text.muted } },
});

export const thumb = component({
  position: 'absolute',
  insetBlockStart: '50%',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlockStart: '-0.75rem',
  marginInlineStart: '-0.75rem',
  border: `2px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.bg.surface,
  selectors: {
    // The ring is around the frame, the focused thumb is inverted.
    '&:has(:focus-visible)': { background: vars.selected.bg, boxShadow: `inset 0 0 0 4px ${vars.selected.text}` },
    '&:has(:disabled)': { borderStyle: 'dashed', borderColor: vars.text.muted, background: vars.bg.sunken },
  },
  '@media': {
    [forcedColours]: { selectors: { '&:has(:focus-visible)': { background: 'Highlight', forcedColorAdjust: 'none' } } },
  },
});

/** Over the thumb, for keyboard, screen readers and forms. The track handles the pointer. */
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
