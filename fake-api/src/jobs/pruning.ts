import type { Row, Store, Table, Value } from '../store/index.js';
import { CannotWrite } from '../store/index.js';

/** Milliseconds between rounds. */
const every = 10 * 60_000;
/** Rows per transaction, which limits the delay of other requests. */
const batch = 500;

/** Logs an error of a background job, except a full disk, which the store logs. */
export function reportUnlessTold(error: unknown): void {
  if (!(error instanceof CannotWrite)) console.error(error);
}

/** Prunes old rows of all areas at the start and every 10 minutes. @param areas with a `prune` */
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
    /** Resolves when no round runs. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Removes matching rows in batches. @param where as in `Reader.find` @returns the removed rows */
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
