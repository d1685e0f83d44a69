import { component } from '../../theme/style.js';

/** The picture in the middle of the flood, uncropped, whatever its proportions. */
export const pasteUp = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: '8%',
});
