import { component } from '../../theme/style.js';

export const icon = component({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'currentColor',
  verticalAlign: '-0.25em',
});
