import type { Change, Tables, Watcher } from './types.js';

/** An index in memory: which rows of a table share a key. */
export interface Groups<T> {
  watcher: Watcher<T>;
  /** Ids of the rows with this key, oldest first. */
  of(key: string): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Keeps the rows of `table` grouped by `keyOf`, through every change and undoing. */
export function groupBy<T extends Tables<T>, Name extends keyof T>(
  table: Name,
  keyOf: (row: T[Name]) => string,
): Groups<T> {
  const groups = new Map<string, Set<string>>();
  const leave = (key: string, id: string) => {
    const group = groups.get(key);
    group?.delete(id);
    if (group?.size === 0) groups.delete(key);
  };
  return {
    of: (key) => groups.get(key) ?? none,
    watcher: ([changed, id, row]: Change<T>, before) => {
      if (changed !== table) return;
      const left = before === undefined ? null : keyOf(before as T[Name]);
      const key = row === null ? null : keyOf(row as T[Name]);
      // A row that changes and stays keeps its place.
      if (left === key) return;
      if (left !== null) leave(left, id);
      if (key === null) return;
      groups.set(key, (groups.get(key) ?? new Set()).add(id));
    },
  };
}
