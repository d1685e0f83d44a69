import { forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const wall = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  // Without it, a definite height would squeeze the rows and not cut off the last one.
  gridAutoRows: 'max-content',
  overflow: 'hidden',
  maxBlockSize: '9rem',
  background: vars.bg.inverse,
  '@media': {
    [from.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', blockSize: '100%', maxBlockSize: 'none' },
    // Nobody can recognise a poster without its colours, so forced colours hide the wall.
    [forcedColours]: { display: 'none' },
  },
});

export const poster = component({ aspectRatio: '500 / 707', overflow: 'hidden' });
