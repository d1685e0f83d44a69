import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../order/purchase.js';
import { bestAvailable, nextEntries, type SeatRow } from './seats.js';

/** Rows from the front: `.` free, `x` taken. */
const zone = (...plan: string[]): SeatRow[] =>
  plan.map((seats, index) => ({
    section: 'M2',
    row: String.fromCharCode(65 + index),
    seats: seats.length,
    distance: index + 5,
    taken: (seat) => seats[seat - 1] === 'x',
  }));

const named = (seats: Seat[] | undefined) => seats?.map(({ row, seat }) => `${row}${seat}`).join(' ');
const choose = (quantity: number, ...plan: string[]) => {
  const choice = bestAvailable(zone(...plan), quantity);
  return choice && { seats: named(choice.seats), compromise: choice.compromise };
};

describe('§2 the best available seats', () => {
  test('are in the middle of the front row', () => {
    expect(choose(3, '.........', '.........')).toEqual({ seats: 'A4 A5 A6', compromise: 'none' });
  });

  test('are in the middle further back rather than far to the side in front', () => {
    expect(choose(2, '..xxxxxxxxxxxxxxxxxxxx', '......................')?.seats).toBe('B11 B12');
  });

  test('leave no lone seat, even if they are a little less central', () => {
    expect(choose(2, 'xx.....xx')).toEqual({ seats: 'A3 A4', compromise: 'none' });
    expect(choose(2, 'x...x', '..x..')).toEqual({ seats: 'B1 B2', compromise: 'none' });
  });

  test('leave a lone seat when there is no other way, and report it', () => {
    expect(choose(2, 'x...x')).toEqual({ seats: 'A2 A3', compromise: 'singleLeft' });
  });

  test('for one person may be a seat that is alone already', () => {
    expect(choose(1, 'x.xx..')).toEqual({ seats: 'A2', compromise: 'none' });
  });

  test('are split into as few blocks as possible, and report it', () => {
    expect(choose(5, '..x..x...')).toEqual({ seats: 'A4 A5 A7 A8 A9', compromise: 'split' });
    expect(choose(4, '.x.x.x.', '..x....')?.compromise).toBe('none');
  });

  test('are null when too few remain', () => {
    expect(choose(4, '..x', 'x.x')).toBeNull();
    expect(bestAvailable([], 1)).toBeNull();
  });

  test.each([0, -1, 1.5, Number.NaN])('%d people are refused', (quantity) => {
    expect(() => bestAvailable(zone('...'), quantity)).toThrow(RangeError);
  });
});

describe('§2 the best available seats of 10,000 random zones', () => {
  const plans = fc.array(fc.array(fc.constantFrom('.', '.', 'x'), { maxLength: 14 }), { maxLength: 7 });
  const zones = plans.map((plan) => plan.map((seats) => seats.join('')));
  const quantities = fc.integer({ min: 1, max: 12 });
  const each = (check: (plan: string[], quantity: number, choice: ReturnType<typeof bestAvailable>) => void) =>
    fc.assert(
      fc.property(zones, quantities, (plan, quantity) => check(plan, quantity, bestAvailable(zone(...plan), quantity))),
      { numRuns: 10_000 },
    );
  const seated = (plan: string[], seats: Seat[]) =>
    plan.map((row, index) =>
      Array.from(row, (mark, place) =>
        seats.some(({ row: at, seat }) => at === String.fromCharCode(65 + index) && Number(seat) === place + 1)
          ? 'o'
          : mark,
      ).join(''),
    );
  /** Whether the party (`o`) creates a single free seat. */
  const leavesLoneSeat = (row: string) => /(^|x)\.o/.test(row) || /o\.(x|$)/.test(row);
  /** Squared distance of a party's centre from the focal point. */
  const distance = (plan: string[], index: number, start: number, quantity: number) =>
    (index + 5) ** 2 + (start + quantity / 2 - (plan[index]?.length ?? 0) / 2) ** 2;
  /** Every way to seat a party together, by brute force. */
  const adjacent = (plan: string[], quantity: number) =>
    plan.flatMap((row, index) =>
      Array.from(row, (_, start) => ({
        row: row.slice(0, start) + 'o'.repeat(quantity) + row.slice(start + quantity),
        isFree: !row.slice(start, start + quantity).includes('x'),
        distance: distance(plan, index, start, quantity),
      })).filter((way) => way.isFree && way.row.length === row.length),
    );

  test('are as many as requested, all different and free; null only when too few remain', () => {
    each((plan, quantity, choice) => {
      const free = plan.join('').replaceAll('x', '').length;
      expect(choice === null).toBe(free < quantity);
      if (choice === null) return;
      expect(new Set(choice.seats.map((seat) => `${seat.row} ${seat.seat}`)).size).toBe(quantity);
      const marks = seated(plan, choice.seats).join('');
      expect(marks.replaceAll(/[^o]/g, '')).toHaveLength(quantity);
      expect(marks.replaceAll(/[^x]/g, '')).toHaveLength(plan.join('').replaceAll('.', '').length);
    });
  });

  test('are side by side whenever a row has enough seats, and leave no lone seat whenever that is possible', () => {
    each((plan, quantity, choice) => {
      if (choice === null) return;
      const ways = adjacent(plan, quantity);
      const hasWayWithoutLoneSeat = ways.some(({ row }) => !leavesLoneSeat(row));
      expect(choice.compromise).toBe(ways.length === 0 ? 'split' : hasWayWithoutLoneSeat ? 'none' : 'singleLeft');
      const rows = seated(plan, choice.seats);
      expect(rows.some((row) => row.includes('o'.repeat(quantity)))).toBe(ways.length > 0);
      if (choice.compromise === 'none') expect(rows.some(leavesLoneSeat)).toBe(false);
    });
  });

  test('are the nearest to the focal point among the blocks with the same compromise', () => {
    each((plan, quantity, choice) => {
      if (choice === null || choice.compromise === 'split') return;
      const ways = adjacent(plan, quantity).filter(
        ({ row }) => choice.compromise === 'singleLeft' || !leavesLoneSeat(row),
      );
      const [first] = choice.seats;
      const index = (first?.row.charCodeAt(0) ?? 0) - 65;
      const nearest = Math.min(...ways.map((way) => way.distance));
      expect(distance(plan, index, Number(first?.seat) - 1, quantity)).toBe(nearest);
    });
  });

  test('for a split party are in the fewest possible blocks', () => {
    each((plan, quantity, choice) => {
      if (choice?.compromise !== 'split') return;
      const runs = plan.flatMap((row) => row.split('x').map((run) => run.length)).sort((a, b) => b - a);
      let count = 0;
      const fewest = runs.findIndex((run) => {
        count += run;
        return count >= quantity;
      });
      expect(seated(plan, choice.seats).join(' ').match(/o+/g)).toHaveLength(fewest + 1);
    });
  });
});

describe('a large venue', () => {
  /** A zone of 10,000 seats, about a third taken. */
  const largeZone = Array.from({ length: 100 }, (_, index) => ({
    section: '41',
    row: String(index + 1),
    seats: 100,
    distance: index,
    taken: (seat: number) => (seat * 7919 + index * 104_729) % 11 < 4,
  }));

  test('reads each of 10,000 seats once, even for a split party', () => {
    let reads = 0;
    const counted = largeZone.map((row) => ({
      ...row,
      taken: (seat: number) => {
        reads += 1;
        return row.taken(seat);
      },
    }));
    expect(bestAvailable(counted, 40)?.seats).toHaveLength(40);
    expect(reads).toBe(10_000);
  });
});

describe('standing places', () => {
  const standing = { section: 'Floor', places: 5, taken: (entry: number) => entry === 2 };

  test('are allocated by entry number, lowest first', () => {
    expect(nextEntries(standing, 3)).toEqual({
      seats: ['1', '3', '4'].map((seat) => ({ section: 'Floor', row: '', seat })),
      compromise: 'none',
    });
  });

  test('are null when too few remain', () => {
    expect(nextEntries(standing, 5)).toBeNull();
  });
});
