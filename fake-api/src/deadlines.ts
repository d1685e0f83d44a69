import { toMilliseconds } from '@first-gong/domain';
import type { ShopStore, State } from './state.js';
import type { Watcher, Writer } from './store/index.js';

/** Tables whose rows have a `deadline` at which the clock moves them on, null where it does not. */
const tables = ['carts', 'topUps', 'wishes'] as const satisfies readonly (keyof State)[];
type Timed = (typeof tables)[number];

/** A row whose time is over. */
interface Due {
  table: Timed;
  id: string;
}

/** Which rows run out when. */
export interface Deadlines {
  /** Keeps the list; to be given to the store. */
  watcher: Watcher<State>;
  due(now: number): Due[];
}

export function createDeadlines(): Deadlines {
  const deadlines = new Map<string, Due & { at: number }>();
  /** Nothing is due before: every request asks, and most of them need not look through the list. */
  let soonest = Number.POSITIVE_INFINITY;
  return {
    watcher([changed, id, row]) {
      const table = tables.find((timed) => timed === changed);
      if (table === undefined) return;
      const deadline = (row as State[Timed] | null)?.deadline ?? null;
      const key = `${table}/${id}`;
      deadlines.delete(key);
      if (deadline === null) return;
      const at = toMilliseconds(deadline);
      deadlines.set(key, { table, id, at });
      soonest = Math.min(soonest, at);
    },
    due(now) {
      if (now < soonest) return [];
      const all = [...deadlines.values()];
      soonest = all.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY);
      return all.filter(({ at }) => at <= now);
    },
  };
}

/** What the clock does to a row of each table. */
export type Settlers = { [Table in Timed]: (tx: Writer<State>, id: string) => void };

export interface Sweeper {
  /** Settles every row that is due, so that whoever asks next sees its seats free. */
  sweep(): Promise<void>;
  stop(): void;
}

/** How often the rows are looked through where nobody asks, in milliseconds. */
const every = 1000;

export function createSweeper({ due }: Deadlines, store: ShopStore, settlers: Settlers, now: () => number): Sweeper {
  const sweep = async () => {
    const rows = due(now());
    if (rows.length === 0) return;
    await store.transact((tx) => {
      for (const { table, id } of rows) settlers[table](tx, id);
    });
  };
  const timer = setInterval(() => void sweep().catch(console.error), every);
  timer.unref();
  return { sweep, stop: () => clearInterval(timer) };
}
