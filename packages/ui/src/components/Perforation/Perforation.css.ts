import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const ground = `var(${local.ground}, ${vars.bg.page})`;
const edge = `var(${local.edge}, ${vars.border.hair})`;
const edgeWidth = `var(${local.edgeWidth}, ${vars.line.width})`;
const notch = `var(${local.notch}, ${vars.size.notch})`;
/** The half of the circle outside the ticket. Centres the circle on the edge. */
const outside = `calc(${notch} / -2 - ${edgeWidth} / 2)`;
/** Shows only the half inside the ticket, with its rim. */
const half = `calc(50% - ${edgeWidth} / 2)`;

const circle = {
  content: '""',
  position: 'absolute',
  inlineSize: notch,
  blockSize: notch,
  border: `${edgeWidth} solid ${edge}`,
  borderRadius: '50%',
  background: ground,
  opacity: vars.shape.holes,
} as const;

const perforation = component({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  border: `0 ${vars.shape.tear} ${vars.border.perf}`,
  '::before': circle,
  '::after': circle,
});

const across = `calc(${notch} / -2 - 1px)`;
const acrossRow = {
  blockSize: 0,
  borderBlockStartWidth: '2px',
  '::before': { insetBlockStart: across, left: outside, clipPath: `inset(-1px -1px -1px ${half})` },
  '::after': { insetBlockStart: across, right: outside, clipPath: `inset(-1px ${half} -1px -1px)` },
} as const;
const downColumn = {
  inlineSize: 0,
  alignSelf: 'stretch',
  borderInlineStartWidth: '2px',
  '::before': { insetInlineStart: across, top: outside, clipPath: `inset(${half} -1px -1px)` },
  '::after': { insetInlineStart: across, bottom: outside, clipPath: `inset(-1px -1px ${half})` },
} as const;

const horizontal = component(acrossRow, perforation);
const vertical = component(downColumn, perforation);
const responsive = component(
  {
    ...acrossRow,
    '@media': {
      [from.medium]: {
        ...downColumn,
        blockSize: 'auto',
        borderBlockStartWidth: 0,
        // Moves the notches from the ends of the row to those of the column.
        '::before': { left: 'auto', ...downColumn['::before'] },
        '::after': { right: 'auto', insetBlockStart: 'auto', ...downColumn['::after'] },
      },
    },
  },
  perforation,
);

export const perforationOf = { horizontal, vertical, responsive };
