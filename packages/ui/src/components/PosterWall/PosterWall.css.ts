import { forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';

const anyWall = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  // Without it, a definite height would squeeze the rows and not cut off the last one.
  gridAutoRows: 'max-content',
  overflow: 'hidden',
  maxBlockSize: '9rem',
  '@media': {
    [from.medium]: { maxBlockSize: 'none' },
    // It ends with its last poster where the form beside it is taller.
    [from.large]: { alignSelf: 'start', maxBlockSize: '100%' },
    // A poster without its colours cannot be recognised, so forced colours hide the wall.
    [forcedColours]: { display: 'none' },
  },
});

const columns = (count: number) =>
  component({ '@media': { [from.large]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }, anyWall);

/** The wall, by its columns on a desktop. */
export const wall = { 2: columns(2), 4: columns(4) };

export const poster = component({ aspectRatio: '500 / 707', overflow: 'hidden' });
