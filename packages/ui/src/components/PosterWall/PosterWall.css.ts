import { forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const wall = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  // Else a definite height squeezes the rows, instead of cutting the last one off.
  gridAutoRows: 'max-content',
  overflow: 'hidden',
  maxBlockSize: '9rem',
  background: vars.bg.inverse,
  '@media': {
    [from.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', blockSize: '100%', maxBlockSize: 'none' },
    // Without its colours a poster is a riddle; the form is what matters.
    [forcedColours]: { display: 'none' },
  },
});

export const poster = component({ aspectRatio: '500 / 707', overflow: 'hidden' });
