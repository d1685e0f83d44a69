import { RuleError } from '@first-gong/domain';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Settler, TimedRow } from './area.js';
import { createDeadlines, createSweeper } from './deadlines.js';
import { CannotWrite, defineTable, type Store, type Writer } from './store/index.js';

const settler: Settler = { table: defineTable<TimedRow>('holds'), settle: () => undefined };
const start = Date.parse('2026-11-20T12:00:00.000Z');
const deadlineAt = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(start + milliseconds).toISOString();

/** Deadlines with one table, and the reports of its store. */
function openDeadlines() {
  const deadlines = createDeadlines([settler]);
  const rows = new Map<string, TimedRow>();
  /** Puts a row with a deadline so many milliseconds after the start; null has none, and undefined removes the row. */
  const put = (id: string, milliseconds: number | null | undefined) => {
    const before = rows.get(id);
    const row = milliseconds === undefined ? null : { id, deadline: deadlineAt(milliseconds) };
    if (row === null) rows.delete(id);
    else rows.set(id, row);
    for (const watch of deadlines.watchers) watch({ table: settler.table, id, row, before });
  };
  const dueAt = (milliseconds: number) => deadlines.due(start + milliseconds).map(({ id }) => id);
  return { put, dueAt };
}

describe('rows with a deadline', () => {
  it('are due from their deadline on, to the millisecond, until they are settled', () => {
    const { put, dueAt } = openDeadlines();
    put('a', 1500);
    put('b', 1501);
    put('c', 90_000);
    expect(dueAt(1499)).toEqual([]);
    expect(dueAt(1500)).toEqual(['a']);
    expect(dueAt(1501)).toEqual(['a', 'b']);
    put('a', null);
    put('b', undefined);
    expect(dueAt(89_999)).toEqual([]);
    expect(dueAt(90_000)).toEqual(['c']);
  });

  it('are due at their new deadline when it has changed, to a later one or to an earlier one', () => {
    const { put, dueAt } = openDeadlines();
    put('a', 1000);
    put('b', 60_000);
    put('a', 30_000);
    expect(dueAt(29_999)).toEqual([]);
    put('b', 20_000);
    expect(dueAt(20_000)).toEqual(['b']);
    expect(dueAt(30_000).sort()).toEqual(['a', 'b']);
  });

  it('are due again in order after the clock has been moved back', () => {
    const { put, dueAt } = openDeadlines();
    put('a', 10_000);
    expect(dueAt(20_000)).toEqual(['a']);
    expect(dueAt(5000)).toEqual([]);
    expect(dueAt(10_000)).toEqual(['a']);
  });
});

describe('a row whose deadline cannot be handled', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());

  /** A sweep of rows that are due. The handler of the row `bad` throws, those of the others are counted. */
  function openSweeper(error: Error) {
    const handled: string[] = [];
    const deadlines = createDeadlines([
      {
        table: settler.table,
        settle(_tx, id) {
          if (id === 'bad') throw error;
          handled.push(id);
          put(id, null);
        },
      },
    ]);
    const put = (id: string, deadline: string | null) => {
      for (const watch of deadlines.watchers) {
        watch({ table: settler.table, id, row: { id, deadline } as TimedRow, before: undefined });
      }
    };
    const writer: Writer = { get: () => undefined, all: () => [], put: () => {}, remove: () => {} };
    const store: Store = { read: () => writer, transact: async (work) => work(writer) };
    const sweeper = createSweeper(
      () => deadlines,
      store,
      () => start,
    );
    for (const id of ['a', 'bad', 'c']) put(id, deadlineAt(0));
    return { put, handled, sweep: async () => sweeper.sweep() };
  }

  it('stops no other row, is logged once, and is tried again when it has changed', async () => {
    const { put, handled, sweep } = openSweeper(new RuleError('loginRequired'));
    await sweep();
    await sweep();
    expect(handled).toEqual(['a', 'c']);
    expect(logged.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('holds/bad')]);
    put('bad', deadlineAt(0));
    await sweep();
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it('stays due without a word while the disk accepts no writes', async () => {
    const { sweep } = openSweeper(new CannotWrite('full'));
    await sweep();
    expect(logged).not.toHaveBeenCalled();
    expect(await sweep()).toBeUndefined();
  });
});
