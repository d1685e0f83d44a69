import { forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';

const anyWall = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  // Otherwise a definite height would squeeze rows instead of clipping the last.
  gridAutoRows: 'max-content',
  overflow: 'hidden',
  maxBlockSize: '9rem',
  '@media': {
    [from.medium]: { maxBlockSize: 'none' },
    // Ends with its last poster if the form is taller.
    [from.large]: { alignSelf: 'start', maxBlockSize: '100%' },
    // Posters are unrecognisable without their colours.
    [forcedColours]: { display: 'none' },
  },
});

const columns = (count: number) =>
  component({ '@media': { [from.large]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }, anyWall);

/** By columns on a desktop. */
export const wall = { 2: columns(2), 4: columns(4) };

export const poster = component({ aspectRatio: '500 / 707', overflow: 'hidden' });
