import { scattered } from '../SeatPlan/SeatPlan.fixtures.js';
import type { ZoneCode } from '../ZoneTable/index.js';
import type { MapPart, MapRow, MapSection } from './house.js';

interface Block {
  code: string;
  name: string;
  zone: ZoneCode;
  rows: readonly string[];
  seats: number;
  share?: number;
  restricted?: boolean;
  wheelchair?: boolean;
}

function section({ code, name, zone, rows, seats, share = 0.45, restricted, wheelchair = false }: Block): MapSection {
  return {
    code,
    name,
    rows: rows.map((row, depth): MapRow => {
      const isLast = wheelchair && depth === rows.length - 1;
      const seed = depth * 31 + code.length + code.charCodeAt(code.length - 1);
      const sold = Array.from({ length: seats }, (_, index) => index + 1).filter(scattered(share, seed));
      return {
        name: row,
        zone,
        seats,
        sold: isLast ? sold.filter((number) => number > 2) : sold,
        restricted,
        wheelchair: isLast ? [1] : [],
        companion: isLast ? [2] : [],
      };
    }),
  };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const run = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index));

/** A theatre of 624 seats: three bands of stalls, each in three sections. */
export const theatre: MapPart[] = [
  ['1', 'A', [...'ABCD'], 0.7],
  ['2', 'B', [...'EFGHJK'], 0.4],
  ['3', 'C', [...'LMNPQ'], 0.2],
].map(([band, zone, rows, share]) => ({
  place: 'front',
  sections: (
    [
      ['L', 'left', 8],
      ['M', 'centre', 20],
      ['R', 'right', 8],
    ] as const
  ).map(([letter, side, seats]) =>
    section({
      code: `${letter}${band}`,
      name: `${letter}${band} Stalls, ${side}`,
      zone: zone as ZoneCode,
      rows: rows as string[],
      seats,
      share: share as number,
      wheelchair: band === '3' && letter === 'L',
    }),
  ),
}));

/** An arena with a restricted view behind its stage. */
export const arena: MapPart[] = [
  {
    place: 'floor',
    sections: numbered(4).map((block) =>
      section({ code: `F${block}`, name: `F${block} Floor`, zone: 'A', rows: numbered(8), seats: 12 }),
    ),
  },
  {
    place: 'around',
    sections: run(41, 12).map((code) =>
      section({ code, name: `${code} Stand`, zone: 'B', rows: numbered(8), seats: 16, share: code === '44' ? 1 : 0.5 }),
    ),
  },
  {
    place: 'behind',
    sections: ['73', '74'].map((code) =>
      section({ code, name: `${code} Behind the stage`, zone: 'D', rows: numbered(5), seats: 12, restricted: true }),
    ),
  },
];

/** A stadium for a concert: a floor and three rings. @param scale 1 for about 49,000 seats */
export const stadium = (scale = 1): MapPart[] => [
  {
    place: 'floor',
    sections: numbered(16).map((block) =>
      section({ code: `F${block}`, name: `F${block} Floor`, zone: 'A', rows: numbered(20), seats: 24 }),
    ),
  },
  ...(
    [
      [101, 26, 'B', 'Lower stand'],
      [201, 12, 'C', 'Middle tier'],
      [301, 24, 'D', 'Upper stand'],
    ] as const
  ).map(
    ([from, rows, zone, name]): MapPart => ({
      place: 'around',
      sections: run(from, Math.round(28 * scale)).map((code) =>
        section({ code, name: `${code} ${name}`, zone, rows: numbered(rows), seats: 24 }),
      ),
    }),
  ),
];
