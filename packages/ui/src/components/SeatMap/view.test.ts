import { describe, expect, test } from 'vitest';
import { fitted, kept, largest, movedBy, shownBox, toHouse, toMap, viewBetween, zoomedAt } from './view.js';

const frame = { width: 400, height: 300 };
const house = { left: -50, top: -10, right: 50, bottom: 30 };

describe('the view of a house', () => {
  test('fits all of it into the map', () => {
    const { left, right, top, bottom } = shownBox(fitted(house, frame), frame);
    expect(left <= house.left && right >= house.right && top <= house.top && bottom >= house.bottom).toBe(true);
  });

  test('keeps the point below the pointer where it is while it zooms', () => {
    const view = fitted(house, frame);
    const before = toHouse(view, frame, 100, 80);
    const after = toMap(zoomedAt(view, frame, 2.5, 100, 80), frame, before.x, before.y);
    expect(after.x).toBeCloseTo(100);
    expect(after.y).toBeCloseTo(80);
  });

  test('moves with the finger', () => {
    const view = { x: 0, y: 0, scale: 10 };
    expect(toMap(movedBy(view, 30, -20), frame, 0, 0)).toEqual({ x: 230, y: 130 });
  });

  test('is never smaller than the whole house, and a seat never larger than a thumb', () => {
    expect(kept({ x: 0, y: 0, scale: 0.01 }, house, frame)).toEqual(fitted(house, frame));
    expect(kept({ x: 0, y: 0, scale: 999 }, house, frame).scale).toBe(largest);
  });

  test('never leaves the house', () => {
    const places = [-1000, -50, -7, 0, 12.5, 49, 1000];
    for (const x of places) {
      for (const y of places) {
        for (const scale of [0.01, 1, 3.3, 20, 100]) {
          const view = kept({ x, y, scale }, house, frame);
          expect(view.x >= house.left && view.x <= house.right).toBe(true);
          expect(view.y >= house.top && view.y <= house.bottom).toBe(true);
          expect(kept(view, house, frame)).toEqual(view);
        }
      }
    }
  });

  test('glides from one view to the other', () => {
    const [one, other] = [
      { x: 0, y: 0, scale: 4 },
      { x: 10, y: 20, scale: 16 },
    ];
    expect(viewBetween(one, other, 0)).toEqual(one);
    expect(viewBetween(one, other, 1)).toEqual(other);
    expect(viewBetween(one, other, 0.5)).toEqual({ x: 5, y: 10, scale: 8 });
  });
});
