import { rings } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const trackWidth = '3.25rem';

export const field = component({ position: 'relative' });

export const button = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${trackWidth} minmax(0, 1fr)`,
  gap: vars.space.s3,
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.dense,
  // Sentences may break between any characters.
  wordBreak: 'normal',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

/** Read-only. A busy switch also has `data-readonly`, so a class is needed. */
export const fact = component({}, button);

/** Off: empty with the thumb at the start. On: filled with a ticked thumb at the end. */
export const track = component({
  display: 'flex',
  blockSize: '1.75rem',
  border: `2px solid ${vars.border.strong}`,
  borderRadius: vars.radius.choice,
  background: vars.bg.surface,
  selectors: {
    [`${button}[data-selected] &`]: {
      justifyContent: 'flex-end',
      borderColor: vars.selected.bg,
      background: vars.selected.bg,
    },
    [`${button}[data-invalid] &`]: { border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}` },
    // A rule instead of a track, because nothing can be changed.
    [`${fact} &, ${fact}[data-selected] &`]: {
      borderColor: vars.border.control,
      borderStyle: 'none none solid',
      background: 'none',
    },
    [`${button}[data-disabled] &`]: { borderStyle: 'dashed', borderColor: vars.border.control, background: 'none' },
    [`${button}:has(:focus-visible) &`]: rings,
  },
});

export const thumb = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '100%',
  // Forced colours keep borders and remove backgrounds.
  borderInlineEnd: `1.5rem solid ${vars.border.strong}`,
  color: vars.selected.bg,
  selectors: {
    [`${button}[data-selected] &`]: {
      border: `2px solid ${vars.selected.bg}`,
      background: vars.selected.text,
    },
    [`${button}[data-disabled] &`]: { borderColor: 'currentColor', color: vars.text.muted },
    [`${fact} &`]: { borderColor: vars.border.control },
    [`${fact}[data-selected] &`]: { borderColor: 'currentColor', background: 'none', color: vars.text.primary },
    [`${button}[data-disabled][data-selected] &`]: { background: 'none' },
  },
});

export const word = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  marginInlineStart: vars.space.s3,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  fontWeight: vars.weight.body,
});

const indent = `calc(${trackWidth} + ${vars.space.s3})`;

export const hint = component({
  display: 'block',
  paddingInlineStart: indent,
  color: vars.text.secondary,
  fontSize: vars.font.small,
});

export const below = component({ display: 'block', paddingInlineStart: indent });
