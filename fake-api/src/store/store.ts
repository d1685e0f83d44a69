import { type Folder, logPath, readFolder, syncFolder, writeSnapshot } from './folder.js';
import { Log } from './log.js';
import type { Change, Reader, Row, Store, Table, Watcher, Writer } from './types.js';

export interface StoreOptions {
  /** Where the files are. */
  folder: string;
  /** The log's size in bytes from which on a snapshot is taken, or the size of the snapshot before. @default 4 MB */
  compactAt?: number;
}

/** A store over a data folder. It is made first and opened later, so that indexes can be made between the two. */
export interface FolderStore extends Store {
  /** Reads the folder back. The watchers see every row of it. */
  open(tables: readonly Table[], watchers?: readonly Watcher[]): Promise<void>;
  /** Writes what is waiting and closes the files. */
  close(): Promise<void>;
}

/** Memory answers reads; every write is appended to a log before it is acknowledged. */
export const createStore = (options: StoreOptions): FolderStore => new FileStore(options);

/** A change as the files have it. */
type ChangeLine = readonly [table: string, id: string, row: Row | null];

class FileStore implements FolderStore, Writer {
  readonly #folder: string;
  #watchers: readonly Watcher[] = [];
  readonly #tables = new Map<Table, Map<string, Row>>();
  #log: Log | undefined;
  #generation = 0;
  readonly #smallest: number;
  #compactAt: number;
  #compacting: Promise<void> | undefined;
  /** The changes of the running transaction. */
  #written: Change[] | undefined;

  constructor({ folder, compactAt = 4 * 1024 * 1024 }: StoreOptions) {
    this.#folder = folder;
    this.#smallest = compactAt;
    this.#compactAt = compactAt;
  }

  async open(tables: readonly Table[], watchers: readonly Watcher[] = []): Promise<void> {
    const found = await readFolder(this.#folder);
    this.#log = await Log.open(logPath(this.#folder, found.generation), found.logLength);
    await syncFolder(this.#folder);
    this.#generation = found.generation;
    this.#watchers = watchers;
    for (const table of tables) this.#tables.set(table, new Map());
    this.#readBack(found);
  }

  read(): Reader {
    return this;
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    return this.#rows(table).get(id);
  }

  all<R extends Row>(table: Table<R>): Iterable<R> {
    return this.#rows(table).values();
  }

  put<R extends Row>(table: Table<R>, row: R): void {
    this.#change(table, row.id, row);
  }

  remove(table: Table, id: string): void {
    if (this.#rows(table).has(id)) this.#change(table, id, null);
  }

  async transact<Result>(work: (writer: Writer) => Result): Promise<Result> {
    const log = this.#openLog();
    const written: Change[] = [];
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
    const lines = written.map(({ table, id, row }): ChangeLine => [table.name, id, row]);
    await log.append(lines.length > 0 ? JSON.stringify(lines) : '');
    if (log.bytes > this.#compactAt) this.#compacting ??= this.#compact(log);
    return result;
  }

  async close(): Promise<void> {
    await this.#compacting;
    await this.#log?.close();
  }

  #openLog(): Log {
    if (this.#log === undefined) throw new Error('The store is not open yet: open() comes first.');
    return this.#log;
  }

  #rows<R extends Row>(table: Table<R>): Map<string, R> {
    const rows = this.#tables.get(table);
    if (rows === undefined) throw new Error(`The store has no table "${table.name}": its area has to list it.`);
    return rows as Map<string, R>;
  }

  #change(table: Table, id: string, row: Row | null): void {
    if (this.#written === undefined) throw new Error('A row can be written inside transact() only.');
    this.#written.push(this.#apply(table, id, row));
  }

  /** Changes memory and the indexes. */
  #apply(table: Table, id: string, row: Row | null): Change {
    const rows = this.#rows(table);
    const change = { table, id, row, before: rows.get(id) };
    if (row === null) rows.delete(id);
    else rows.set(id, row);
    for (const watch of this.#watchers) watch(change);
    return change;
  }

  #undo(written: Change[]): void {
    for (const { table, id, before } of written.reverse()) this.#apply(table, id, before ?? null);
  }

  #readBack({ texts }: Folder): void {
    const byName = new Map([...this.#tables.keys()].map((table) => [table.name, table]));
    for (const text of texts) {
      for (const [name, id, row] of (JSON.parse(text) as ChangeLine[][]).flat()) {
        const table = byName.get(name);
        // Rows are skipped when no area has their table any longer.
        if (table) this.#apply(table, id, row && table.upgrade(row));
      }
    }
  }

  /** Begins a new log and writes the content of memory beside it; the earlier logs are then not needed any more. */
  async #compact(log: Log): Promise<void> {
    try {
      this.#generation += 1;
      await log.rotate(logPath(this.#folder, this.#generation));
      await syncFolder(this.#folder);
      const copies = [...this.#tables].map(([table, rows]) => [table.name, [...rows.values()]] as const);
      const size = await writeSnapshot(this.#folder, this.#generation, texts(copies));
      // The disk never holds more than twice the data, and copies one byte for every byte written.
      this.#compactAt = Math.max(this.#smallest, size);
    } catch (error) {
      // The logs still hold everything; the next snapshot will try again.
      console.error('The data could not be compacted; nothing is lost.', error);
    } finally {
      this.#compacting = undefined;
    }
  }
}

function* texts(tables: readonly (readonly [table: string, rows: readonly Row[]])[]): Generator<string> {
  for (const [table, rows] of tables) {
    for (const row of rows) yield JSON.stringify([[[table, row.id, row] satisfies ChangeLine]]);
  }
}
