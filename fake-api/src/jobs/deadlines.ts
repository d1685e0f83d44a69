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

/** A row with a deadline. */
export interface TimedRow extends Row {
  /** UTC instant, or null. */
  readonly deadline: string | null;
}

/** Handles the deadlines of a table. */
export interface DeadlineHandler {
  table: Table<TimedRow>;
  /** Handles a due row. Otherwise only shortens a deadline too far ahead, after the clock was set back. */
  onDeadline(tx: Writer, id: string): void;
}

/** A due row. */
interface Due {
  deadlineHandler: DeadlineHandler;
  id: string;
}

const keyOf = ({ deadlineHandler, id }: Due) => `${deadlineHandler.table.name}/${id}`;

export type Deadlines = ReturnType<typeof createDeadlines>;

/** Rows with a deadline, in order. */
export function createDeadlines(deadlineHandlers: readonly DeadlineHandler[]) {
  /** No row is due before this time, so most requests need no query. */
  let soonest = Number.NEGATIVE_INFINITY;
  const aside = new Set<string>();
  const find = (data: Reader, where: string, ...values: string[]) =>
    deadlineHandlers
      .flatMap((deadlineHandler) =>
        data.ids(deadlineHandler.table, where, ...values).map((id) => ({ deadlineHandler, id })),
      )
      .filter((row) => !aside.has(keyOf(row)));

  return {
    /** Tracks new deadlines. */
    watcher({ table, id, row }: Change) {
      const deadlineHandler = deadlineHandlers.find((one) => one.table === table);
      if (deadlineHandler === undefined) return;
      aside.delete(keyOf({ deadlineHandler, id }));
      const { deadline = null } = (row ?? {}) as { deadline?: string | null };
      if (deadline !== null) soonest = Math.min(soonest, toMilliseconds(deadline));
    },
    due(data: Reader, now: number): Due[] {
      if (now < soonest) return [];
      const first = deadlineHandlers.flatMap(({ table }) =>
        data.find(table, 'deadline is not null order by deadline limit 1').map(({ deadline }) => deadline ?? ''),
      );
      soonest = Math.min(...first.map(toMilliseconds));
      return now < soonest ? [] : find(data, 'deadline <= ? order by deadline', toInstant(now));
    },
    /** All rows with a deadline. */
    all: (data: Reader) => find(data, 'deadline is not null order by deadline'),
    /** Ignores a row until it changes or the server restarts. */
    setAside: (row: Due) => void aside.add(keyOf(row)),
  };
}

/** Interval of the runs in milliseconds. */
const every = 1000;

export function createExpiryRunner(deadlines: () => Deadlines, store: Store, now: () => number) {
  let timer: NodeJS.Timeout | undefined;
  let latest = Number.POSITIVE_INFINITY;
  const onDeadline = async (row: Due): Promise<void> => {
    try {
      await store.transact((tx) => row.deadlineHandler.onDeadline(tx, row.id));
    } catch (error) {
      if (error instanceof CannotWrite) return;
      deadlines().setAside(row);
      console.error(
        `The deadline of ${keyOf(row)} could not be handled. It is tried again after the next start:`,
        error,
      );
    }
  };
  /**
   * Handles due rows, one transaction each; never rejects, and ignores rows whose handler throws. After a start or a
   * clock set back, handles all rows with deadlines.
   * @returns null if no row is due
   */
  const runExpiries = () => {
    const at = now();
    const isTurnedBack = at < latest - every;
    latest = at;
    const data = store.read();
    const rows = isTurnedBack ? deadlines().all(data) : deadlines().due(data, at);
    return rows.length === 0 ? null : Promise.all(rows.map(onDeadline)).then(() => undefined);
  };
  return {
    runExpiries,
    /** Starts a run every second. */
    start() {
      timer = setInterval(() => void runExpiries(), every).unref();
    },
    stop: () => clearInterval(timer),
  };
}
