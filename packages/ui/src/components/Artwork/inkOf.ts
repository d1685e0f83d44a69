import { contrast } from '../../theme/contrast.js';
import { type PaletteName, palettes } from '../../theme/palettes.js';

const inks = ['a', 'b', 'c', 'type'] as const;

/** Returns the ink of a palette that a picture is printed in: the first that reaches 4.5:1 on the field. `type` always does. */
export const inkOf = (palette: PaletteName) =>
  inks.find((ink) => contrast(palettes[palette][ink], palettes[palette].field) >= 4.5) ?? 'type';
