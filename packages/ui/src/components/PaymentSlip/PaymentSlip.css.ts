import { keyframes } from '@vanilla-extract/css';
import * as totalLine from '../../private/totalLine.css.js';
import { from } from '../../theme/conditions.js';
import { forward } from '../../theme/direction.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const part = component({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s4,
  '@media': { [from.medium]: { padding: vars.space.s5 } },
});

const tear = keyframes({ from: { transform: `translateX(calc(-1 * ${forward} * ${vars.space.s3}))` } });

/** The stub slides along its perforation. */
export const torn = component({ animation: `${tear} ${vars.duration.tear} ${vars.easing.tear}` }, part);

export const title = component({
  marginBlockStart: vars.space.s3,
  fontSize: vars.font.h5,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const total = component(
  {
    selectors: {
      '&[data-updating]': { color: vars.text.muted, textDecoration: 'line-through', textDecorationThickness: '2px' },
    },
    '@media': { [from.small]: { fontSize: vars.font.h1 } },
  },
  totalLine.total,
);

export const updating = component({
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  textAlign: 'end',
  selectors: { '&:empty': { position: 'absolute' } },
});

export const confirm = component({ marginBlockStart: vars.space.s2 });

export const note = component({ fontSize: vars.font.small, color: vars.text.secondary, textAlign: 'center' });

export const cancel = component({ marginBlockStart: vars.space.s1 });
