import type { Row, Table, Writer } from '../store/index.js';

/** Removes the rows at the beginning of a table that are over. The newest row of such a table is always its last. */
export function forgetOldest<R extends Row>(tx: Writer, table: Table<R>, isOver: (row: R) => boolean): void {
  for (;;) {
    const [oldest] = tx.find(table, 'true order by seq limit 1');
    if (oldest === undefined || !isOver(oldest)) return;
    tx.remove(table, oldest.id);
  }
}
