import type { Row, Table, Writer } from '../store/index.js';

/** Deletes ended rows from the start of a table. Such tables are ordered by time. */
export function forgetOldest<R extends Row>(tx: Writer, table: Table<R>, isOver: (row: R) => boolean): void {
  for (;;) {
    const [oldest] = tx.find(table, 'true order by seq limit 1');
    if (oldest === undefined || !isOver(oldest)) return;
    tx.remove(table, oldest.id);
  }
}
