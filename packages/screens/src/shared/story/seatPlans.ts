import type { HouseLayout, Lang, PlanRow, SeatPlan } from '@first-gong/domain';
import { whale } from './eventDetails.js';
import { inThree } from './inThree.js';

/** Rows of each zone, and the sold share. */
const bands = [
  { rows: 'ABC', sold: 0.8 },
  { rows: 'DEFGHJ', sold: 0.5 },
  { rows: 'KLMNP', sold: 0.3 },
  { rows: 'ABCD', sold: 0.15 },
];

/** Sections from left to right, with the seats per row. */
const sections = [
  { letter: 'L', seats: 6 },
  { letter: 'M', seats: 14 },
  { letter: 'R', seats: 6 },
];

/** Sold seats in pairs, the same in every run. */
const soldIn = (seats: number, share: number, seed: number): number[] =>
  Array.from({ length: seats }, (_, index) => index + 1).filter((number) => {
    const mixed = Math.imul(Math.ceil(number / 2) * 7919 + seed * 104_729, 0x5bd1e995);
    return ((mixed ^ (mixed >>> 15)) >>> 4) % 1000 < share * 1000;
  });

/** The stalls are one slope, and the balcony begins above their last rows. */
const places = [
  { away: 2.5, height: 0.1, rise: 0.12 },
  { away: 6.4, height: 0.5, rise: 0.12 },
  { away: 13, height: 1.2, rise: 0.12 },
  { away: 13.5, height: 4.5, rise: 0.4 },
];
const layout: HouseLayout = {
  width: 10,
  sections: places.flatMap((place, band) =>
    sections.map(({ letter }, index) => ({
      code: `${letter}${band + 1}`,
      right: (index - 1) * 6.7,
      turn: 0,
      ...place,
    })),
  ),
};

/** Three bands of stalls and a balcony, each in three sections. */
export function playhousePlan(lang: Lang, performanceId = 'whale-2'): SeatPlan {
  const zones = whale(lang).performances[1]?.zones ?? [];
  const stalls = inThree('Stalls', '堂座', '池座')[lang];
  const balcony = inThree('Balcony', '樓座', '楼座')[lang];
  return {
    performanceId,
    version: '1',
    focus: 'stage',
    layout,
    parts: bands.map((_, band) => ({
      name: band === bands.length - 1 ? balcony : stalls,
      place: 'front',
      sections: sections.map(({ letter }) => `${letter}${band + 1}`),
    })),
    zones: zones.map(({ code, name, price, standing }, band) => ({
      code,
      name,
      price,
      standing,
      rows: sections.flatMap(({ letter, seats }) =>
        Array.from(bands[band]?.rows ?? '', (row, depth): PlanRow => {
          const isBack = letter === 'L' && band === 2 && row === 'P';
          return {
            section: `${letter}${band + 1}`,
            row,
            seats,
            distance: band * 6 + depth + (letter === 'M' ? 0 : 9),
            taken: isBack ? [] : soldIn(seats, bands[band]?.sold ?? 0, band * 100 + depth * 10 + letter.charCodeAt(0)),
            wheelchair: isBack ? [1] : [],
            companion: isBack ? [2] : [],
          };
        }),
      ),
    })),
  };
}
