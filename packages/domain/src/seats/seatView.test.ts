import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HouseLayout, SectionPlace } from './seatPlan.js';
import { seatView, type ViewedHouse, withViews } from './seatView.js';

const rowNames = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const stalls: SectionPlace = { code: 'M', right: 0, away: 4, turn: 0, height: 0, rise: 0.1 };

const houseOf = (place: Partial<SectionPlace> = {}, seats = 9, width = 12): ViewedHouse => ({
  focus: 'stage',
  layout: { width, sections: [{ ...stalls, ...place }] },
  // Zones are by price, so rows of a section may come from several zones and in any order.
  zones: [
    { rows: rowNames.slice(4).map((row) => ({ section: 'M', row, seats })) },
    { rows: rowNames.slice(0, 4).map((row) => ({ section: 'M', row, seats })) },
  ],
});
const seat = (row: string, number: number) => ({ section: 'M', row, seat: String(number) });

describe('the view from a seat', () => {
  test('is the distance to the stage, the direction and the height of the eyes', () => {
    expect(seatView(houseOf(), seat('A', 5))).toEqual({
      focus: 'stage',
      distance: 4,
      angle: 0,
      height: 0,
      width: 12,
      hidden: null,
    });
    expect(seatView(houseOf({ right: -4 }), seat('A', 5))).toMatchObject({ distance: 5.7, angle: -45 });
    expect(seatView(houseOf({ height: 3 }), seat('A', 5))).toMatchObject({ distance: 5, height: 3 });
    expect(seatView(houseOf({ rise: 0.5 }), seat('H', 5))).toMatchObject({ angle: 0, height: 3.5 });
  });

  test('behind the stage has an angle of more than 90°', () => {
    const behind = houseOf({ away: -8, turn: 180 });
    expect(seatView(behind, seat('A', 5))).toMatchObject({ angle: 180, distance: 8 });
    // Seat 1 is on the left of a person who faces the stage, so on the right as seen from the house.
    expect(seatView(behind, seat('A', 1))?.angle).toBe(165);
  });

  test('names the part of the stage that a pillar hides, from left to right', () => {
    const hides = { from: 0.1, to: 0.3 };
    expect(seatView(houseOf({ right: -6, hides }), seat('A', 5))?.hidden).toEqual({ from: 0.1, to: 0.3 });
    expect(seatView(houseOf({ right: 6, hides }), seat('A', 5))?.hidden).toEqual({ from: 0.7, to: 0.9 });
  });

  test('of tables counts those beside each other as one line', () => {
    const tables = houseOf({ abreast: 4 }, 2);
    expect(seatView(tables, seat('A', 1))?.angle).toBe(-39);
    expect(seatView(tables, seat('D', 2))?.angle).toBe(39);
    expect(seatView(tables, seat('E', 1))?.distance).toBe(5.9);
  });

  test('is missing for seats that the layout or the plan does not have', () => {
    const house = houseOf();
    for (const unknown of [
      seat('Z', 1),
      seat('A', 10),
      seat('A', 0),
      seat('A', 1.5),
      { ...seat('A', 1), section: 'X' },
    ]) {
      expect(seatView(house, unknown)).toBeNull();
    }
    expect(seatView({ ...house, layout: undefined }, seat('A', 1))).toBeNull();
    expect(withViews(house, [{ section: 'M', row: '', seat: '7' }])).toEqual([{ section: 'M', row: '', seat: '7' }]);
  });

  test('does not copy other fields of a seat', () => {
    const [viewed] = withViews(houseOf(), [{ ...seat('A', 5), view: 'forged' } as never]);
    expect(viewed?.view).toMatchObject({ distance: 4 });
  });
});

describe('the view from each seat of any house', () => {
  /** Sections that face the stage and have it in front of them. */
  const sections = fc
    .record({
      bearing: fc.integer({ min: -180, max: 180 }),
      away: fc.double({ min: 2, max: 80, noNaN: true }),
      aside: fc.integer({ min: -60, max: 60 }),
      height: fc.double({ min: -1, max: 30, noNaN: true }),
      rise: fc.double({ min: 0, max: 0.6, noNaN: true }),
      hides: fc.option(fc.constantFrom({ from: 0, to: 0.2 }, { from: 0.25, to: 0.5 }), { nil: undefined }),
    })
    .map(({ bearing, away, aside, hides, ...rest }): SectionPlace => {
      const direction = (bearing * Math.PI) / 180;
      return {
        code: 'M',
        right: away * Math.sin(direction),
        away: away * Math.cos(direction),
        turn: bearing + aside,
        ...rest,
        ...(hides && { hides }),
      };
    });
  const houses = fc.record({ place: sections, seats: fc.integer({ min: 1, max: 40 }) });
  const viewIn = (place: SectionPlace, seats: number, row: string, number: number) => {
    const view = seatView(houseOf(place, seats), seat(row, number));
    if (!view) throw new Error('The house has every seat.');
    return view;
  };
  const mirror = (place: SectionPlace): SectionPlace => ({ ...place, right: -place.right, turn: -place.turn });

  test('moving back never brings the stage nearer', () => {
    fc.assert(
      fc.property(houses, fc.nat(), ({ place, seats }, chosen) => {
        const number = (chosen % seats) + 1;
        const distances = rowNames.map((row) => viewIn(place, seats, row, number).distance);
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
      }),
      { numRuns: 1000 },
    );
  });

  test('mirrored seats have mirrored views', () => {
    fc.assert(
      fc.property(houses, fc.nat(), fc.constantFrom(...rowNames), ({ place, seats }, chosen, row) => {
        const number = (chosen % seats) + 1;
        const view = viewIn(place, seats, row, number);
        const other = viewIn(mirror(place), seats, row, seats + 1 - number);
        // 180° and -180° are the same direction, and a seat in the middle has no side.
        const isOnAxis = Math.abs(view.angle) === 180 || view.angle === 0;
        expect(isOnAxis ? Math.abs(other.angle) : other.angle).toBe(isOnAxis ? Math.abs(view.angle) : -view.angle);
        expect([other.distance, other.height]).toEqual([view.distance, view.height]);
        if (view.hidden && !isOnAxis) {
          expect(other.hidden?.from).toBeCloseTo(1 - view.hidden.to, 5);
          expect(other.hidden?.to).toBeCloseTo(1 - view.hidden.from, 5);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('has finite values within the house', () => {
    fc.assert(
      fc.property(houses, fc.nat(), fc.constantFrom(...rowNames), ({ place, seats }, chosen, row) => {
        const view = viewIn(place, seats, row, (chosen % seats) + 1);
        const farthest = Math.hypot(place.right, place.away) + Math.abs(place.height) + rowNames.length * 2 + seats;
        expect(view.distance).toBeGreaterThanOrEqual(0);
        expect(view.distance).toBeLessThan(farthest);
        expect(Math.abs(view.angle)).toBeLessThanOrEqual(180);
        expect(view.height).toBeGreaterThanOrEqual(-1);
        expect(view.height).toBeLessThanOrEqual(place.height + rowNames.length * place.rise + 0.1);
        for (const share of Object.values(view.hidden ?? {})) expect(share).toSatisfy((one) => one >= 0 && one <= 1);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a layout is read as the API sends it', () => {
  const layout: HouseLayout | undefined = JSON.parse(JSON.stringify(houseOf().layout));
  expect(seatView({ ...houseOf(), layout }, seat('B', 5))?.distance).toBe(4.9);
});
