import { toMilliseconds } from '@first-gong/domain';
import type { CartRow, ShopStore, State } from './state.js';
import type { Watcher, Writer } from './store/index.js';

/** Which carts run out when. */
export interface Deadlines {
  /** Keeps the list; to be given to the store. */
  watcher: Watcher<State>;
  /** Members whose cart, or whose bank, has run out of time. */
  due(now: number): string[];
}

export function createDeadlines(): Deadlines {
  const deadlines = new Map<string, number>();
  return {
    watcher([table, id, row]) {
      if (table !== 'carts') return;
      const deadline = (row as CartRow | null)?.deadline ?? null;
      if (deadline === null) deadlines.delete(id);
      else deadlines.set(id, toMilliseconds(deadline));
    },
    due: (now) => [...deadlines].filter(([, deadline]) => deadline <= now).map(([id]) => id),
  };
}

export interface Sweeper {
  /** Settles every cart that is due, so that whoever asks next sees its seats free. */
  sweep(): Promise<void>;
  stop(): void;
}

/** How often the carts are looked through where nobody asks, in milliseconds. */
const every = 1000;

export function createSweeper(
  { due }: Deadlines,
  store: ShopStore,
  settle: (tx: Writer<State>, memberId: string) => CartRow,
  now: () => number,
): Sweeper {
  const sweep = async () => {
    const members = due(now());
    if (members.length === 0) return;
    await store.transact((tx) => {
      for (const memberId of members) settle(tx, memberId);
    });
  };
  const timer = setInterval(() => void sweep().catch(console.error), every);
  timer.unref();
  return { sweep, stop: () => clearInterval(timer) };
}
