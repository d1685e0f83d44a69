import { frame as fieldFrame, input as fieldInput } from '../../private/Field/Field.css.js';
import { figures } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const cellWidth = '100cqi / 6';

export const frame = component({ minBlockSize: '4.25rem' }, fieldFrame);

/** Measures the cells and clips the seventh, which has the caret after the last digit. */
export const row = component({
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  containerType: 'inline-size',
  overflow: 'clip',
});

/** Cells are above the input, because forced colours paint a background behind its text. */
export const cell = component({
  zIndex: 1,
  pointerEvents: 'none',
  selectors: {
    '& + &': { borderInlineStart: `2px dashed ${vars.border.perf}` },
    '&[data-next]': { borderBlockEnd: `6px solid ${vars.border.strong}` },
  },
});

/** Spacing centres each digit in its cell. */
export const input = component(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `calc(100% + ${cellWidth})`,
    paddingBlock: 0,
    paddingInline: `calc((${cellWidth} - 1ch) / 2) 0`,
    fontSize: `max(16px, min(${vars.font.h2}, 12cqi))`,
    ...figures,
    letterSpacing: `calc(${cellWidth} - 1ch)`,
    lineHeight: 1,
  },
  fieldInput,
);
