import { expect, test } from 'vitest';
import { leavingAlone } from './leaving.js';
import type { PlanRow } from './seatPlan.js';

const row = (taken: number[], changes: Partial<PlanRow> = {}): PlanRow => ({
  section: 'Stalls',
  row: 'F',
  seats: 12,
  distance: 3,
  taken,
  wheelchair: [],
  companion: [],
  ...changes,
});
const seats = (...numbers: number[]) => numbers.map((seat) => ({ section: 'Stalls', row: 'F', seat: String(seat) }));

test('the seats at the ends of a group can leave, so that the others stay side by side', () => {
  expect(leavingAlone([row([4, 5, 6])], seats(4, 5, 6))).toEqual({ alone: seats(4, 6), together: null });
});

test('a seat stays that would be a lone free seat', () => {
  expect(leavingAlone([row([3, 4, 5, 6])], seats(4, 5, 6))).toEqual({ alone: seats(6), together: null });
  expect(leavingAlone([row([3, 4, 5, 6])], seats(4, 5))).toEqual({ alone: [], together: 'sideBySide' });
});

test('seats that were not side by side leave in any order, as long as none is a lone free seat', () => {
  expect(leavingAlone([row([2, 3, 8])], seats(2, 3, 8)).alone).toEqual(seats(2, 3, 8));
});

test('a wheelchair space and the seats of its companions leave together', () => {
  const rows = [row([4, 5, 6], { wheelchair: [4], companion: [5] })];
  expect(leavingAlone(rows, seats(4, 5))).toEqual({ alone: [], together: 'wheelchair' });
  expect(leavingAlone(rows, seats(5, 6))).toEqual({ alone: [], together: 'wheelchair' });
});

test('a seat by itself and places without numbers leave one by one', () => {
  expect(leavingAlone([row([3, 4])], seats(4))).toEqual({ alone: seats(4), together: null });
  expect(leavingAlone([], seats(7, 8))).toEqual({ alone: seats(7, 8), together: null });
});
