import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const frame = component({ background: vars.bg.surface, color: vars.text.primary });

/** Border and padding are as wide as the border of the open box, so that nothing moves when it opens. */
export const closed = component(
  {
    padding: '1.5px',
    border: `1.5px solid ${vars.border.control}`,
    selectors: {
      '&:has([aria-invalid="true"])': {
        padding: `max(0px, 3px - ${vars.alert.width})`,
        border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}`,
      },
      '&:has(:disabled)': { borderStyle: 'dashed', background: 'none', color: vars.text.muted },
    },
  },
  frame,
);

export const open = component({ border: `3px solid ${vars.border.strong}` }, frame);

export const head = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: `0 ${vars.space.s3}`,
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
});

/** The input covers the whole head, so that all of it is the target. */
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const box = component({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
  color: vars.selected.text,
  lineHeight: '1',
  selectors: {
    [`${input}:checked + &`]: { borderColor: vars.selected.bg, background: vars.selected.bg },
    [`${input}[aria-invalid="true"] + &`]: { borderColor: vars.text.danger },
    [`${input}:disabled + &`]: {
      borderStyle: 'dashed',
      borderColor: vars.border.control,
      background: 'none',
      color: vars.text.muted,
    },
    [`${input}:focus-visible + &`]: {
      outline: `2px solid ${vars.focus.outer}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.focus.inner}`,
    },
  },
});

export const label = component({ fontWeight: vars.weight.title, lineHeight: vars.leading.dense });

export const hint = component({
  gridColumn: 2,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  selectors: { [`${closed}:has(:disabled) &`]: { color: 'inherit' } },
});

/** Below the label from a tablet on; on a phone the fields need the width. */
const indent = {
  paddingInline: vars.space.s4,
  '@media': { [from.medium]: { paddingInlineStart: `calc(${vars.space.s4} + 1.5rem + ${vars.space.s3})` } },
} as const;

export const error = component({ ...indent, paddingBlockEnd: vars.space.s3 });

export const fields = component({ ...indent, display: 'grid', gap: vars.space.s4, paddingBlockEnd: vars.space.s4 });
