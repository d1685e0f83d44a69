import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css';
import { from } from '../../theme/conditions.js';
import { iconButton } from '../../theme/iconButton.js';
import { layers } from '../../theme/layers.css.js';
import { figures } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const rise = keyframes({ from: { transform: `translateY(${vars.space.s3})` } });

/** The scrim scrolls, so that long text is reachable on small phones. */
export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  // Radix turns those of `body` off.
  pointerEvents: 'auto',
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  padding: vars.space.s4,
  background: vars.scrim.bg,
});

const ticket = component({
  animation: `${rise} ${vars.duration.base} ${vars.easing.out}`,
  // An outline would mark the ticket as a control.
  outline: 'none',
  vars: { [local.ground]: vars.scrim.ground, [local.notch]: '22px' },
});

/** By its width. */
export const content = {
  medium: component({ inlineSize: 'min(32rem, 100%)' }, ticket),
  wide: component({ inlineSize: 'min(56rem, 100%)' }, ticket),
};

/** In place of the corners of tickets. */
export const paper = component({ borderRadius: vars.radius.dialog });

const part = component({
  display: 'flex',
  gap: vars.space.s4,
  padding: vars.space.s4,
  background: vars.bg.raised,
  '@media': { [from.medium]: { padding: `${vars.space.s5} ${vars.space.s6}` } },
});

export const words = component({}, part);

export const text = component({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: vars.space.s2,
  minInlineSize: 0,
});

export const code = component({
  ...figures,
  fontSize: vars.font.h2,
  lineHeight: 1,
});

export const title = component({
  fontSize: vars.font.h4,
  paddingInlineEnd: vars.space.s6,
  '@media': { [from.medium]: { fontSize: vars.font.h3 } },
});

export const close = component({
  ...iconButton,
  position: 'absolute',
  insetBlockStart: vars.space.s2,
  insetInlineEnd: vars.space.s2,
  border: 0,
  background: 'none',
});

export const actions = component({ flexWrap: 'wrap', rowGap: vars.space.s3 }, part);

// By attribute, because classes for a variant would be script.
const plain = `${ticket}[data-variant="plain"] > *`;
const inLayer = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
inLayer(plain, { overflow: 'clip', borderRadius: vars.radius.surface });
inLayer(`${plain} > ${words} + *`, { display: 'none' });
inLayer(`${plain} > ${actions}`, { borderBlockStart: `${vars.line.width} solid ${vars.border.hair}` });
