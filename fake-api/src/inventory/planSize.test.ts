import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/index.js';
import { noRows } from '../testing/noRows.js';
import { createInventory } from './inventory.js';
import { seatPlanOf } from './view.js';

test('the plan of a stadium of 50,000 seats is at most 120 kB with the brotli of a server', () => {
  const performances = createCatalogue({ seed: 1 })
    .at('2026-11-24')
    .flatMap((event) => event.performances)
    .map((performance) => ({
      performance,
      seats: performance.zones.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.seats, 0),
    }))
    .sort((one, other) => other.seats - one.seats);
  const [largest] = performances;
  expect(largest?.seats).toBeGreaterThan(49_000);
  const plan = largest && seatPlanOf(largest.performance, createInventory().in(noRows), '1', 'zh_hk');
  const bytes = brotliCompressSync(JSON.stringify(plan), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(bytes).toBeLessThanOrEqual(120_000);
});
