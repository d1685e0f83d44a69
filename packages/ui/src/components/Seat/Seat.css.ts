import { forcedColours, print } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Width of a seat's square, by which everything scales. */
export const seatSize = '--fg-seat-size';

const size = `var(${seatSize})`;
const part = (share: number) => `calc(${size} * ${share})`;

/** Two diagonals. @param t thickness in percent of the square */
const cross = (t: number) =>
  `polygon(0 0, ${t}% 0, 50% ${50 - t}%, ${100 - t}% 0, 100% 0, 100% ${t}%, ${50 + t}% 50%, 100% ${100 - t}%, 100% 100%, ${100 - t}% 100%, 50% ${50 + t}%, ${t}% 100%, 0 100%, 0 ${100 - t}%, ${50 - t}% 50%, 0 ${t}%)`;

/** A square with letter above and cushion below. */
export const seatFace = component({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  justifyItems: 'center',
  alignContent: 'start',
  inlineSize: size,
  blockSize: size,
  padding: 0,
  paddingBlockStart: part(0.03),
  border: `max(1.5px, ${part(0.045)}) solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.bg.surface,
  color: vars.text.primary,
  fontSize: `max(12px, ${part(0.43)})`,
  fontStretch: vars.stretch.title,
  fontWeight: vars.weight.title,
  lineHeight: 1,
  verticalAlign: 'middle',
  selectors: {
    // Signs are centred. Only a letter leaves space for a cushion.
    '&:not([data-zone])': { alignContent: 'center', paddingBlockStart: 0, fontSize: part(0.6) },
    '&[data-zone]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 1px 1px',
      blockSize: '34%',
      // Keeps the pattern in forced colours, in the system's colour.
      forcedColorAdjust: 'none',
    },
    // Solid, diagonals, dots, rules: the patterns of ZoneMark, scaled.
    '&[data-zone="A"]::after': { background: vars.zone.a },
    '&[data-zone="B"]::after': {
      background: `repeating-linear-gradient(135deg, ${vars.zone.b} 0 ${part(0.09)}, transparent ${part(0.09)} ${part(0.17)})`,
    },
    '&[data-zone="C"]::after': {
      background: `radial-gradient(${vars.zone.c} 35%, transparent 38%) 0 0 / ${part(0.14)} ${part(0.14)}`,
    },
    '&[data-zone="D"]::after': {
      background: `repeating-linear-gradient(${vars.zone.d} 0 ${part(0.06)}, transparent ${part(0.06)} ${part(0.15)})`,
    },
    '&[data-restricted]': { borderStyle: 'dashed', borderColor: vars.text.primary },
    '&[data-state="selected"]': {
      border: `1px solid ${vars.selected.bg}`,
      background: vars.selected.bg,
      color: vars.selected.text,
    },
    // Half of a house may be sold, so the cross needs no extra element.
    '&[data-state="sold"]': { border: 0, background: 'none' },
    '&[data-state="sold"]::before': {
      content: '""',
      inlineSize: part(0.5),
      blockSize: part(0.5),
      background: vars.border.perf,
      clipPath: cross(9),
    },
    '&[data-state="faded"]': { borderColor: vars.border.perf, background: 'none', opacity: 0.6 },
    '&[data-state="gap"]': {
      border: `3px dashed ${vars.text.danger}`,
      background: vars.bg.danger,
      color: vars.text.danger,
      fontWeight: vars.weight.poster,
    },
  },
  '@media': {
    [print]: { printColorAdjust: 'exact' },
    [forcedColours]: {
      selectors: {
        '&[data-state="selected"]': {
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-state="sold"]::before': { background: 'GrayText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const seat = {
  small: component({ vars: { [seatSize]: '1.625rem' } }, seatFace),
  large: component({ vars: { [seatSize]: '4rem' } }, seatFace),
};
