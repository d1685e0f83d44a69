import { bwColours } from '../../theme/colours.js';
import { component } from '../../theme/style.js';

export const code = component({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  forcedColorAdjust: 'none',
});

// The colours of the black and white theme, fixed, because the code must not follow the page.
export const paper = component({ fill: bwColours.bg.page });
export const ink = component({ fill: bwColours.text.primary });
