import { bwColours } from '../../theme/colours.js';
import { component } from '../../theme/style.js';

export const code = component({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  forcedColorAdjust: 'none',
});

// Fixed to the black and white theme, because codes must not follow the page.
export const paper = component({ fill: bwColours.bg.page });
export const ink = component({ fill: bwColours.text.primary });
