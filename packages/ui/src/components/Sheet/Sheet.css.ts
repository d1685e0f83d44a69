import { globalStyle, keyframes } from '@vanilla-extract/css';
import { forcedColours, reducedMotion } from '../../theme/conditions.js';
import { iconButton } from '../../theme/iconButton.js';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  // Radix turns those of `body` off.
  pointerEvents: 'auto',
  background: vars.scrim.bg,
});
const shared = component({
  position: 'fixed',
  zIndex: vars.z.dialog,
  overflow: 'auto',
  // Focused controls stay clear of head and actions.
  scrollPaddingBlock: '4.5rem',
  background: vars.bg.raised,
  color: vars.text.primary,
  animationDuration: vars.duration.base,
  animationTimingFunction: vars.easing.out,
  vars: { [local.ground]: vars.bg.raised },
  '@media': {
    [reducedMotion]: { animationDuration: '0s' },
    // Page and sheet then have the same background, and no scrim.
    [forcedColours]: { border: '2px solid CanvasText' },
  },
});
const rule = `4px solid ${vars.border.strong}`;
/** A strip of the page stays in view, for the press that closes it. */
const drawer = component(
  { display: 'flex', flexDirection: 'column', insetBlock: 0, inlineSize: 'min(26rem, 88vw)', animationName: appear },
  shared,
);
export const sheet = {
  bottom: component(
    {
      insetBlock: 'auto 0',
      insetInline: 0,
      maxBlockSize: '88vh',
      maxInlineSize: '40rem',
      marginInline: 'auto',
      paddingBlockStart: '10px',
      borderStartStartRadius: vars.radius.dialog,
      borderStartEndRadius: vars.radius.dialog,
      // A mask cuts holes into the upper edge.
      mask: `radial-gradient(circle at 50% 0, transparent calc(5px * ${vars.shape.holes}), currentColor calc(5.5px * ${vars.shape.holes})) 0 0 / 20px 100%`,
      animationName: rise,
    },
    shared,
  ),
  start: component({ insetInlineStart: 0, borderInlineEnd: rule }, drawer),
  end: component({ insetInlineEnd: 0, borderInlineStart: rule }, drawer),
};
export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  padding: vars.space.s2,
  paddingInlineStart: vars.space.s4,
  borderBlockEnd: rule,
  background: vars.bg.raised,
});
export const title = component({ fontSize: vars.font.h5 });
export const close = component({
  ...iconButton,
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  selectors: { '&:hover': { background: vars.border.strong, color: vars.bg.surface } },
});
export const body = component({ padding: vars.space.s4 });
export const actions = component({
  position: 'sticky',
  insetBlockEnd: 0,
  // At the end of a drawer, also below little content.
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderBlockStart: `2px ${vars.shape.tear} ${vars.border.perf}`,
  background: vars.bg.raised,
});
/** Takes the rest of the line, or wraps if too narrow. */
globalStyle(`${actions} > :last-child`, { '@layer': { [layers.components]: { flex: '1 1 9rem' } } });
