import type { Row, Store, Table, Value } from '../store/index.js';
import { CannotWrite } from '../store/index.js';

/** Milliseconds between two rounds. */
const every = 10 * 60_000;
/** Rows that one transaction removes: other requests wait for no more than that. */
const batch = 500;

/** Reports an error of background work. The store has already reported a full disk. */
export function reportUnlessTold(error: unknown): void {
  if (!(error instanceof CannotWrite)) console.error(error);
}

/**
 * Lets every area remove the rows that are too old, at the start and every 10 minutes.
 * @param areas have the rows.
 */
export function createPruner(areas: readonly { prune?(): Promise<void> }[]) {
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
    /** Resolves after the first round. */
    async start() {
      await run();
      timer = setInterval(run, every).unref();
    },
    /** Resolves when no round is running. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Removes the rows that a condition finds, in transactions of some rows.
 * @param where as `Reader.find` takes it.
 * @returns the removed rows.
 */
export async function removeOver<R extends Row>(
  store: Store,
  table: Table<R>,
  where: string,
  ...values: Value[]
): Promise<R[]> {
  const removed: R[] = [];
  for (;;) {
    const rows = await store.transact((tx) => {
      const over = tx.find(table, `${where} limit ${batch}`, ...values);
      for (const { id } of over) tx.remove(table, id);
      return over;
    });
    removed.push(...rows);
    if (rows.length < batch) return removed;
  }
}
