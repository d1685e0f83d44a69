import { describe, expect, it } from 'vitest';
import { capacityOf, createCatalogue, type PlanId, plans, venues, zonesOf } from './index.js';
import { seatingLayoutOf } from './zones.js';

const planIds = Object.keys(plans).filter((id): id is PlanId => id in plans);
const fourPrices = [400_00, 300_00, 200_00, 100_00];

/** One price per zone. */
const allZones = (plan: PlanId) =>
  zonesOf(plan, fourPrices.slice(0, new Set(plans[plan].map(({ zone }) => zone)).size));

describe('seat plans', () => {
  it('hold about what their house is known to hold; a stage at one end costs seats', () => {
    for (const { id, plan, capacity } of venues.values()) {
      expect(capacityOf(plan) / capacity, id).toBeGreaterThan(0.84);
      expect(capacityOf(plan) / capacity, id).toBeLessThan(1.03);
    }
  });

  it('never give one seat twice', () => {
    for (const plan of planIds) {
      const rows = allZones(plan).flatMap((zone) => zone.rows.map(({ section, row }) => `${section}/${row}`));
      expect(new Set(rows).size, plan).toBe(rows.length);
    }
  });

  it('place each section with seats in one part of the house', () => {
    for (const plan of planIds) {
      const placed = seatingLayoutOf(plan).parts.flatMap(({ sections }) => sections);
      const sections = new Set(allZones(plan).flatMap(({ rows }) => rows.map(({ section }) => section)));
      expect(placed.toSorted(), plan).toEqual([...sections].toSorted());
    }
  });

  it('are around a pitch or face a stage or a screen, with a separate part for the seats behind the stage', () => {
    const shape = (plan: PlanId) => {
      const { focus, parts } = seatingLayoutOf(plan);
      return `${focus}: ${parts.map(({ place, sections }) => `${place} ${sections.length}`).join(', ')}`;
    };
    expect(shape('bowlSport')).toBe('pitch: around 40, around 40, around 40');
    expect(shape('coliseumEnd')).toBe('stage: floor 8, around 16, around 16, behind 8');
    expect(shape('hall1200')).toBe('stage: front 3, front 3, front 3, front 3');
    expect(shape('arenaStanding')).toBe('stage: around 20, around 20');
    expect(shape('cinemaLarge')).toBe('screen: front 1');
    expect(shape('online')).toBe('stage: ');
  });

  it('count their places: seats in rows, or numbers without', () => {
    for (const plan of planIds) {
      for (const { rows, capacity } of allZones(plan)) {
        expect(capacity).toBeGreaterThan(0);
        if (rows.length > 0) expect(rows.reduce((sum, { seats }) => sum + seats, 0)).toBe(capacity);
      }
    }
  });

  it('rank the rows of a zone without ties, and focus inside the row', () => {
    for (const plan of planIds) {
      for (const { rows } of allZones(plan)) {
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index));
        expect(rows.every(({ focus, seats }) => focus >= 1 && focus <= seats)).toBe(true);
      }
    }
  });

  it('have wheelchair spaces beside a companion’s seat, in more than one price zone of every seated house', () => {
    const houses: PlanId[] = [
      'bowlConcert',
      'coliseumEnd',
      'vineyard',
      'xiqu',
      'hall1200',
      'cinemaSmall',
      'cinemaLarge',
    ];
    for (const plan of houses) {
      const rows = allZones(plan).map((zone) => zone.rows.filter(({ wheelchair }) => wheelchair.length > 0));
      expect(rows.filter((found) => found.length > 0).length, plan).toBeGreaterThan(1);
      for (const { wheelchair, companion } of rows.flat()) {
        expect(Math.abs((wheelchair[0] ?? 0) - (companion[0] ?? 0))).toBe(1);
      }
    }
  });

  it('make neighbouring zones one when there are fewer prices', () => {
    const [front, back] = zonesOf('hall900', [300_00, 200_00]);
    expect(front).toMatchObject({
      code: 'A',
      price: 300_00,
      location: { en_us: 'Stalls, rows A to K', zh_hk: '堂座 A–K 排' },
    });
    expect(back).toMatchObject({ code: 'B', location: { zh_cn: '池座 L–R 排，楼座 A–J 排' } });
    expect((front?.capacity ?? 0) + (back?.capacity ?? 0)).toBe(capacityOf('hall900'));
  });

  it('sell a restricted view apart, cheaper, and say why', () => {
    const zones = allZones('coliseumEnd');
    const behind = zones.find(({ restrictedView }) => restrictedView);
    expect(behind?.price).toBe(Math.min(...zones.map(({ price }) => price)));
    expect(behind?.restrictedView?.en_us).toMatch(/^Behind the stage/);
    expect(() => zonesOf('coliseumEnd', [300_00, 200_00])).toThrow('restricted view');
  });

  it('refuse more prices than zones', () => {
    expect(() => zonesOf('studioFree', [200_00, 100_00])).toThrow('studioFree has 1 zones');
  });

  it('share the rows of a stadium between its performances', () => {
    const stadium = createCatalogue({ seed: 1 })
      .at('2026-11-20')
      .find(({ venue }) => venue.id === 'kai-tak-stadium');
    const [first, second] = stadium?.performances ?? [];
    expect(first?.zones[0]?.rows.length).toBeGreaterThan(300);
    expect(first?.zones[0]?.rows).toBe(second?.zones[0]?.rows);
  });

  it('§2 cost less in zone D than in zone A, in whole dollars', () => {
    for (const { slug, performances } of createCatalogue({ seed: 1 }).at('2026-11-20')) {
      for (const { zones } of performances) {
        const prices = zones.map(({ price }) => price);
        expect(prices, slug).toEqual(prices.toSorted((one, other) => other - one));
        expect(prices.every((price) => price % 100 === 0)).toBe(true);
      }
    }
  });
});
