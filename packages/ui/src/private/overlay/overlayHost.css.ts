import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';

/** Covers the screen, but only the overlays inside receive clicks. */
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
  // React Aria measures relative to the nearest transformed ancestor, which is the host.
  transform: 'translate(0)',
});

globalStyle(`${host} > *`, { '@layer': { [layers.components]: { pointerEvents: 'auto' } } });
