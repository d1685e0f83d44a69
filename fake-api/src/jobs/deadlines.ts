import { toInstant, toMilliseconds } from '@first-gong/domain';
import {
  CannotWrite,
  type Change,
  type Reader,
  type Row,
  type Store,
  type Table,
  type Writer,
} from '../store/index.js';

/** A row that the clock moves on. */
export interface TimedRow extends Row {
  /** UTC instant at which its time is over; null where the clock changes nothing. */
  readonly deadline: string | null;
}

/** Action on a row of a table at its deadline. */
export interface Settler {
  table: Table<TimedRow>;
  /** Changes nothing before the deadline, but shortens one that a clock has left too far ahead. */
  settle(tx: Writer, id: string): void;
}

/** A row whose time is over. */
interface Due {
  settler: Settler;
  id: string;
}

const keyOf = ({ settler, id }: Due) => `${settler.table.name}/${id}`;

export type Deadlines = ReturnType<typeof createDeadlines>;

/** The rows with a deadline, by the time of it. */
export function createDeadlines(settlers: readonly Settler[]) {
  /** No row is due before this time, so most requests need not ask. */
  let soonest = Number.NEGATIVE_INFINITY;
  const aside = new Set<string>();
  const find = (data: Reader, where: string, ...values: string[]) =>
    settlers
      .flatMap((settler) => data.ids(settler.table, where, ...values).map((id) => ({ settler, id })))
      .filter((row) => !aside.has(keyOf(row)));

  return {
    /** Sees the deadlines that are new. */
    watcher({ table, id, row }: Change) {
      const settler = settlers.find((one) => one.table === table);
      if (settler === undefined) return;
      aside.delete(keyOf({ settler, id }));
      const { deadline = null } = (row ?? {}) as { deadline?: string | null };
      if (deadline !== null) soonest = Math.min(soonest, toMilliseconds(deadline));
    },
    due(data: Reader, now: number): Due[] {
      if (now < soonest) return [];
      const first = settlers.flatMap(({ table }) =>
        data.find(table, 'deadline is not null order by deadline limit 1').map(({ deadline }) => deadline ?? ''),
      );
      soonest = Math.min(...first.map(toMilliseconds));
      return now < soonest ? [] : find(data, 'deadline <= ? order by deadline', toInstant(now));
    },
    /** Every row with a deadline. */
    all: (data: Reader) => find(data, 'deadline is not null order by deadline'),
    /** Leaves a row out, until it changes or the server starts again. */
    setAside: (row: Due) => void aside.add(keyOf(row)),
  };
}

/** Interval of the sweeps in milliseconds. */
const every = 1000;

export function createSweeper(deadlines: () => Deadlines, store: Store, now: () => number) {
  let timer: NodeJS.Timeout | undefined;
  let latest = Number.POSITIVE_INFINITY;
  const settle = async (row: Due): Promise<void> => {
    try {
      await store.transact((tx) => row.settler.settle(tx, row.id));
    } catch (error) {
      if (error instanceof CannotWrite) return;
      deadlines().setAside(row);
      console.error(`The deadline of ${keyOf(row)} could not be handled. The row is set aside:`, error);
    }
  };
  /**
   * Settles every row that is due, each in its own transaction, so that the next request finds the seats free. It never
   * fails: while the disk accepts no writes the rows stay due, and a row whose handler throws is logged and set aside.
   *
   * After a clock that was turned back, and at the start, it looks at every row with a deadline: each settler shortens
   * a deadline that is now too far ahead.
   * @returns null when no row is due, so that most requests do not wait at all.
   */
  const sweep = () => {
    const at = now();
    const isTurnedBack = at < latest - every;
    latest = at;
    const data = store.read();
    const rows = isTurnedBack ? deadlines().all(data) : deadlines().due(data, at);
    return rows.length === 0 ? null : Promise.all(rows.map(settle)).then(() => undefined);
  };
  return {
    sweep,
    /** Begins to sweep every second. */
    start() {
      timer = setInterval(() => void sweep(), every).unref();
    },
    stop: () => clearInterval(timer),
  };
}
