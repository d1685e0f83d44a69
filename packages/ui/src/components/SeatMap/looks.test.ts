import { describe, expect, test } from 'vitest';
import type { MapPart, MapRow } from './house.js';
import { inOrder, look, looksOf, soldSince } from './looks.js';

const house = (...rows: Partial<MapRow>[]): MapPart[] => [
  {
    place: 'front',
    sections: [
      {
        code: 'M',
        name: 'M',
        rows: rows.map((row, index) => ({ name: String(index), zone: 'B', seats: 6, sold: [], ...row })),
      },
    ],
  },
];
const drawn = (parts: MapPart[], count: number, wanted = {}) =>
  [...looksOf(parts, count, wanted)].map((value) => 'ABCDabcdwo×·'.charAt(value)).join('');

describe('the look of a seat', () => {
  test('is that of its zone, and with a restricted view another one', () => {
    expect(drawn(house({}, { zone: 'D', restricted: true }), 12)).toBe('BBBBBBdddddd');
  });

  test('of a wheelchair space, its companion’s seat and a sold seat comes before that of the zone', () => {
    expect(drawn(house({ wheelchair: [1], companion: [2], sold: [2, 6] }), 6)).toBe('w×BBB×');
  });

  test('of a number that the row does not have changes nothing', () => {
    expect(drawn(house({ sold: [0, 7, -1], wheelchair: [9] }, {}), 12)).toBe('BBBBBBBBBBBB');
  });
});

describe('what the buyer looks for', () => {
  test('fades the free seats of other zones, and no sold one', () => {
    expect(drawn(house({ sold: [1] }, { zone: 'A', wheelchair: [6] }), 12, { zones: ['B'] })).toBe('×BBBBB······');
  });

  test('fades seats with too few free ones beside them', () => {
    expect(drawn(house({ sold: [3] }), 6, { together: 3 })).toBe('··×BBB');
    expect(drawn(house({ sold: [3] }), 6, { together: 4 })).toBe('··×···');
    expect(drawn(house({ companion: [3] }), 6, { together: 3 })).toBe('··oBBB');
  });

  test('fades nothing without a wish', () => {
    expect(drawn(house({ sold: [2, 4] }), 6)).toBe('B×B×BB');
  });
});

test('looks have the order of the layout: in front, behind, around', () => {
  const part = (place: MapPart['place'], code: string): MapPart => ({
    place,
    sections: [{ code, name: code, rows: [] }],
  });
  const parts = [part('around', '1'), part('behind', '2'), part('front', '3'), part('floor', '4')];
  expect(inOrder(parts).map(({ code }) => code)).toEqual(['3', '4', '2', '1']);
  expect(look.selected).toBeGreaterThan(look.faded);
});

test('the seats that others take are known with the looks they had; a seat that is given back is not one of them', () => {
  const before = looksOf(house({ sold: [1], wheelchair: [6] }), 6);
  const now = looksOf(house({ sold: [3, 6], wheelchair: [6] }), 6);
  expect([...soldSince(before, now)]).toEqual([
    [2, look.zone.B],
    [5, look.wheelchair],
  ]);
});
