import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';

export const hole = component({
  aspectRatio: '1',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  background: 'currentColor',
  selectors: { '&[data-punched]': { background: 'none' } },
  '@media': {
    [forcedColours]: {
      background: 'CanvasText',
      borderColor: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-punched]': { background: 'Canvas' } },
    },
  },
});
