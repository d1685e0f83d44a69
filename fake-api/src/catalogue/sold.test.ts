import { describe, expect, it } from 'vitest';
import { type CataloguePerformance, createCatalogue, soldAtStart, soldInRow, soldSeats } from './index.js';

const performances = createCatalogue({ seed: 1 })
  .at('2026-11-20')
  .flatMap((event) => event.performances);

const at = (level: CataloguePerformance['demand']['level']) =>
  performances.filter(({ demand }) => demand.level === level);
const left = (performance: CataloguePerformance) =>
  performance.zones.reduce((sum, zone) => sum + zone.capacity - soldAtStart(performance, zone), 0);

describe('what had been sold before the demonstration began', () => {
  it('is the same count whether one counts the zone, the rows or the seats', () => {
    for (const performance of performances.slice(0, 150)) {
      for (const zone of performance.zones.filter(({ rows, capacity }) => rows.length > 0 && capacity < 1_000)) {
        const rows = zone.rows.map((row) => soldInRow(performance, zone, row));
        const seats = zone.rows.map((row) => soldSeats(performance, zone, row));
        expect(seats.map(({ size }) => size)).toEqual(rows);
        expect(rows.reduce((sum, count) => sum + count, 0)).toBe(soldAtStart(performance, zone));
        zone.rows.forEach((row, index) => {
          for (const seat of seats[index] ?? []) expect(seat >= 1 && seat <= row.seats).toBe(true);
        });
      }
    }
  });

  it('leaves seats together: at most three gaps in a row', () => {
    for (const performance of performances.slice(0, 150)) {
      for (const zone of performance.zones.filter(({ capacity }) => capacity < 1_000)) {
        for (const row of zone.rows) {
          const sold = soldSeats(performance, zone, row);
          const free = Array.from({ length: row.seats }, (_, index) => index + 1).filter((seat) => !sold.has(seat));
          expect(free.filter((seat) => !free.includes(seat - 1)).length).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  it('is everything for a sold-out performance', () => {
    expect(at('soldOut').length).toBeGreaterThan(0);
    for (const performance of at('soldOut')) expect(left(performance)).toBe(0);
  });

  it('is nearly everything if few are left', () => {
    expect(at('few').length).toBeGreaterThan(0);
    for (const performance of at('few')) {
      expect(left(performance), performance.id).toBeGreaterThan(0);
      expect(left(performance), performance.id).toBeLessThanOrEqual(21 * performance.zones.length);
    }
  });

  it('leaves something in at least one zone otherwise, and differs from night to night', () => {
    for (const performance of at('plenty')) expect(left(performance), performance.id).toBeGreaterThan(4);
    const shares = new Set(at('plenty').map(({ demand }) => Math.round(demand.share * 100)));
    expect(shares.size).toBeGreaterThan(40);
  });

  it('does not depend on which catalogue is asked', () => {
    const again = createCatalogue({ seed: 1 });
    const performance = at('plenty').find(({ zones }) => (zones[0]?.rows.length ?? 0) > 0);
    const zone = performance?.zones[0];
    const row = zone?.rows[0];
    if (!performance || !zone || !row) throw new Error('no seated performance');
    const same = again.performance(performance.id);
    const sameZone = same?.zones[0];
    if (!same || !sameZone) throw new Error('not resolved');
    expect([...soldSeats(same, sameZone, row)]).toEqual([...soldSeats(performance, zone, row)]);
  });
});
