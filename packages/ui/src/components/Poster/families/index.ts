import type { Family } from '../drawing.js';
import { bars } from './bars.js';
import { beam } from './beam.js';
import { estate } from './estate.js';
import { fan } from './fan.js';
import { glyph } from './glyph.js';
import { halves } from './halves.js';
import { harbour } from './harbour.js';
import { lanes } from './lanes.js';
import { plaid } from './plaid.js';
import { ridge } from './ridge.js';
import { rings } from './rings.js';
import { scaffold } from './scaffold.js';
import { tiles } from './tiles.js';

/** The compositions of posters, by name. */
export const families = {
  bars,
  beam,
  estate,
  fan,
  glyph,
  halves,
  harbour,
  lanes,
  plaid,
  ridge,
  rings,
  scaffold,
  tiles,
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;
