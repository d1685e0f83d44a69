import { forward } from '../../theme/direction.js';
import { component } from '../../theme/style.js';

export const icon = component({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'currentColor',
  verticalAlign: '-0.25em',
});

export const mirrored = component({ scale: `${forward} 1` }, icon);
