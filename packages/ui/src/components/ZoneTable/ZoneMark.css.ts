import { print } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** A seat from above: a letter, and the pattern of the cushion. */
const mark = component({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  justifyContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  paddingBlockStart: '1px',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.bg.surface,
  color: vars.text.primary,
  fontSize: vars.font.caption,
  fontStretch: vars.stretch.title,
  fontWeight: vars.weight.title,
  lineHeight: '1',
  verticalAlign: 'middle',
  // Keeps the pattern in forced colours, in the system's colour.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 1px 1px',
    blockSize: '34%',
    forcedColorAdjust: 'none',
  },
  '@media': { [print]: { printColorAdjust: 'exact' } },
});

const zone = (background: string) => component({ '::after': { background } }, mark);

/** Solid, diagonals, dots, rules: the same in every theme, so that zones are recognisable without colour. */
export const zones = {
  A: zone(vars.zone.a),
  B: zone(`repeating-linear-gradient(135deg, ${vars.zone.b} 0 2px, transparent 2px 4.2px)`),
  C: zone(`radial-gradient(${vars.zone.c} 1.1px, transparent 1.4px) 0 0 / 4px 4px`),
  D: zone(`repeating-linear-gradient(${vars.zone.d} 0 1.4px, transparent 1.4px 3.4px)`),
};
