import { component } from '../../theme/style.js';

/** Centres the picture on the flood, uncropped in any proportions. */
export const pasteUp = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: '8%',
});
