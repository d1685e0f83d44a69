import { type Folder, logPath, readFolder, syncFolder, writeSnapshot } from './folder.js';
import { Log, type LogOptions } from './log.js';
import type { Change, Reader, Row, Store, Tables, Watcher, Writer } from './types.js';

export interface StoreOptions<T> extends LogOptions {
  /** Where the files are. */
  folder: string;
  /** The tables' names. */
  tables: readonly (keyof T & string)[];
  /** Indexes in memory. */
  watchers?: readonly Watcher<T>[];
  /** The log's size in bytes from which on a snapshot is taken, or the size of the snapshot before. @default 4 MB */
  compactAt?: number;
}

/** Reads the folder back and keeps it. Memory answers reads; every write is appended to a log before it is acknowledged. */
export async function openStore<T extends Tables<T>>(options: StoreOptions<T>): Promise<Store<T>> {
  const found = await readFolder(options.folder);
  const log = await Log.open(logPath(options.folder, found.generation), found.logLength, options);
  await syncFolder(options.folder);
  return new FileStore<T>(options, found, log);
}

class FileStore<T extends Tables<T>> implements Store<T>, Writer<T> {
  readonly #folder: string;
  readonly #watchers: readonly Watcher<T>[];
  readonly #tables = new Map<keyof T, Map<string, Row>>();
  readonly #log: Log;
  #generation: number;
  readonly #smallest: number;
  #compactAt: number;
  #compacting: Promise<void> | undefined;
  /** What the running transaction changed, with the rows as they were. */
  #written: { change: Change<T>; before: Row | undefined }[] | undefined;

  constructor(options: StoreOptions<T>, found: Folder, log: Log) {
    this.#folder = options.folder;
    this.#watchers = options.watchers ?? [];
    this.#log = log;
    this.#generation = found.generation;
    this.#smallest = options.compactAt ?? 4 * 1024 * 1024;
    this.#compactAt = this.#smallest;
    for (const table of options.tables) this.#tables.set(table, new Map());
    for (const text of found.texts) {
      for (const changes of JSON.parse(text) as Change<T>[][]) for (const change of changes) this.#apply(change);
    }
  }

  read(): Reader<T> {
    return this;
  }

  get<Name extends keyof T>(table: Name, id: string): T[Name] | undefined {
    return this.#rows(table).get(id);
  }

  all<Name extends keyof T>(table: Name): Iterable<T[Name]> {
    return this.#rows(table).values();
  }

  put<Name extends keyof T>(table: Name, row: T[Name]): void {
    this.#change([table, row.id, row]);
  }

  remove<Name extends keyof T>(table: Name, id: string): void {
    if (this.#rows(table).has(id)) this.#change([table, id, null]);
  }

  async transact<Result>(work: (writer: Writer<T>) => Result): Promise<Result> {
    const written: { change: Change<T>; before: Row | undefined }[] = [];
    this.#written = written;
    let result: Result;
    try {
      result = work(this);
    } catch (error) {
      this.#undo(written);
      throw error;
    } finally {
      this.#written = undefined;
    }
    const changes = written.map(({ change }) => change);
    await this.#log.append(changes.length > 0 ? JSON.stringify(changes) : '');
    if (this.#log.bytes > this.#compactAt) this.#compacting ??= this.#compact();
    return result;
  }

  async close(): Promise<void> {
    await this.#compacting;
    await this.#log.close();
  }

  #rows<Name extends keyof T>(table: Name): Map<string, T[Name]> {
    const rows = this.#tables.get(table);
    if (rows === undefined) throw new Error(`The store has no table "${String(table)}": name it when opening.`);
    return rows as Map<string, T[Name]>;
  }

  #change(change: Change<T>): void {
    if (this.#written === undefined) throw new Error('A row can be written inside transact() only.');
    this.#written.push({ change, before: this.#apply(change) });
  }

  /** Changes memory and tells the indexes; answers the row as it was. */
  #apply(change: Change<T>): Row | undefined {
    const [table, id, row] = change;
    const rows = this.#tables.get(table);
    // A table of an older version of the program: its rows are of no use any more.
    if (rows === undefined) return undefined;
    const before = rows.get(id);
    if (row === null) rows.delete(id);
    else rows.set(id, row);
    for (const watch of this.#watchers) watch(change, before as T[keyof T] | undefined);
    return before;
  }

  #undo(written: { change: Change<T>; before: Row | undefined }[]): void {
    for (const { change, before } of written.reverse()) {
      this.#apply([change[0], change[1], before ?? null] as Change<T>);
    }
  }

  /** Begins a new log, and writes what memory holds by then beside it; the logs before are needed no longer. */
  async #compact(): Promise<void> {
    try {
      this.#generation += 1;
      await this.#log.rotate(logPath(this.#folder, this.#generation));
      await syncFolder(this.#folder);
      const copies = [...this.#tables].map(([table, rows]) => [table, [...rows.values()]] as const);
      const size = await writeSnapshot(this.#folder, this.#generation, texts(copies));
      // Twice the data, at most, is ever on the disk, and a byte is copied once for every byte written.
      this.#compactAt = Math.max(this.#smallest, size);
    } catch (error) {
      // The logs still hold everything; the next snapshot will try again.
      console.error('The data could not be compacted; nothing is lost.', error);
    } finally {
      this.#compacting = undefined;
    }
  }
}

function* texts(tables: readonly (readonly [table: PropertyKey, rows: readonly Row[]])[]): Generator<string> {
  for (const [table, rows] of tables) {
    for (const row of rows) yield JSON.stringify([[[table, row.id, row]]]);
  }
}
