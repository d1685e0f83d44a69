import type { PaletteName } from '../../theme/palettes.js';
import type { FamilyName } from './families/index.js';
import { hash } from './random.js';

interface Range {
  families: readonly FamilyName[];
  palettes: readonly PaletteName[];
}

/** What kind of event may get which compositions and which inks. */
const ranges: Record<string, Range> = {
  movie: { families: ['beam', 'halves'], palettes: ['night', 'taxi2', 'tram2'] },
  music: { families: ['rings', 'ridge', 'bars'], palettes: ['minibus', 'ferry', 'milk'] },
  popConcert: { families: ['harbour', 'bars', 'rings'], palettes: ['neon', 'plum', 'peach2'] },
  bandShow: { families: ['rings', 'harbour', 'bars'], palettes: ['plum', 'neon', 'minibus2'] },
  chineseOpera: { families: ['fan', 'glyph'], palettes: ['taxi', 'peach', 'rice'] },
  theatre: { families: ['estate', 'glyph', 'beam'], palettes: ['tram', 'rice', 'minibus2'] },
  arts: { families: ['scaffold', 'plaid', 'ridge'], palettes: ['ferry2', 'sky', 'bag'] },
  dance: { families: ['halves', 'scaffold', 'plaid'], palettes: ['peach', 'ferry2', 'mint2'] },
  sport: { families: ['lanes', 'rings'], palettes: ['sky', 'taxi2', 'minibus'] },
  family: { families: ['tiles', 'halves'], palettes: ['mint', 'tram2', 'sky'] },
  exhibition: { families: ['plaid', 'glyph', 'tiles'], palettes: ['bag', 'concrete', 'rice'] },
  seminar: { families: ['glyph', 'tiles'], palettes: ['concrete', 'rice'] },
};

const anyInterest: Range = {
  families: Object.values(ranges).flatMap((range) => range.families),
  palettes: Object.values(ranges).flatMap((range) => range.palettes),
};

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T;

/** The composition of an event's poster: the same for the same id and interest, for ever. */
export const familyOf = (seed: string, interest: string): FamilyName =>
  pick((ranges[interest] ?? anyInterest).families, hash(seed));

/** The inks of an event's poster. */
export const paletteOf = (seed: string, interest: string): PaletteName =>
  pick((ranges[interest] ?? anyInterest).palettes, hash(seed) >>> 8);
