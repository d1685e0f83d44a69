import type { PaletteName } from '../../theme/palettes.js';
import type { FamilyName } from './families/index.js';
import { hash } from './random.js';

interface Range {
  families: readonly FamilyName[];
  palettes: readonly PaletteName[];
}

/** The compositions and inks of each interest. */
const ranges: Record<string, Range> = {
  movie: {
    families: ['beam', 'halves', 'estate', 'lanes', 'harbour'],
    palettes: ['night', 'taxi2', 'tram2', 'plum', 'minibus2', 'rice'],
  },
  music: { families: ['rings', 'ridge', 'bars'], palettes: ['minibus', 'ferry', 'milk'] },
  popConcert: { families: ['harbour', 'bars', 'rings'], palettes: ['neon', 'plum', 'peach2'] },
  bandShow: { families: ['rings', 'harbour', 'bars'], palettes: ['plum', 'neon', 'minibus2'] },
  chineseOpera: { families: ['fan', 'glyph', 'halves'], palettes: ['taxi', 'peach', 'rice', 'plum'] },
  theatre: {
    families: ['estate', 'glyph', 'beam', 'ridge', 'scaffold'],
    palettes: ['tram', 'rice', 'minibus2', 'sky', 'taxi2'],
  },
  arts: { families: ['scaffold', 'plaid', 'ridge'], palettes: ['ferry2', 'sky', 'bag'] },
  dance: { families: ['halves', 'scaffold', 'plaid'], palettes: ['peach', 'ferry2', 'mint2'] },
  sport: { families: ['lanes', 'rings', 'bars'], palettes: ['sky', 'taxi2', 'minibus', 'ferry'] },
  family: { families: ['tiles', 'halves', 'beam', 'lanes'], palettes: ['mint', 'tram2', 'sky', 'peach2'] },
  exhibition: {
    families: ['plaid', 'glyph', 'tiles', 'lanes'],
    palettes: ['bag', 'concrete', 'rice', 'minibus2'],
  },
  seminar: { families: ['glyph', 'tiles', 'rings'], palettes: ['concrete', 'rice', 'mint2'] },
};

const anyInterest: Range = {
  families: Object.values(ranges).flatMap((range) => range.families),
  palettes: Object.values(ranges).flatMap((range) => range.palettes),
};

/** Interests with their own compositions. */
export const interests = Object.keys(ranges);

/** Compositions and inks of an interest, all for an unknown one. */
export const rangeOf = (interest: string): Range => ranges[interest] ?? anyInterest;

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T;

/** The composition of a poster, stable per id and interest. @param titled whether there is a title, for `glyph` */
export function familyOf(seed: string, interest: string, titled = true): FamilyName {
  const range = rangeOf(interest).families;
  const family = pick(range, hash(seed));
  return titled || family !== 'glyph' ? family : pick(range, hash(seed) + 1);
}

/** The inks of an event's poster. */
export const paletteOf = (seed: string, interest: string): PaletteName =>
  pick(rangeOf(interest).palettes, hash(seed) >>> 8);
