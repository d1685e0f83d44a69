import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleError } from '@first-gong/domain';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CannotWrite, createStore, defineTable, type FolderStore } from '../store/index.js';
import type { DeadlineHandler, TimedRow } from './deadlines.js';
import { createDeadlines, createExpiryRunner, type Deadlines } from './deadlines.js';

const holds = `create table holds (seq integer primary key, id text not null unique, json text not null,
  deadline as (json ->> '$.deadline'))`;
const table = defineTable<TimedRow>('holds');
const start = Date.parse('2026-11-20T12:00:00.000Z');
const deadlineAt = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(start + milliseconds).toISOString();

let folder = '';
let store: FolderStore;
let deadlines: Deadlines;
/** Opens a store with one table of deadlines. */
async function open(onDeadline: DeadlineHandler['onDeadline'] = () => undefined) {
  deadlines = createDeadlines([{ table, onDeadline }]);
  store = createStore({ folder, migrations: [holds] });
  await store.open([deadlines.watcher]);
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-deadlines-'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Puts a row with a deadline in milliseconds after the start. Null means no deadline, undefined deletes the row. */
const put = (id: string, milliseconds: number | null | undefined) =>
  store.transact((tx) =>
    milliseconds === undefined ? tx.remove(table, id) : tx.put(table, { id, deadline: deadlineAt(milliseconds) }),
  );
const dueAt = (milliseconds: number) => deadlines.due(store.read(), start + milliseconds).map(({ id }) => id);

describe('rows with a deadline', () => {
  it('are due from their deadline on, to the millisecond, until they are settled', async () => {
    await open();
    await put('a', 1500);
    await put('b', 1501);
    await put('c', 90_000);
    expect(dueAt(1499)).toEqual([]);
    expect(dueAt(1500)).toEqual(['a']);
    expect(dueAt(1501)).toEqual(['a', 'b']);
    await put('a', null);
    await put('b', undefined);
    expect(dueAt(89_999)).toEqual([]);
    expect(dueAt(90_000)).toEqual(['c']);
  });

  it('are due at their new deadline when it has changed, to a later one or to an earlier one', async () => {
    await open();
    await put('a', 1000);
    await put('b', 60_000);
    await put('a', 30_000);
    expect(dueAt(29_999)).toEqual([]);
    await put('b', 20_000);
    expect(dueAt(20_000)).toEqual(['b']);
    expect(dueAt(30_000).sort()).toEqual(['a', 'b']);
  });

  it('are due again in order after the clock has been moved back', async () => {
    await open();
    await put('a', 10_000);
    expect(dueAt(20_000)).toEqual(['a']);
    expect(dueAt(5000)).toEqual([]);
    expect(dueAt(10_000)).toEqual(['a']);
  });
});

describe('a row whose deadline cannot be handled', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());

  /** Expires due rows. The handler throws for the row `bad` and counts the others. */
  async function openExpiryRunner(error: Error) {
    const handled: string[] = [];
    await open((tx, id) => {
      tx.put(table, { id, deadline: null });
      if (id === 'bad') throw error;
      handled.push(id);
    });
    const expiryRunner = createExpiryRunner(
      () => deadlines,
      store,
      () => start,
    );
    for (const id of ['a', 'bad', 'c']) await put(id, 0);
    return { handled, runExpiries: async () => expiryRunner.runExpiries() };
  }

  it('stops no other row, is logged once, and is tried again when it has changed', async () => {
    const { handled, runExpiries } = await openExpiryRunner(new RuleError('loginRequired'));
    await runExpiries();
    await runExpiries();
    expect(handled).toEqual(['a', 'c']);
    expect(logged.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('holds/bad')]);
    await put('bad', 0);
    await runExpiries();
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it('stays due without a word while the disk accepts no writes', async () => {
    const { runExpiries } = await openExpiryRunner(new CannotWrite('full'));
    await runExpiries();
    expect(logged).not.toHaveBeenCalled();
    expect(await runExpiries()).toBeUndefined();
  });
});
