import { describe, expect, test } from 'vitest';
import { drawingOf, type SeatViewNumbers } from './drawing.js';

const middle: SeatViewNumbers = { focus: 'stage', distance: 14, angle: 0, height: 1, width: 15 };

/** Horizontal coordinates of a path with absolute commands. */
const acrossOf = (path: string) => [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
const widthOf = (path: string) => Math.max(...acrossOf(path)) - Math.min(...acrossOf(path));

describe('the drawing of a view', () => {
  test('has a smaller stage from farther away', () => {
    const widths = [8, 14, 28, 60].map((distance) => widthOf(drawingOf({ ...middle, distance }).edge));
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(new Set(widths).size).toBe(4);
  });

  test('is mirrored for a mirrored seat', () => {
    const edges = [-40, 40].map((angle) => acrossOf(drawingOf({ ...middle, angle }).edge).toSorted((a, b) => a - b));
    const mirrored = edges[1]?.map((x) => 160 - x).toSorted((a, b) => a - b) ?? [];
    for (const [index, x] of (edges[0] ?? []).entries()) expect(x).toBeCloseTo(mirrored[index] ?? 0, 0);
  });

  test('shows the top of the stage from above only', () => {
    const areaOf = (height: number) => drawingOf({ ...middle, distance: 20, height }).stage;
    const heightOf = (path: string) => {
      const ys = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(heightOf(areaOf(8))).toBeGreaterThan(3 * heightOf(areaOf(1)));
  });

  test('has no wall behind the people for a seat behind the stage', () => {
    expect(drawingOf({ ...middle, angle: 170 })).toMatchObject({ opening: '' });
    expect(drawingOf(middle).opening).not.toBe('');
  });

  test('has a pillar before the hidden part of the stage', () => {
    const { pillar, edge } = drawingOf({ ...middle, hidden: { from: 0.2, to: 0.4 } });
    const [left = 0, stage] = [Math.min(...acrossOf(edge)), widthOf(edge)];
    const [from = 0, to = 0] = [...pillar.matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x));
    expect((from - left) / stage).toBeCloseTo(0.2, 1);
    expect((to - left) / stage).toBeCloseTo(0.4, 1);
    expect(drawingOf(middle).pillar).toBe('');
  });

  test('has numbers only, from any place in a house', () => {
    for (const focus of ['stage', 'screen', 'pitch'] as const) {
      for (const angle of [-180, -120, -90, -45, 0, 30, 90, 179]) {
        for (const distance of [0, 0.5, 3, 20, 180]) {
          for (const height of [-2, 0, 12, 40]) {
            const hidden = { from: 0, to: 0.5 };
            const text = Object.values(drawingOf({ focus, angle, distance, height, width: 20, hidden })).join('');
            expect(text).not.toMatch(/NaN|Infinity|undefined|e[+-]/);
          }
        }
      }
    }
  });
});
