/** A record of a table. Rows are never changed in place: a writer puts a new one. */
export interface Row {
  readonly id: string;
}

/** A table's name and the type of its rows. */
export type Tables<T> = { [Name in keyof T]: Row };

/** One row that came, changed or went (`null`). */
export type Change<T> = { [Name in keyof T]: readonly [table: Name, id: string, row: T[Name] | null] }[keyof T];

export interface Reader<T> {
  get<Name extends keyof T>(table: Name, id: string): T[Name] | undefined;
  /** Every row of a table, oldest first. */
  all<Name extends keyof T>(table: Name): Iterable<T[Name]>;
}

export interface Writer<T> extends Reader<T> {
  put<Name extends keyof T>(table: Name, row: T[Name]): void;
  remove<Name extends keyof T>(table: Name, id: string): void;
}

/** Told of every change at the moment it is made, undone or read back at start: for indexes that are kept in memory. */
export type Watcher<T> = (change: Change<T>, before: T[keyof T] | undefined) => void;

/** The port behind which the data is kept. */
export interface Store<T extends Tables<T>> {
  /** The data as it is now. */
  read(): Reader<T>;
  /**
   * Runs `work` alone and to its end, all or nothing: what it throws undoes what it wrote.
   * Resolves once everything that `work` wrote or could have seen is on the disk.
   */
  transact<Result>(work: (writer: Writer<T>) => Result): Promise<Result>;
  /** Writes what is waiting and closes the files. */
  close(): Promise<void>;
}
