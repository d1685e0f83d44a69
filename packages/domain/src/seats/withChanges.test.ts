import { expect, test } from 'vitest';
import type { EventDetail } from '../catalogue/event.js';
import type { PlanRow, SeatPlan } from './seatPlan.js';
import { withChanges, withSeatsLeft } from './withChanges.js';

const row = (name: string, taken: number[]): PlanRow => ({
  section: 'M1',
  row: name,
  seats: 20,
  distance: 10,
  taken,
  wheelchair: [],
  companion: [],
});

const plan: SeatPlan = {
  performanceId: 'whale-2',
  version: '1',
  focus: 'stage',
  parts: [],
  zones: [
    { code: 'A', name: 'Front', price: 480_00, standing: false, rows: [row('A', [1, 2]), row('B', [])] },
    { code: 'B', name: 'Back', price: 280_00, standing: false, rows: [row('B', [7])] },
  ],
};

test('a plan without changes is the same object', () => {
  expect(withChanges(plan, { version: '1', rows: [] })).toBe(plan);
});

test('a change replaces the taken seats of its row in its zone, and no other row', () => {
  const later = withChanges(plan, { version: '3', rows: [{ zone: 'A', section: 'M1', row: 'B', taken: [4, 5] }] });
  expect(later.zones.map(({ rows }) => rows.map(({ taken }) => taken))).toEqual([
    [
      [1, 2],
      [4, 5],
    ],
    [[7]],
  ]);
  expect(later.zones[0]?.rows[0]).toBe(plan.zones[0]?.rows[0]);
  expect(later.version).toBe('3');
  expect(plan.zones[0]?.rows[1]?.taken).toEqual([]);
});

test('seats that are given back are free again', () => {
  const later = withChanges(plan, { version: '4', rows: [{ zone: 'B', section: 'M1', row: 'B', taken: [] }] });
  expect(later.zones[1]?.rows[0]?.taken).toEqual([]);
});

const zone = (code: 'A' | 'B', remaining: number, wheelchairLeft?: number) => ({
  code,
  remaining,
  ...(wheelchairLeft !== undefined && { wheelchairLeft }),
});
const event = {
  id: 'whale',
  performances: [
    { id: 'whale-1', zones: [zone('A', 9, 2), zone('B', 40)] },
    { id: 'whale-2', zones: [zone('A', 9, 2)] },
  ],
} as unknown as EventDetail;

test('what is left of a performance replaces its numbers, and no others', () => {
  const { performances } = withSeatsLeft(event, 'whale-1', { zones: [zone('A', 7, 1), zone('B', 40)] });
  expect(performances[0]?.zones).toEqual([zone('A', 7, 1), zone('B', 40)]);
  expect(performances[1]).toBe(event.performances[1]);
});

test.each([
  ['the same numbers', 'whale-1', [zone('A', 9, 2), zone('B', 40)]],
  ['an unknown performance', 'whale-3', [zone('A', 0)]],
  ['a zone that the event lacks', 'whale-2', [zone('B', 0)]],
])('%s leave the event as it is', (_, performanceId, zones) => {
  expect(withSeatsLeft(event, performanceId, { zones })).toBe(event);
});
