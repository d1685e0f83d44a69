import { describe, expect, test } from 'vitest';
import { gridOf } from './grid.js';
import { type MapPart, type MapSection, outlineOf, type PartPlace } from './house.js';
import { seatTo } from './keys.js';
import { fitsInto, idOfSeat, indexOfSeat, type Layout, layOut } from './layout.js';
import { isWithin, spotsOfName } from './pen.js';
import { arena, stadium, theatre } from './SeatMap.fixtures.js';

const section = (code: string, rows: readonly number[], zone: 'A' | 'B' = 'A'): MapSection => ({
  code,
  name: code,
  rows: rows.map((seats, depth) => ({ name: 'ABCDEFGH'.charAt(depth), zone, seats, sold: [] })),
});
const part = (place: PartPlace, ...sections: MapSection[]): MapPart => ({ place, sections });

const at = (layout: Layout, id: string) => {
  const seat = indexOfSeat(layout, id);
  return { seat, x: layout.x[seat] ?? NaN, y: layout.y[seat] ?? NaN };
};

const houses: [string, MapPart[], number][] = [
  ['a theatre', theatre, 36 * 15],
  ['an arena with seats behind its stage', arena, 4 * 96 + 12 * 128 + 2 * 60],
  ['a stadium', stadium(), 16 * 480 + 28 * 24 * 62],
];

describe.each(houses)('the layout of %s', (_, parts, seats) => {
  const layout = layOut(parts);

  test('has a place for every seat, and a seat for every id', () => {
    expect(layout.count).toBe(seats);
    for (let seat = 0; seat < layout.count; seat += 97) {
      expect(indexOfSeat(layout, idOfSeat(layout, seat) ?? '')).toBe(seat);
    }
  });

  test('has the place of one seat without those of all, and it is the same', () => {
    const anew = layOut(parts);
    for (let seat = 0; seat < seats; seat += 89) {
      expect(anew.spot(seat).x).toBeCloseTo(layout.x[seat] ?? NaN, 4);
      expect(anew.spot(seat).y).toBeCloseTo(layout.y[seat] ?? NaN, 4);
    }
    expect(anew.spot(seats)).toEqual({ x: 0, y: 0 });
  });

  test('has no two seats that overlap', () => {
    const grid = gridOf(layout);
    for (let seat = 0; seat < layout.count; seat += 1) {
      const [x = 0, y = 0] = [layout.x[seat], layout.y[seat]];
      let near = 0;
      grid.each({ left: x - 0.7, right: x + 0.7, top: y - 0.7, bottom: y + 0.7 }, (other) => {
        const away = Math.max(Math.abs((layout.x[other] ?? 0) - x), Math.abs((layout.y[other] ?? 0) - y));
        if (away < 0.7) near += 1;
      });
      expect(near, idOfSeat(layout, seat)).toBe(1);
    }
  });

  test('has room for the names of all rows in its box', () => {
    const { left, right, top, bottom } = layout.box;
    const room = { left: left + 0.3, right: right - 0.3, top: top + 0.3, bottom: bottom - 0.3 };
    const names = layout.rows.flatMap((row) => spotsOfName(layout, row));
    expect(names.filter((spot) => !isWithin(room, spot))).toEqual([]);
  });

  test('has no seat on the stage and none outside of its box', () => {
    const { stage, box } = layout;
    for (let seat = 0; seat < layout.count; seat += 1) {
      const [x = 0, y = 0] = [layout.x[seat], layout.y[seat]];
      const onStage = x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
      expect(onStage, idOfSeat(layout, seat)).toBe(false);
      expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true);
    }
  });

  test('has the middle of each section inside its box', () => {
    for (const { x, y, box } of layout.sections) {
      expect(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom).toBe(true);
    }
  });
});

describe('the place of a seat', () => {
  test('in front of the stage the first row is nearest to it, and seat 1 is on the left', () => {
    const layout = layOut([part('front', section('M', [4, 6]))]);
    expect(layout.stage.bottom).toBeLessThan(at(layout, 'M/A/1').y);
    expect(at(layout, 'M/A/2').y).toBeLessThan(at(layout, 'M/B/3').y);
    expect(at(layout, 'M/A/1').x).toBeLessThan(at(layout, 'M/A/2').x);
  });

  test('behind the stage seat 1 is on the right: somebody there faces the other way', () => {
    const layout = layOut([part('front', section('M', [4])), part('behind', section('C', [4, 4]))]);
    expect(at(layout, 'C/A/1').x).toBeGreaterThan(at(layout, 'C/A/2').x);
    expect(at(layout, 'C/A/1').y).toBeLessThan(layout.stage.top);
    expect(at(layout, 'C/B/1').y).toBeLessThan(at(layout, 'C/A/1').y);
  });

  test('around the house seat 1 is on the left of somebody who faces the middle', () => {
    const layout = layOut([part('around', section('N', [4]), section('E', [4]), section('S', [4]), section('W', [4]))]);
    // The second of four sections is at the lower right. A visitor's left is down on the map.
    expect(at(layout, 'E/A/1').x).toBeLessThan(at(layout, 'E/A/4').x);
    expect(at(layout, 'W/A/1').x).toBeGreaterThan(at(layout, 'W/A/4').x);
  });

  test('does not change when seats are sold', () => {
    const sold = theatre.map(({ place, sections }) => ({
      place,
      sections: sections.map((each) => ({ ...each, rows: each.rows.map((row) => ({ ...row, sold: [1, 2] })) })),
    }));
    expect(outlineOf(sold)).toBe(outlineOf(theatre));
    expect(layOut(sold).x).toEqual(layOut(theatre).x);
  });

  test.each(['M/A/0', 'M/A/5', 'M/B/1', 'N/A/1', 'M/A/x', 'M/A/1.5', 'M', ''])('"%s" is no seat', (id) => {
    expect(indexOfSeat(layOut([part('front', section('M', [4]))]), id)).toBe(-1);
  });

  test('a house without seats has a stage and nothing else', () => {
    const layout = layOut([]);
    expect(layout.count).toBe(0);
    expect(gridOf(layout).at(0, 0, 1)).toBe(-1);
  });
});

describe('a code', () => {
  const level = layOut([part('front', section('M', [10, 10, 10]))]).sections[0];
  const upright = layOut([part('around', ...'NESW'.split('').map((code) => section(code, [30, 30, 30])))]).sections[0];

  test.each([
    ['fits along the rows', level, 9, 1, true],
    ['does not fit when it is longer than they are', level, 12, 1, false],
    ['does not fit when it is higher than the section is deep', level, 2, 5, false],
    ['fits into a section at an angle when it is small', upright, 2, 1, true],
    ['does not fit there when it would leave the section at a corner', upright, 8, 1, false],
  ])('%s', (_, into, width, height, expected) => {
    expect(into && fitsInto(into, width, height)).toBe(expected);
  });
});

describe('the grid', () => {
  test.each(houses)('of %s finds each seat at its middle, and none in the stage', (_, parts) => {
    const layout = layOut(parts);
    const grid = gridOf(layout);
    for (let seat = 0; seat < layout.count; seat += 13) {
      expect(grid.at(layout.x[seat] ?? 0, layout.y[seat] ?? 0, 0.5)).toBe(seat);
    }
    const { left, right, top, bottom } = layout.stage;
    expect(grid.at((left + right) / 2, (top + bottom) / 2, 0.5)).toBe(-1);
  });

  test('visits every seat of a part, and the whole house once', () => {
    const layout = layOut(stadium());
    const grid = gridOf(layout);
    const seen = new Set<number>();
    let visits = 0;
    grid.each(layout.box, (seat) => {
      seen.add(seat);
      visits += 1;
    });
    expect([seen.size, visits]).toEqual([layout.count, layout.count]);
    const inside = new Set<number>();
    const part = { left: -20, right: 20, top: 10, bottom: 40 };
    grid.each(part, (seat) => inside.add(seat));
    for (let seat = 0; seat < layout.count; seat += 1) {
      const [x = 0, y = 0] = [layout.x[seat], layout.y[seat]];
      if (x > part.left && x < part.right && y > part.top && y < part.bottom) expect(inside.has(seat)).toBe(true);
    }
    expect(inside.size).toBeLessThan(layout.count / 4);
  });
});

describe('keys', () => {
  const layout = layOut([
    part('front', section('L', [3, 3]), section('M', [5, 5]), section('R', [3])),
    part('front', section('B', [9], 'B')),
  ]);
  const key = (from: string, name: string, more: Partial<KeyboardEvent> = {}) => {
    const pressed = { key: name, ctrlKey: false, altKey: false, metaKey: false, ...more };
    const next = seatTo(layout, indexOfSeat(layout, from), pressed);
    return next === undefined ? undefined : idOfSeat(layout, next);
  };

  test.each([
    ['to the next seat', 'M/A/2', 'ArrowRight', 'M/A/3'],
    ['across an aisle', 'L/A/3', 'ArrowRight', 'M/A/1'],
    ['back across an aisle', 'R/A/1', 'ArrowLeft', 'M/A/5'],
    ['not beyond the last seat of the house', 'R/A/3', 'ArrowRight', 'R/A/3'],
    ['to the row behind', 'M/A/2', 'ArrowDown', 'M/B/2'],
    ['to the row in front', 'M/B/2', 'ArrowUp', 'M/A/2'],
    ['to the section behind', 'M/B/3', 'ArrowDown', 'B/A/5'],
    ['to the section in front', 'B/A/5', 'ArrowUp', 'M/B/3'],
    ['not beyond the first row', 'M/A/3', 'ArrowUp', 'M/A/3'],
    ['to the start of the row', 'M/B/4', 'Home', 'M/B/1'],
    ['to the end of the row', 'M/B/1', 'End', 'M/B/5'],
    ['to the next section', 'L/B/2', 'PageDown', 'M/A/1'],
    ['to the section before', 'M/A/3', 'PageUp', 'L/A/1'],
    ['not beyond the last section', 'B/A/5', 'PageDown', 'B/A/5'],
  ])('lead %s', (_, from, name, to) => {
    expect(key(from, name)).toBe(to);
  });

  test('with Control lead to the first and the last seat of the house', () => {
    expect(key('M/B/4', 'Home', { ctrlKey: true })).toBe('L/A/1');
    expect(key('M/B/4', 'End', { ctrlKey: true })).toBe('B/A/9');
  });

  test.each([
    ['Enter', {}],
    ['a', {}],
    ['ArrowLeft', { altKey: true }],
    ['ArrowLeft', { metaKey: true }],
  ])('%s %o moves nothing', (name, more) => {
    expect(key('M/A/2', name, more)).toBeUndefined();
  });
});
