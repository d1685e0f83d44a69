import { describe, expect, test } from 'vitest';
import { bestOffers } from './bestOffers.js';
import type { PlanRow, PlanZone, SeatPlan } from './seatPlan.js';

const row = (section: string, name: string, taken: number[] = []): PlanRow => ({
  section,
  row: name,
  seats: 6,
  distance: 0,
  taken,
  wheelchair: [],
  companion: [],
});
const zone = (code: PlanZone['code'], price: number, ...rows: PlanRow[]): PlanZone => ({
  code,
  name: code,
  price,
  standing: false,
  rows,
});
/** The stalls have rows 1 to 3 of the house, the balcony starts with row 4. */
const houseOf = (...zones: PlanZone[]): SeatPlan => ({
  performanceId: 'p',
  version: '1',
  focus: 'stage',
  parts: [
    { name: 'Stalls', place: 'front', sections: ['M'] },
    { name: 'Balcony', place: 'front', sections: ['T'] },
  ],
  zones,
});
const stalls = zone('A', 480_00, row('M', 'A'), row('M', 'B'));
const rear = zone('B', 380_00, row('M', 'H'));
const balcony = zone('C', 180_00, row('T', 'A'));
const house = houseOf(stalls, rear, balcony);
const full = [1, 2, 3, 4, 5, 6];

describe('§2 the best available seats beside two others', () => {
  test('are those of the zone, with a nearer and a cheaper choice', () => {
    const { best, nearer, cheaper } = bestOffers(house, 'B', 2);
    expect(best).toMatchObject({ zone: 'B', price: 380_00, compromise: 'none', rowsAway: 2 });
    expect(best?.seats.map(({ seat }) => seat)).toEqual(['3', '4']);
    expect(nearer?.zone).toBe('A');
    expect(cheaper?.zone).toBe('C');
  });

  test('of the nearest zone have no nearer ones, and those of the cheapest no cheaper ones', () => {
    expect(bestOffers(house, 'A', 2)).toMatchObject({ nearer: null, cheaper: { zone: 'B' } });
    expect(bestOffers(house, 'C', 2)).toMatchObject({ nearer: { zone: 'B' }, cheaper: null });
  });

  test('say what they give up, and seats that are apart are no better choice', () => {
    const apart = houseOf(zone('A', 480_00, row('M', 'A', [2, 4])), rear, balcony);
    expect(bestOffers(apart, 'A', 3).best?.compromise).toBe('split');
    expect(bestOffers(apart, 'B', 3).nearer).toBeNull();
  });

  test('of a zone without enough seats are null, and a cheaper choice is offered all the same', () => {
    const soldOut = houseOf(stalls, zone('B', 380_00, row('M', 'H', full)), balcony);
    expect(bestOffers(soldOut, 'B', 2)).toMatchObject({ best: null, nearer: null, cheaper: { zone: 'C' } });
  });
});
