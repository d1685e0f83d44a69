import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/index.js';
import { moveTable } from '../catalogue/rows.js';
import { createStore, type FolderStore } from '../store/index.js';
import { noRows } from '../testing/noRows.js';
import { createInventoryArea } from './area.js';
import { createInventory } from './inventory.js';
import { returnTable, seatTable } from './rows.js';

const DAY = 24 * 60 * 60_000;
let folder = '';
let store: FolderStore;
let time = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-inventory-'));
  store = createStore({ folder });
  await store.open();
  time = Date.parse('2026-11-20T12:00:00.000Z');
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const idsIn = (table: typeof seatTable | typeof returnTable) =>
  [...store.read().all(table as typeof seatTable)].map(({ performanceId }) => performanceId);

it('the seats of a performance stay for a year after its day, or after the day to which it was moved', async () => {
  const { prune } = createInventoryArea({ store, now: () => time });
  const [past, moved, later] = ['tin-hau-1-20261120-1930', 'moved-2-20261120-1930', 'later-1-20261121-1930'];
  await store.transact((tx) => {
    for (const performanceId of [past, moved, later]) {
      const row = { id: `${performanceId}/A/S/1/1`, performanceId, zone: 'A' } as const;
      tx.put(seatTable, { ...row, holdId: 'h' });
      tx.put(returnTable, { ...row, id: `${performanceId}/A/S/1/2` });
    }
    tx.put(moveTable, { id: moved, eventId: 'moved-2', startsAt: '2027-06-01T11:30:00.000Z' } as never);
  });
  const stayAfter = async (days: number) => {
    time += days * DAY;
    await prune();
    expect(idsIn(returnTable)).toEqual(idsIn(seatTable));
    return idsIn(seatTable);
  };
  expect(await stayAfter(365)).toEqual([past, moved, later]);
  expect(await stayAfter(1)).toEqual([moved, later]);
  expect(await stayAfter(1)).toEqual([moved]);
  expect(await stayAfter(200)).toEqual([]);
});

it('changed rows are remembered for some performances; of another one a reader gets every row', () => {
  const [first, second] = createCatalogue({ seed: 1 })
    .at('2026-11-20')
    .flatMap(({ performances }) => performances)
    .filter(({ zones }) => zones.some(({ rows }) => rows.length > 5));
  const inventory = createInventory(1);
  const sell = (performance: NonNullable<typeof first>) => {
    const zone = performance.zones.find(({ rows }) => rows.length > 5);
    const [row] = zone?.rows ?? [];
    const id = `${performance.id}/${zone?.code}/${row?.section}/${row?.row}/1`;
    for (const watch of inventory.watchers) watch({ table: seatTable, id, row: null });
  };
  if (!first || !second) throw new Error('The catalogue has two performances with rows.');
  const changes = (since: string) => inventory.in(noRows).changesSince(first, since).rows.length;
  const start = inventory.planVersion();
  sell(first);
  expect(changes(start)).toBe(1);
  const between = inventory.planVersion();
  sell(second);
  expect(changes(start)).toBeGreaterThan(5);
  expect(changes(between)).toBeGreaterThan(5);
  expect(changes(inventory.planVersion())).toBe(0);
});
