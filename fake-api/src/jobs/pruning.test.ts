import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, defineTable, type FolderStore } from '../store/index.js';
import { createPruner, removeOver } from './pruning.js';

const things = 'create table things (seq integer primary key, id text not null unique, json text not null)';
const table = defineTable<{ id: string; age: number }>('things');
let folder = '';
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-pruning-'));
  store = createStore({ folder, migrations: [things] });
  await store.open();
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await rm(folder, { recursive: true });
});

describe('rows that are no longer needed', () => {
  const ids = () => [...store.read().all(table)].map(({ id }) => id);

  it('are removed, however many they are, and the others stay', async () => {
    await store.transact((tx) => {
      for (let id = 0; id < 1200; id += 1) tx.put(table, { id: `${id}`, age: id % 4 });
    });
    const removed = await removeOver(store, table, "json ->> '$.age' > 0");
    expect(removed).toHaveLength(900);
    expect(ids()).toHaveLength(300);
  });

  it('are asked again before they go: a row that has changed in the meantime stays', async () => {
    await store.transact((tx) => tx.put(table, { id: 'a', age: 1 }));
    const change = store.transact((tx) => tx.put(table, { id: 'a', age: 0 }));
    const [removed] = await Promise.all([removeOver(store, table, "json ->> '$.age' > 0"), change]);
    expect(removed).toEqual([]);
    expect(ids()).toEqual(['a']);
  });

  it('are looked for at the start and every 10 minutes, until the shop stops', async () => {
    vi.useFakeTimers();
    let rounds = 0;
    const prune = async () => {
      rounds += 1;
    };
    const pruner = createPruner([{ prune }, {}]);
    await pruner.start();
    expect(rounds).toBe(1);
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(rounds).toBe(4);
    await pruner.stop();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(rounds).toBe(4);
  });

  it('are looked for again after a round that has failed', async () => {
    vi.useFakeTimers();
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let rounds = 0;
    const pruner = createPruner([
      {
        async prune() {
          rounds += 1;
          throw new Error('No.');
        },
      },
    ]);
    await pruner.start();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await pruner.stop();
    expect(rounds).toBe(2);
    expect(reported).toHaveBeenCalledTimes(2);
    reported.mockRestore();
  });
});
