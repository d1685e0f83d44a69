import { type Watcher, watchTable } from '../store/index.js';
import { type MoveRow, moveTable } from './rows.js';

/** The performances that were moved, in memory. */
export interface Moves {
  watcher: Watcher;
  /** Goes up with every move. */
  version(): number;
  all(): ReadonlyMap<string, MoveRow>;
}

export function createMoves(): Moves {
  const rows = new Map<string, MoveRow>();
  let version = 0;
  return {
    watcher: watchTable(moveTable, (row, before) => {
      version += 1;
      if (row) rows.set(row.id, row);
      else if (before) rows.delete(before.id);
    }),
    version: () => version,
    all: () => rows,
  };
}
