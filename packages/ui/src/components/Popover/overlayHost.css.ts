import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';

/** The whole screen, and nothing of it in the way: only what is mounted in it can be pressed. */
export const host = component({
  position: 'fixed',
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  pointerEvents: 'none',
  // React Aria measures against the nearest transformed ancestor before it has placed an overlay: be that ancestor.
  transform: 'translate(0)',
});

globalStyle(`${host} > *`, { '@layer': { [layers.components]: { pointerEvents: 'auto' } } });
