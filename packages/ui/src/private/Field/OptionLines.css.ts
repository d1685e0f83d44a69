import { hovered, hovers } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const hint = component({
  display: 'block',
  color: vars.text.secondary,
  fontSize: vars.font.small,
});

export const option = component({
  position: 'relative',
  display: 'grid',
  // With small text a line is lower than its touch target, which centres it.
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: '0.625rem',
  lineHeight: vars.leading.dense,
  selectors: { '&[data-disabled]': { color: vars.text.muted } },
});

/** Keeps the label at the centre of its touch target, also with small text. */
export const describedOption = component({ paddingBlockStart: '0.8125rem' }, option);

export const button = component({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
  // Sentences may break between any characters.
  wordBreak: 'normal',
  cursor: 'pointer',
  selectors: {
    // Makes the description clickable. The input comes after it, so lies above.
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&[data-selected]': { fontWeight: vars.weight.strong },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    [hovers]: {
      selectors: {
        [hovered]: { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      },
    },
  },
});

/** A box or a circle before a label. */
export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
  selectors: {
    [`${button}[data-invalid] &`]: { border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}` },
    [`${button}[data-readonly] &`]: { borderWidth: '1px', background: 'none' },
    [`${button}[data-disabled] &`]: { borderStyle: 'dashed', borderColor: vars.border.control, background: 'none' },
    [`${button}:has(:focus-visible) &`]: rings,
  },
});

export const description = component({
  display: 'block',
  paddingInlineStart: `calc(1.5rem + ${vars.space.s3})`,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  selectors: { [`${option}[data-disabled] &`]: { color: 'inherit' } },
});
