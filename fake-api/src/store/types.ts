/** A record of a table, stored as JSON. A change replaces the row with the same id. */
export interface Row {
  readonly id: string;
}

/** A row from before SQLite, which may lack later fields. */
export type OlderRow<R extends Row> = Row & { [Field in keyof R]?: R[Field] | undefined };

/** A table with the type of its rows. */
export interface Table<R extends Row = Row> {
  readonly name: string;
  /** Upgrades a row from before SQLite. */
  upgrade(row: Row): R;
}

/**
 * Declares a table. Migrations define columns and indexes.
 * @param upgrade adds defaults for later fields to rows from before SQLite
 */
export const defineTable = <R extends Row>(
  name: string,
  upgrade: (row: OlderRow<R>) => R = (row) => row as R,
): Table<R> => ({ name, upgrade });

/** A changed row, null if deleted. */
export interface Change {
  readonly table: Table;
  readonly id: string;
  readonly row: Row | null;
}

export type Value = string | number | null;

export interface Reader {
  get<R extends Row>(table: Table<R>, id: string): R | undefined;
  /** All rows, oldest first. Requests should use `find`. */
  all<R extends Row>(table: Table<R>): Iterable<R>;
  /**
   * Rows that match a condition.
   * @param where SQL with `?` per value, such as `memberId = ? order by seq` (`seq` is the age). Needs an index
   */
  find<R extends Row>(table: Table<R>, where: string, ...values: Value[]): R[];
  /** Ids of matching rows, without reading the rows. */
  ids(table: Table, where: string, ...values: Value[]): string[];
  /** Number of matching rows. */
  count(table: Table, where: string, ...values: Value[]): number;
}

export interface Writer extends Reader {
  put<R extends Row>(table: Table<R>, row: NoInfer<R>): void;
  remove(table: Table, id: string): void;
  /** Runs optional work. An error rolls back its writes and is logged under the name. */
  attempt(name: string, work: () => void): void;
}

/** Receives every change, and after a rollback the previous row. */
export type Watcher = (change: Change) => void;

export interface Store {
  /** The current data. Transactions read through their writer instead. */
  read(): Reader;
  /**
   * Runs `work` atomically and in isolation; resolves when its reads and writes are on disk.
   * @throws CannotWrite if the disk fails, after a rollback
   */
  transact<Result>(work: (writer: Writer) => Result): Promise<Result>;
}

/** The disk rejected a change, which was rolled back. The store has logged it. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}
