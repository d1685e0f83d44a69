import { forcedColours, from } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** The drop zone: dashed while empty, framed while a file is over it. */
export const zone = component({
  border: `2px dashed ${vars.border.control}`,
  borderRadius: vars.radius.surface,
  background: vars.bg.surface,
  selectors: {
    '&[data-drop-target]': {
      border: `max(2px, ${vars.alert.frame}) ${vars.alert.line} ${vars.border.strong}`,
      background: vars.bg.selected,
    },
    '&[data-invalid]': { border: `${vars.alert.width} ${vars.alert.emptyLine} ${vars.text.danger}` },
    '&[data-off]': { background: vars.bg.sunken, color: vars.text.muted },
    // Focusable, for pasting and for dropping by keyboard.
    '&[data-focus-visible]': rings,
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-drop-target]': { borderColor: 'Highlight' },
        '&[data-off]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const add = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  padding: vars.space.s4,
});

export const secondary = component({ color: vars.text.secondary, fontSize: vars.font.small });

export const list = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = component({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  alignItems: 'start',
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.control}`,
  selectors: {
    '&[data-state="failed"], &[data-state="refused"]': {
      paddingInlineStart: `calc(${vars.space.s4} - 6px)`,
      borderInlineStart: `6px ${vars.alert.line} ${vars.text.danger}`,
    },
  },
  '@media': { [from.medium]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) auto' } },
});

export const preview = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.sunken,
  fontSize: vars.font.h4,
});

export const picture = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
});

export const words = component({ minInlineSize: 0, display: 'grid', gap: vars.space.s1 });

export const name = component({ fontWeight: vars.weight.title, lineHeight: vars.leading.dense });

export const size = component(numerals, secondary);

const outcome = component({ fontSize: vars.font.small, fontWeight: vars.weight.strong });

export const done = component({ color: vars.text.accent }, outcome);

export const problem = component({ color: vars.text.danger }, outcome);

export const actions = component({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  fontSize: vars.font.small,
  '@media': { [from.medium]: { gridColumn: 'auto' } },
});
