import { forward, from, screen, vars } from '@first-gong/ui/style';
import { keyframes } from '@vanilla-extract/css';
import * as totalLine from './totalLine.css.js';

export const part = screen({ padding: vars.space.s4, '@media': { [from.medium]: { padding: vars.space.s5 } } });

const tear = keyframes({ from: { transform: `translateX(calc(-1 * ${forward} * ${vars.space.s3}))` } });

export const torn = screen({ animation: `${tear} ${vars.duration.tear} ${vars.easing.tear}` }, part);

export const title = screen({
  marginBlockStart: vars.space.s3,
  fontSize: vars.font.h5,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const total = screen(
  {
    selectors: {
      '&[data-updating]': { color: vars.text.muted, textDecoration: 'line-through', textDecorationThickness: '2px' },
    },
    '@media': { [from.small]: { fontSize: vars.font.h1 } },
  },
  totalLine.total,
);

export const updating = screen({
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  textAlign: 'end',
  selectors: { '&:empty': { position: 'absolute' } },
});

export const confirm = screen({ marginBlockStart: vars.space.s2 });

export const note = screen({ fontSize: vars.font.small, color: vars.text.secondary, textAlign: 'center' });

export const cancel = screen({ marginBlockStart: vars.space.s1 });
