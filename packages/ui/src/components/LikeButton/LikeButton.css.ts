import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { like } from '../LikeCount/LikeCount.css.js';

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
    // It does nothing without script: its number stays, and nobody can reach it.
    '@media': { '(scripting: none)': { visibility: 'hidden', pointerEvents: 'none' } },
  },
  like,
);

globalStyle(`${button} *`, {
  '@layer': { [layers.components]: { '@media': { '(scripting: none)': { visibility: 'visible' } } } },
});

/** The heart and the spinner that replaces it have the same box, so that nothing moves. */
export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  fontSize: '1.1rem',
});

export const filled = component({ color: `var(${heartInk}, ${vars.like.on})` }, mark);
