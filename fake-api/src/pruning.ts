import type { Area } from './area.js';
import type { Row, Store, Table } from './store/index.js';
import { reportUnlessTold } from './store/index.js';

/** Milliseconds between two rounds. */
const every = 10 * 60_000;
/** Rows that one transaction removes: other requests wait for no more than that. */
const batch = 500;

/** Lets every area remove the rows that nobody needs any more, at the start and every 10 minutes. */
export interface Pruner {
  /** Resolves after the first round. */
  start(): Promise<void>;
  /** Resolves when no round is running. */
  stop(): Promise<void>;
}

export function createPruner(areas: readonly Pick<Area, 'prune'>[]): Pruner {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = async () => {
    for (const { prune } of areas) await prune?.();
  };
  const run = () => {
    running = running.then(round).catch(reportUnlessTold);
    return running;
  };
  return {
    async start() {
      await run();
      timer = setInterval(run, every).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Removes the rows of a table that are over. A row that has changed in the meantime is asked again.
 * @returns the removed rows.
 */
export async function removeOver<R extends Row>(
  store: Store,
  table: Table<R>,
  isOver: (row: R) => boolean,
): Promise<R[]> {
  const over = [...store.read().all(table)].filter(isOver);
  const removed: R[] = [];
  for (let from = 0; from < over.length; from += batch) {
    const rows = await store.transact((tx) => {
      const still = over.slice(from, from + batch).flatMap(({ id }) => tx.get(table, id) ?? []);
      const going = still.filter(isOver);
      for (const { id } of going) tx.remove(table, id);
      return going;
    });
    removed.push(...rows);
  }
  return removed;
}
