import { watchTable } from './table.js';
import type { Row, Table, Watcher } from './types.js';

/** An index in memory: the rows of a table that share a key. */
export interface Groups {
  watcher: Watcher;
  /** Ids of the rows with this key, oldest first. */
  of(key: string): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Keeps the rows of a table grouped by `keyOf`, through every change and its undoing. */
export function groupBy<R extends Row>(table: Table<R>, keyOf: (row: R) => string): Groups {
  const groups = new Map<string, Set<string>>();
  const leave = (key: string, id: string) => {
    const group = groups.get(key);
    group?.delete(id);
    if (group?.size === 0) groups.delete(key);
  };
  return {
    of: (key) => groups.get(key) ?? none,
    watcher: watchTable(table, (row, before) => {
      const left = before === undefined ? null : keyOf(before);
      const key = row === null ? null : keyOf(row);
      // A row that changes and stays keeps its place.
      if (left === key) return;
      if (left !== null && before) leave(left, before.id);
      if (key !== null && row) groups.set(key, (groups.get(key) ?? new Set()).add(row.id));
    }),
  };
}
