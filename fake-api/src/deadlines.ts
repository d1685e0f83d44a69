import { toMilliseconds } from '@first-gong/domain';
import type { Settler, TimedRow } from './area.js';
import { CannotWrite, type Store, type Watcher, watchTable } from './store/index.js';

/** A row whose time is over. */
interface Due {
  settler: Settler;
  id: string;
}

/** The rows with a deadline, by the time of it. */
export interface Deadlines {
  /** Keep the list. */
  watchers: readonly Watcher[];
  due(now: number): Due[];
}

export function createDeadlines(settlers: readonly Settler[]): Deadlines {
  const deadlines = new Map<string, Due & { at: number }>();
  /** No row is due before this time, so most requests need not look through the list. */
  let soonest = Number.POSITIVE_INFINITY;

  const note = (settler: Settler, id: string, deadline: string | null) => {
    const key = `${settler.table.name}/${id}`;
    deadlines.delete(key);
    if (deadline === null) return;
    const at = toMilliseconds(deadline);
    deadlines.set(key, { settler, id, at });
    soonest = Math.min(soonest, at);
  };

  return {
    watchers: settlers.map((settler) =>
      watchTable<TimedRow>(settler.table, (row, before) =>
        note(settler, (row ?? before)?.id ?? '', row?.deadline ?? null),
      ),
    ),
    due(now) {
      if (now < soonest) return [];
      const all = [...deadlines.values()];
      soonest = all.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY);
      return all.filter(({ at }) => at <= now);
    },
  };
}

export interface Sweeper {
  /**
   * Settles every row that is due, so that the next request sees its seats free. While the disk takes no writes, the
   * rows stay due and requests that only read go on.
   */
  sweep(): Promise<void>;
  /** Begins to sweep every second. */
  start(): void;
  stop(): void;
}

/** Interval of the sweeps in milliseconds. */
const every = 1000;

export function createSweeper(deadlines: () => Deadlines, store: Store, now: () => number): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  const sweep = async () => {
    const rows = deadlines().due(now());
    if (rows.length === 0) return;
    const settled = store.transact((tx) => {
      for (const { settler, id } of rows) settler.settle(tx, id);
    });
    await settled.catch((error) => {
      if (!(error instanceof CannotWrite)) throw error;
    });
  };
  return {
    sweep,
    start() {
      timer = setInterval(() => void sweep().catch(console.error), every);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
