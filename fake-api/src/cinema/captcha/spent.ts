/** The most ids that are remembered. */
const capacity = 100_000;

/** Ids that work once, each until its own time is over. Kept in memory only. */
export interface Spent {
  /** Uses an id up. Returns whether it was unused. @param until milliseconds after which the id no longer matters. */
  take(id: string, until: number): boolean;
  readonly size: number;
}

/** Each call forgets the oldest ids that are over, so that the ids of a few minutes are all that is kept. */
export function createSpent(now: () => number, most = capacity): Spent {
  const spent = new Map<string, number>();
  return {
    take(id, until) {
      for (const [old, over] of spent) {
        if (over > now() && spent.size < most) break;
        spent.delete(old);
      }
      if (spent.has(id)) return false;
      spent.set(id, until);
      return true;
    },
    get size() {
      return spent.size;
    },
  };
}
