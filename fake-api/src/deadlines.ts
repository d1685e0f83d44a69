import { toMilliseconds } from '@first-gong/domain';
import type { Settler, TimedRow } from './area.js';
import { CannotWrite, type Store, type Watcher, watchTable } from './store/index.js';

/** A row whose time is over. */
interface Due {
  settler: Settler;
  id: string;
}

const keyOf = (settler: Settler, id: string) => `${settler.table.name}/${id}`;

/** Milliseconds of a slot: rows with a deadline in the same second are kept together. */
const slotLength = 1000;

/** The rows with a deadline, by the time of it. */
export interface Deadlines {
  /** Keep the list. */
  watchers: readonly Watcher[];
  due(now: number): Due[];
  /** Every row with a deadline. */
  all(): Due[];
  /** Leaves a row out, until it changes or the server starts again. */
  setAside(row: Due): void;
}

export function createDeadlines(settlers: readonly Settler[]): Deadlines {
  /** The rows of each second. A busy shop has 100,000 rows with a deadline, but few different seconds. */
  const slots = new Map<number, Map<string, Due & { at: number }>>();
  const slotOf = new Map<string, number>();
  /** No row is due before this time, so most requests need not look at the slots. */
  let soonest = Number.POSITIVE_INFINITY;

  const forget = (key: string) => {
    const start = slotOf.get(key);
    if (start === undefined) return;
    slotOf.delete(key);
    const slot = slots.get(start);
    slot?.delete(key);
    if (slot?.size === 0) slots.delete(start);
  };

  const note = (settler: Settler, id: string, deadline: string | null) => {
    const key = keyOf(settler, id);
    forget(key);
    if (deadline === null) return;
    const at = toMilliseconds(deadline);
    const start = Math.floor(at / slotLength) * slotLength;
    slots.set(start, (slots.get(start) ?? new Map()).set(key, { settler, id, at }));
    slotOf.set(key, start);
    soonest = Math.min(soonest, at);
  };

  const rowsOf = (start: number) => [...(slots.get(start)?.values() ?? [])];

  return {
    watchers: settlers.map((settler) =>
      watchTable<TimedRow>(settler.table, (row, before) =>
        note(settler, (row ?? before)?.id ?? '', row?.deadline ?? null),
      ),
    ),
    due(now) {
      if (now < soonest) return [];
      soonest = leastOf(rowsOf(leastOf([...slots.keys()])).map(({ at }) => at));
      const begun = [...slots.keys()].filter((start) => start <= now);
      return begun.flatMap(rowsOf).filter(({ at }) => at <= now);
    },
    all: () => [...slots.keys()].flatMap(rowsOf),
    setAside: ({ settler, id }) => forget(keyOf(settler, id)),
  };
}

const leastOf = (numbers: readonly number[]): number =>
  numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);

export interface Sweeper {
  /**
   * Settles every row that is due, each in its own transaction, so that the next request finds the seats free. It never
   * fails: while the disk accepts no writes the rows stay due, and a row whose handler throws is logged and set aside.
   *
   * After a clock that was turned back, and at the start, it looks at every row with a deadline: each settler shortens
   * a deadline that is now too far ahead.
   * @returns null when no row is due, so that most requests do not wait at all.
   */
  sweep(): Promise<void> | null;
  /** Begins to sweep every second. */
  start(): void;
  stop(): void;
}

/** Interval of the sweeps in milliseconds. */
const every = 1000;

export function createSweeper(deadlines: () => Deadlines, store: Store, now: () => number): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let latest = Number.POSITIVE_INFINITY;
  const settle = async (row: Due): Promise<void> => {
    try {
      await store.transact((tx) => row.settler.settle(tx, row.id));
    } catch (error) {
      if (error instanceof CannotWrite) return;
      deadlines().setAside(row);
      console.error(`The deadline of ${keyOf(row.settler, row.id)} could not be handled. The row is set aside:`, error);
    }
  };
  const sweep = () => {
    const at = now();
    const isTurnedBack = at < latest - slotLength;
    latest = at;
    const rows = isTurnedBack ? deadlines().all() : deadlines().due(at);
    return rows.length === 0 ? null : Promise.all(rows.map(settle)).then(() => undefined);
  };
  return {
    sweep,
    start() {
      timer = setInterval(() => void sweep(), every);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
