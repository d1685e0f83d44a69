import type { OlderRow, Row, Table } from './types.js';

/**
 * Defines a table. Its columns and indexes are in the migrations.
 * @param upgrade completes a row of a folder before SQLite: a field that was added later gets its default here.
 */
export const defineTable = <R extends Row>(
  name: string,
  upgrade: (row: OlderRow<R>) => R = (row) => row as R,
): Table<R> => ({ name, upgrade });
