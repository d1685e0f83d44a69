/** A record of a table. It is stored as JSON; a change is a new row with the same id. */
export interface Row {
  readonly id: string;
}

/** A row as the versions before SQLite may have written it: fields that came later are missing. */
export type OlderRow<R extends Row> = Row & { [Field in keyof R]?: R[Field] | undefined };

/** A table of the database. Readers and writers take the table itself, so the compiler knows its rows. */
export interface Table<R extends Row = Row> {
  readonly name: string;
  /** Makes a row of today from a row of a folder before SQLite. */
  upgrade(row: Row): R;
}

/**
 * Defines a table. Its columns and indexes are in the migrations.
 * @param upgrade completes a row of a folder before SQLite: a field that was added later gets its default here.
 */
export const defineTable = <R extends Row>(
  name: string,
  upgrade: (row: OlderRow<R>) => R = (row) => row as R,
): Table<R> => ({ name, upgrade });

/** One row that came, changed, or went: then `row` is null. */
export interface Change {
  readonly table: Table;
  readonly id: string;
  readonly row: Row | null;
}

export type Value = string | number | null;

export interface Reader {
  get<R extends Row>(table: Table<R>, id: string): R | undefined;
  /** Every row of a table, oldest first. Work for a request asks `find`. */
  all<R extends Row>(table: Table<R>): Iterable<R>;
  /**
   * The rows that a condition finds.
   * @param where SQL with `?` for each value, and with an index: `memberId = ? order by seq`. `seq` is a row's age.
   */
  find<R extends Row>(table: Table<R>, where: string, ...values: Value[]): R[];
  /** The ids of the rows that a condition finds, without reading the rows. */
  ids(table: Table, where: string, ...values: Value[]): string[];
  /** The number of rows that a condition finds. */
  count(table: Table, where: string, ...values: Value[]): number;
}

export interface Writer extends Reader {
  put<R extends Row>(table: Table<R>, row: NoInfer<R>): void;
  remove(table: Table, id: string): void;
  /** Runs work that the rest does not need: its error undoes its own writes, and is logged under the name. */
  attempt(name: string, work: () => void): void;
}

/** Sees every change at the moment at which it is made, and the row as it was before when it is undone. */
export type Watcher = (change: Change) => void;

/** All data of the shop. */
export interface Store {
  /** The data as it is now. Work inside a transaction reads through its writer. */
  read(): Reader;
  /**
   * Runs `work` alone and to its end, all or nothing: an error that `work` throws undoes its writes.
   * Resolves once everything that `work` wrote or could have seen is on the disk.
   * @throws CannotWrite when the disk refuses: the writes are undone.
   */
  transact<Result>(work: (writer: Writer) => Result): Promise<Result>;
}

/** A change was refused or undone because the disk does not take it. The store has told the operator already. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}
