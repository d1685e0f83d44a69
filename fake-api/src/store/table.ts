import type { OlderRow, Row, Table, Watcher } from './types.js';

/**
 * Defines a table.
 * @param upgrade completes a row of an earlier version: a field that was added later gets its default here. Rows that
 * have had the same fields since the first version need none.
 */
export const defineTable = <R extends Row>(
  name: string,
  upgrade: (row: OlderRow<R>) => R = (row) => row as R,
): Table<R> => ({ name, upgrade });

/** Watches one table. */
export const watchTable =
  <R extends Row>(table: Table<R>, see: (row: R | null, before: R | undefined) => void): Watcher =>
  (change) => {
    if (change.table === table) see(change.row as R | null, change.before as R | undefined);
  };
