import { describe, expect, test } from 'vitest';
import type { Seat } from '../order/purchase.js';
import type { PlanRow } from '../seats/seatPlan.js';
import { blocksIn, seatsBetween, seatsFrom } from './blocks.js';

const row = (more: Partial<PlanRow> = {}): PlanRow => ({
  section: '1',
  row: 'E',
  seats: 8,
  distance: 0,
  taken: [],
  wheelchair: [],
  companion: [],
  ...more,
});
const seats = (name: string, ...numbers: number[]): Seat[] =>
  numbers.map((seat) => ({ section: '1', row: name, seat: String(seat) }));

describe('§5 blocks of adjacent seats', () => {
  test('do not reach over a taken seat', () => {
    const own = row({ seats: 9, taken: [4] });
    expect(blocksIn([own], own, 3)).toEqual([1, 5, 7]);
  });

  test('leave no single seat beside them, if another block leaves none', () => {
    const own = row({ seats: 5 });
    expect(blocksIn([own], own, 2)).toEqual([1, 4]);
    expect(blocksIn([own], own, 4)).toEqual([1, 2]);
  });

  test('have wheelchair spaces alone or with their companions, and no companion’s seat without its space', () => {
    const own = row({ seats: 4, wheelchair: [1], companion: [2] });
    expect(blocksIn([own], own, 1)).toContain(1);
    expect(blocksIn([own], own, 1)).not.toContain(2);
    expect(blocksIn([own], own, 2)).toEqual([1, 3]);
  });

  test.each([0, -1, 1.5, Number.NaN, 9])('there is none of %s seats', (quantity) => {
    expect(blocksIn([row()], row(), quantity)).toEqual([]);
  });
});

describe('§5 the seats between picked ones', () => {
  test('are those of their row, whatever the order of the picks', () => {
    expect(seatsBetween(seats('E', 9, 6, 7))).toEqual(seats('E', 8));
    expect(seatsBetween(seats('E', 6, 7))).toEqual([]);
    expect(seatsBetween([])).toEqual([]);
  });

  test('are unknown for seats of two rows', () => {
    expect(seatsBetween([...seats('E', 6), ...seats('F', 6)])).toBeNull();
  });
});

test('seats from one number to another are both included', () => {
  expect(seatsFrom(row(), 3, 5)).toEqual(seats('E', 3, 4, 5));
  expect(seatsFrom(row(), 5, 3)).toEqual([]);
});
