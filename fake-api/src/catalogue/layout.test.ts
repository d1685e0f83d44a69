import { seatView } from '@first-gong/domain';
import { expect, it } from 'vitest';
import { type PlanId, plans, zonesOf } from './index.js';
import { seatingLayoutOf } from './zones.js';

const planIds = Object.keys(plans).filter((id): id is PlanId => id in plans);
const rowsOf = (plan: PlanId) => {
  const prices = new Set(plans[plan].map(({ zone }) => zone)).size;
  const zones = zonesOf(plan, [400_00, 300_00, 200_00, 100_00].slice(0, prices));
  const house = { ...seatingLayoutOf(plan), zones };
  const rows = zones.flatMap((zone) => zone.rows);
  return rows.map(({ section, row, seats }) => ({
    section,
    views: [1, seats].map((number) => seatView(house, { section, row, seat: String(number) })),
  }));
};

it('every numbered seat has a view within its house', () => {
  for (const plan of planIds) {
    for (const { section, views } of rowsOf(plan)) {
      for (const view of views) {
        const message = `${plan} ${section} ${JSON.stringify(view)}`;
        expect(view?.distance, message).toBeGreaterThan(1.5);
        expect(view?.distance, message).toBeLessThan(180);
        expect(view?.height, message).toBeGreaterThan(-1);
        expect(view?.height, message).toBeLessThan(40);
      }
    }
  }
});

it('both ends of a house with a middle have mirrored views', () => {
  const rows = rowsOf('hall1200');
  const anglesOf = (section: string) => rows.filter((row) => row.section === section).map(({ views }) => views);
  for (const [index, [first]] of anglesOf('L1').entries()) {
    const last = anglesOf('R1')[index]?.at(-1);
    expect(last).toEqual({ ...first, angle: -(first?.angle ?? 0) });
  }
});

it('a stand above another is higher, and a balcony begins above the stalls', () => {
  const first = (plan: PlanId, section: string) => rowsOf(plan).find((row) => row.section === section)?.views[0];
  const heights = ['F1', '101', '201', '301'].map((section) => first('bowlConcert', section)?.height ?? 0);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  const [stalls, balcony] = [first('hall1200', 'M3'), first('hall1200', 'M4')];
  expect(balcony?.height).toBeGreaterThan((stalls?.height ?? 0) + 2);
  expect(balcony?.distance).toBeLessThan((stalls?.distance ?? 0) + 3);
});

it('the pillars of a studio hide a fifth of its stage', () => {
  const sides = rowsOf('studioPillars').filter(({ section }) => section !== 'M');
  for (const { views } of sides) {
    for (const view of views) expect((view?.hidden?.to ?? 0) - (view?.hidden?.from ?? 0)).toBeCloseTo(0.2);
  }
});
