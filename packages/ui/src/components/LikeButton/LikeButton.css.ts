import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const like = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  minBlockSize: vars.size.touch,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  ...numerals,
  whiteSpace: 'nowrap',
});

/** Colour of a filled heart, for surfaces on which red may be invisible. */
export const heartInk = '--fg-like-ink';

export const button = component(
  {
    position: 'relative',
    // Above the link that covers the card.
    zIndex: 4,
    justifyContent: 'flex-end',
    minInlineSize: vars.size.touch,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      '&[aria-pressed="true"]': { fontWeight: vars.weight.title },
      '&[aria-disabled]': { cursor: 'progress', textDecoration: 'none' },
    },
    // Without script the button does nothing: the number is visible, but not reachable.
    '@media': { '(scripting: none)': { visibility: 'hidden', pointerEvents: 'none' } },
  },
  like,
);

globalStyle(`${button} *`, {
  '@layer': { [layers.components]: { '@media': { '(scripting: none)': { visibility: 'visible' } } } },
});

const ink = `var(${heartInk}, ${vars.like.on})`;

// Lists have thirty hearts, so an extra element would be costly.
globalStyle(`${button} > svg`, { '@layer': { [layers.components]: { fontSize: '1.1rem' } } });
globalStyle(`${button}[aria-pressed="true"] > svg`, { '@layer': { [layers.components]: { color: ink } } });

/** The spinner has the size of the heart, so that nothing moves. */
export const wait = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  fontSize: '1.1rem',
  selectors: { [`${button}[aria-pressed="true"] &`]: { color: ink } },
});
