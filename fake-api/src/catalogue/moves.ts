import type { Reader, Watcher } from '../store/index.js';
import { type MoveRow, moveTable } from './rows.js';

/** The performances that were moved, in memory: they are few. */
export interface Moves {
  /** Keeps them current. */
  watcher: Watcher;
  /** Reads those of before the start. */
  load(data: Reader): void;
  /** Goes up with every move. */
  version(): number;
  all(): ReadonlyMap<string, MoveRow>;
}

export function createMoves(): Moves {
  const rows = new Map<string, MoveRow>();
  let version = 0;
  return {
    watcher({ table, id, row }) {
      if (table !== moveTable) return;
      version += 1;
      if (row) rows.set(id, row as MoveRow);
      else rows.delete(id);
    },
    load(data) {
      version += 1;
      for (const row of data.all(moveTable)) rows.set(row.id, row);
    },
    version: () => version,
    all: () => rows,
  };
}
