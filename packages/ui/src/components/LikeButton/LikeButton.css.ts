import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { like } from './LikeCount.css.js';

/** Custom property: the colour of a filled heart, for surfaces such as a flood where the theme's red may be invisible. */
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
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      '&[aria-pressed="true"]': { fontWeight: vars.weight.title },
      '&[aria-disabled]': { cursor: 'progress', textDecoration: 'none' },
    },
    // It does nothing without script: its number stays, but it cannot be reached.
    '@media': { '(scripting: none)': { visibility: 'hidden', pointerEvents: 'none' } },
  },
  like,
);

globalStyle(`${button} *`, {
  '@layer': { [layers.components]: { '@media': { '(scripting: none)': { visibility: 'visible' } } } },
});

const ink = `var(${heartInk}, ${vars.like.on})`;

// A list has thirty hearts, and none of them has an element around it.
globalStyle(`${button} > svg`, { '@layer': { [layers.components]: { fontSize: '1.1rem' } } });
globalStyle(`${button}[aria-pressed="true"] > svg`, { '@layer': { [layers.components]: { color: ink } } });

/** The spinner replaces the heart in a box of the same size, so that nothing moves. */
export const wait = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  fontSize: '1.1rem',
  selectors: { [`${button}[aria-pressed="true"] &`]: { color: ink } },
});
