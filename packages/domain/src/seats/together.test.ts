import { describe, expect, test } from 'vitest';
import { checkPickedSeats, checkSingleSeats } from './picking.js';
import type { PlanZone } from './seatPlan.js';
import { seatsOfOffer, togetherOffers } from './together.js';

/** Rows from the front: `.` free, `x` taken, `w` wheelchair space. */
const zone = (code: PlanZone['code'], price: number, ...drawn: string[]): PlanZone => ({
  code,
  name: code,
  price,
  standing: false,
  rows: drawn.map((seats, index) => {
    const marked = (mark: string) => Array.from(seats).flatMap((one, place) => (one === mark ? [place + 1] : []));
    const name = String.fromCharCode(65 + index);
    return {
      section: code,
      row: name,
      seats: seats.length,
      distance: index + 5,
      taken: marked('x'),
      wheelchair: marked('w'),
      companion: [],
    };
  }),
});

const offered = (zones: PlanZone[], quantity: number, most = 9) =>
  togetherOffers(zones, quantity, most).map(({ zone: code, row, first, last }) => `${code} ${row}${first}–${last}`);

describe('§2 seats side by side', () => {
  test('are offered in the middle of the front row first, one block for each gap', () => {
    expect(offered([zone('A', 380, '....x....', '........')], 2)).toEqual(['A A3–4', 'A A6–7', 'A B4–5']);
  });

  test('leave no lone seat', () => {
    expect(offered([zone('A', 380, '...', '....', '..')], 2)).toEqual(['A B1–2', 'A C1–2']);
  });

  test('are offered in each zone, so that prices can be compared, and no more of a zone than wanted', () => {
    const zones = [zone('A', 380, '....', '....', '....'), zone('D', 180, '....')];
    expect(offered(zones, 4, 2)).toEqual(['A A1–4', 'A B1–4', 'D A1–4']);
  });

  test('do not take wheelchair spaces', () => {
    expect(offered([zone('A', 380, 'w..xw')], 2)).toEqual(['A A2–3']);
  });

  test.each([0, -1, 1.5, Number.NaN])('are none for %d people', (quantity) => {
    expect(offered([zone('A', 380, '....')], quantity)).toEqual([]);
  });

  test('can all be held: none breaks a rule of picked seats', () => {
    const zones = [zone('A', 380, '..x.....x..', '.x..x...x....', '...........')];
    for (const quantity of [1, 2, 3, 4, 5]) {
      for (const offer of togetherOffers(zones, quantity, 9)) {
        const rows = zones[0]?.rows ?? [];
        expect(checkPickedSeats(rows, seatsOfOffer(offer))).toEqual([]);
        expect(checkSingleSeats(rows, seatsOfOffer(offer))).toEqual([]);
      }
    }
  });
});
