/** A record of a table. Rows are never changed in place: a writer puts a new one. */
export interface Row {
  readonly id: string;
}

/** A row as an earlier version of the program may have written it: fields that came later are missing. */
export type OlderRow<R extends Row> = Row & { [Field in keyof R]?: R[Field] | undefined };

/** A table of the data folder. Readers and writers take the table itself, so the compiler knows its rows. */
export interface Table<R extends Row = Row> {
  /** Its name in the files. It never changes. */
  readonly name: string;
  /** Makes a row of today from a row of any earlier version. */
  upgrade(row: Row): R;
}

/** One row that came, changed, or went: then `row` is null. */
export interface Change {
  readonly table: Table;
  readonly id: string;
  readonly row: Row | null;
  /** The row until then; undefined for a new row. */
  readonly before: Row | undefined;
}

export interface Reader {
  get<R extends Row>(table: Table<R>, id: string): R | undefined;
  /** Every row of a table, oldest first. */
  all<R extends Row>(table: Table<R>): Iterable<R>;
}

export interface Writer extends Reader {
  put<R extends Row>(table: Table<R>, row: NoInfer<R>): void;
  remove(table: Table, id: string): void;
}

/** Sees every change at the moment it is made, undone, or read back at the start: for indexes in memory. */
export type Watcher = (change: Change) => void;

/** All data of the shop. */
export interface Store {
  /** The data as it is now. */
  read(): Reader;
  /**
   * Runs `work` alone and to its end, all or nothing: an error that `work` throws undoes its writes.
   * Resolves once everything that `work` wrote or could have seen is on the disk.
   * @throws CannotWrite when the disk refuses: `work` has not run, or its writes are undone.
   */
  transact<Result>(work: (writer: Writer) => Result): Promise<Result>;
}
