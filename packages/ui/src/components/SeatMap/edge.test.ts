import { expect, test } from 'vitest';
import { edgeNames } from './edge.js';
import { layOut } from './layout.js';

const layout = layOut([
  {
    place: 'front',
    sections: [
      {
        code: 'M',
        name: 'M',
        rows: ['A', 'B', 'C'].map((name) => ({ name, zone: 'A', seats: 20, sold: [] })),
      },
    ],
  },
]);
const [left, right] = [layout.sections[0]?.box.left ?? NaN, layout.sections[0]?.box.right ?? NaN];
const names = (from: number, to: number, bottom = 10) =>
  edgeNames(layout, { left: from, right: to, top: -10, bottom }).map(({ name }) => name);

test('rows have their names at the edge of the map while both of their ends are out of view', () => {
  expect(names(left + 5, right - 5)).toEqual(['A', 'B', 'C']);
  expect(names(left, right)).toEqual([]);
  expect(names(left + 5, right)).toEqual([]);
  expect(names(left, right - 5)).toEqual([]);
});

test('a row out of view has none', () => {
  expect(names(left + 5, right - 5, layout.spot(20).y - 0.1)).toEqual(['A']);
  expect(names(right + 5, right + 15)).toEqual([]);
});

test('a row that does not begin near the edge has none there', () => {
  expect(names(left - 6, right - 5)).toEqual([]);
});
