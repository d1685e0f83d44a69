import { FoldStopped, messageOf } from './fault.js';
import { type OpenFolder, openFolder } from './folder.js';
import type { Log } from './log.js';
import type { Change, Reader, Row, Store, Table, Watcher, Writer } from './types.js';

export interface StoreOptions {
  /** Where the files are. */
  folder: string;
  /** The log is folded when it has grown by this many bytes, and by as much as it had after the last fold. @default 4 MB */
  foldAfter?: number;
}

/** A store over a data folder. It is made first and opened later, so that indexes can be made between the two. */
export interface FolderStore extends Store {
  /**
   * Takes the folder for this process and reads it back. The watchers see every row of it.
   * @throws FolderRefused when another process has the folder, or a file of it is damaged.
   */
  open(tables: readonly Table[], watchers?: readonly Watcher[]): Promise<void>;
  /** Writes what is waiting, closes the files, and lets another process have the folder. */
  close(): Promise<void>;
}

/** Memory answers reads; every write is appended to a log before it is acknowledged. */
export const createStore = (options: StoreOptions): FolderStore => new FileStore(options);

/** A change in the form of the files. */
type ChangeLine = readonly [table: string, id: string, row: Row | null];

/** The most rows that one line of a fold has. */
const rowsPerLine = 50;

class FileStore implements FolderStore, Writer {
  readonly #options: StoreOptions;
  #watchers: readonly Watcher[] = [];
  readonly #tables = new Map<Table, Map<string, Row>>();
  #folder: OpenFolder | undefined;
  /** Length of the log in bytes from which on it is folded. */
  #foldAt = 0;
  #folding: Promise<void> | undefined;
  /** The changes of the running transaction. */
  #written: Change[] | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  async open(tables: readonly Table[], watchers: readonly Watcher[] = []): Promise<void> {
    this.#watchers = watchers;
    for (const table of tables) this.#tables.set(table, new Map());
    const byName = new Map(tables.map((table) => [table.name, table]));
    this.#folder = await openFolder(this.#options.folder, (text) => this.#readBack(byName, text));
    const { log } = this.#folder;
    this.#foldLater(log, log.folded);
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
    // Where the disk takes nothing, the rule does not even run.
    if (log.isBroken) await log.mend();
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
    await log.append(lines.length > 0 ? JSON.stringify(lines) : '', () => this.#undo(written));
    if (log.bytes > this.#foldAt) this.#folding ??= this.#fold(log);
    return result;
  }

  async close(): Promise<void> {
    const folder = this.#folder;
    this.#folder = undefined;
    await folder?.close();
    await this.#folding;
  }

  #openLog(): Log {
    if (this.#folder === undefined) throw new Error('The store is closed: open() comes first.');
    return this.#folder.log;
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

  #readBack(byName: ReadonlyMap<string, Table>, text: string): void {
    for (const changes of JSON.parse(text) as ChangeLine[][]) {
      for (const [name, id, row] of changes) {
        const table = byName.get(name);
        // Rows are skipped when no area has their table any longer.
        if (table) this.#apply(table, id, row && table.upgrade(row));
      }
    }
  }

  /** The next fold waits until the log has grown from `bytes` by as much as its rows take. */
  #foldLater(log: Log, bytes: number): void {
    this.#foldAt = bytes + Math.max(this.#options.foldAfter ?? 4 * 1024 * 1024, log.folded);
  }

  /** Replaces the log by one that has each row once. */
  async #fold(log: Log): Promise<void> {
    try {
      await log.fold(linesOf([...this.#tables].map(([table, rows]) => [table.name, [...rows.values()]] as const)));
    } catch (error) {
      if (!(error instanceof FoldStopped)) {
        console.error(`The data could not be folded (${messageOf(error)}). Nothing is lost; the log goes on.`);
      }
    } finally {
      this.#foldLater(log, log.bytes);
      this.#folding = undefined;
    }
  }
}

function* linesOf(tables: readonly (readonly [table: string, rows: readonly Row[]])[]): Generator<string> {
  for (const [table, rows] of tables) {
    for (let from = 0; from < rows.length; from += rowsPerLine) {
      const lines = rows.slice(from, from + rowsPerLine).map((row): ChangeLine => [table, row.id, row]);
      yield JSON.stringify([lines]);
    }
  }
}
