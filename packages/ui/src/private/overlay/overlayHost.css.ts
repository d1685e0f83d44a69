import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';

/** It covers the whole screen and takes no presses; only the overlays mounted in it do. */
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
  // Before React Aria places an overlay, it measures against the nearest transformed ancestor. The host is that ancestor.
  transform: 'translate(0)',
});

globalStyle(`${host} > *`, { '@layer': { [layers.components]: { pointerEvents: 'auto' } } });
