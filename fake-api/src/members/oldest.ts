import type { State } from '../state.js';
import type { Writer } from '../store/index.js';

/** Forgets the rows at the beginning of a table that are over, for tables whose newest row is always the last. */
export function forgetOldest<Name extends keyof State>(
  tx: Writer<State>,
  table: Name,
  isOver: (row: State[Name]) => boolean,
): void {
  for (const row of tx.all(table)) {
    if (!isOver(row)) return;
    tx.remove(table, row.id);
  }
}
