import { describe, expect, test } from 'vitest';
import { checkPickedSeats, checkSingleSeats } from './picking.js';
import type { PlanRow } from './seatPlan.js';
import { seatsOfOffer } from './together.js';
import { bestWheelchair, wheelchairOffers } from './wheelchair.js';

/** Ten seats: first a wheelchair space, then a companion seat. */
const row: PlanRow = {
  section: 'M',
  row: 'K',
  seats: 10,
  distance: 8,
  taken: [],
  wheelchair: [1],
  companion: [2],
};
const far: PlanRow = { ...row, row: 'Z', distance: 20, wheelchair: [10], companion: [9] };
const numbers = (rows: readonly PlanRow[], party: number) =>
  bestWheelchair(rows, party)?.seats.map(({ row: name, seat }) => `${name}${seat}`);

describe('§2 a wheelchair space with 0 to n companions', () => {
  test('is the space alone, with the companion’s seat, and with ordinary seats beside it', () => {
    expect(numbers([row], 1)).toEqual(['K1']);
    expect(numbers([row], 2)).toEqual(['K1', 'K2']);
    expect(numbers([row], 4)).toEqual(['K1', 'K2', 'K3', 'K4']);
  });

  test('at the right end of a row has the companions on its left', () => {
    expect(numbers([far], 3)).toEqual(['Z8', 'Z9', 'Z10']);
  });

  test('is the nearest one with enough free seats beside it', () => {
    expect(numbers([far, row], 2)).toEqual(['K1', 'K2']);
    expect(numbers([far, { ...row, taken: [3] }], 4)).toEqual(['Z7', 'Z8', 'Z9', 'Z10']);
    expect(numbers([far, { ...row, taken: [1] }], 1)).toEqual(['Z10']);
  });

  test('never takes the space of another wheelchair, nor anything that is taken', () => {
    const both = { ...row, wheelchair: [1, 4], companion: [2, 3] };
    expect(numbers([both], 4)).toEqual(['K4', 'K5', 'K6', 'K7']);
    expect(numbers([{ ...both, seats: 6 }], 4)).toBeUndefined();
    expect(bestWheelchair([{ ...row, taken: [1] }], 1)).toBeNull();
    expect(bestWheelchair([{ ...row, taken: [2] }], 2)).toBeNull();
    expect(() => bestWheelchair([row], 0)).toThrow(RangeError);
  });

  test('leaves no single seat, and reports one that is unavoidable', () => {
    const narrow = { ...row, seats: 4 };
    expect(bestWheelchair([narrow], 3)?.compromise).toBe('none');
    expect(bestWheelchair([{ ...row, seats: 5 }], 4)).toMatchObject({ compromise: 'none' });
    expect(bestWheelchair([row], 2)?.compromise).toBe('none');
  });
});

describe('§2 wheelchair spaces to compare', () => {
  test('are offered in every zone that has them, the best of each first, and each can be held', () => {
    const zones = [
      { code: 'A' as const, name: 'Stalls', price: 480_00, standing: false, rows: [far, row] },
      { code: 'C' as const, name: 'Balcony', price: 180_00, standing: false, rows: [{ ...row, section: 'B' }] },
    ];
    const offers = wheelchairOffers(zones, 2, 3);
    expect(offers.map(({ zone, row: name, rank }) => `${zone}${name}${rank}`)).toEqual(['AK0', 'AZ1', 'CK0']);
    for (const offer of offers) {
      const { rows } = zones.find(({ code }) => code === offer.zone) ?? { rows: [] };
      expect(checkPickedSeats(rows, seatsOfOffer(offer))).toEqual([]);
      expect(checkSingleSeats(rows, seatsOfOffer(offer))).toEqual([]);
    }
    expect(wheelchairOffers(zones, 0, 3)).toEqual([]);
  });
});
