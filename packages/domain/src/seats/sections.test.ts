import { describe, expect, test } from 'vitest';
import type { PlanRow, SeatPlan } from './seatPlan.js';
import { pickedOn, seatKey, seatOfKey, sectionsOf } from './sections.js';

const row = (section: string, name: string, more: Partial<PlanRow> = {}): PlanRow => ({
  section,
  row: name,
  seats: 6,
  distance: 1,
  taken: [],
  wheelchair: [],
  companion: [],
  ...more,
});

const plan: SeatPlan = {
  performanceId: 'whale-1',
  version: '1',
  focus: 'stage',
  parts: [
    { name: 'Stalls', place: 'front', sections: ['L', 'M'] },
    { name: 'Balcony', place: 'front', sections: ['B', 'gone'] },
  ],
  zones: [
    { code: 'A', name: 'Zone A', price: 380_00, standing: false, rows: [row('M', 'B'), row('L', 'A'), row('M', 'A')] },
    {
      code: 'B',
      name: 'Zone B',
      price: 280_00,
      standing: false,
      rows: [
        row('B', '10'),
        row('B', '9'),
        row('M', 'C', { taken: [2], wheelchair: [1], companion: [2] }),
        row('X', 'A'),
      ],
    },
  ],
};

describe('§2 the sections of a house', () => {
  const parts = sectionsOf(plan);

  test('are in their parts, with the rows of all zones from front to back', () => {
    const drawn = parts.map(({ part, sections }) => [
      part.name,
      ...sections.map(({ code, rows }) => `${code}: ${rows.map(({ row: name, zone }) => name + zone).join(' ')}`),
    ]);
    expect(drawn.slice(0, 2)).toEqual([
      ['Stalls', 'L: AA', 'M: AA BA CB'],
      ['Balcony', 'B: 9B 10B'],
    ]);
  });

  test('that no part names are not lost', () => {
    expect(parts.at(-1)?.sections.map(({ code }) => code)).toEqual(['X']);
  });

  test('leave the plan as it was', () => {
    expect(plan.zones[0]?.rows.map(({ row: name }) => name)).toEqual(['B', 'A', 'A']);
  });
});

describe('a seat as a text', () => {
  test('reads back', () => {
    const seat = { section: 'M2', row: 'F', seat: '10' };
    expect(seatOfKey(seatKey(seat))).toEqual(seat);
  });

  test.each(['', 'M2', 'M2/F', 'M2/F/10/1', '//', 'M2//1'])('"%s" is no seat', (key) => {
    expect(seatOfKey(key)).toBeUndefined();
  });
});

describe('§2 picked seats on a plan', () => {
  test('have their zone, price and kind, and show whether they were taken since', () => {
    const seats = ['M/A/3', 'M/C/1', 'M/C/2'].flatMap((key) => seatOfKey(key) ?? []);
    expect(pickedOn(plan, seats)).toMatchObject([
      { zone: 'A', price: 380_00, kind: 'seat', taken: false },
      { zone: 'B', price: 280_00, kind: 'wheelchair', taken: false },
      { kind: 'companion', taken: true },
    ]);
  });

  test.each(['M/A/0', 'M/A/7', 'M/A/03', 'M/A/x', 'Z/A/1', '__proto__/A/1'])('%s is dropped', (key) => {
    expect(pickedOn(plan, [seatOfKey(key) ?? { section: '', row: '', seat: '' }])).toEqual([]);
  });
});
