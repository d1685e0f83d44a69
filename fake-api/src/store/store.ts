import { setImmediate } from 'node:timers';
import type Database from 'libsql';
import { migrations as shopMigrations } from '../migrations.js';
import { dataName, openFolder, sqliteCode } from './database.js';
import { CannotWrite } from './fault.js';
import type { Change, Reader, Row, Store, Table, Value, Watcher, Writer } from './types.js';

export interface StoreOptions {
  /** Where the database is. */
  folder: string;
  /** The schema. @default that of the shop */
  migrations?: readonly string[];
}

/** A store over a data folder. It is made first and opened later. */
export interface FolderStore extends Store {
  /** @throws FolderRefused when another process has the folder, or its database is damaged or newer. */
  open(watchers?: readonly Watcher[]): Promise<void>;
  /** Writes what is waiting, closes the database, and lets another process have the folder. */
  close(): Promise<void>;
}

/** Rows that `all` reads at a time. */
const batch = 500;

/**
 * The shop's data in SQLite. The transactions of one turn of the event loop are savepoints of one commit, so that many
 * buyers wait for the disk together.
 */
export function createStore({ folder, migrations = shopMigrations }: StoreOptions): FolderStore {
  let db: Database.Database | undefined;
  let unlock = async () => {};
  let watchers: readonly Watcher[] = [];
  const statements = new Map<string, Database.Statement>();
  /** Ends the transactions that wait for the commit of this turn; an error ends them all. */
  let waiting: ((error?: CannotWrite) => void)[] = [];
  /** The changes since the last commit. */
  let changes: Change[] = [];
  let isInTransaction = false;
  let isRefused = false;

  function opened(): Database.Database {
    if (db === undefined) throw new Error('The store is closed: open() comes first.');
    return db;
  }

  function statement(sql: string): Database.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const made = opened().prepare(sql);
    const prepared = made.reader ? made.raw() : made;
    statements.set(sql, prepared);
    return prepared;
  }

  const select = (what: string, { name }: Table, where: string, values: Value[]) =>
    statement(`select ${what} from ${name} where ${where}`).all(values) as [string][];
  const parsed = <R extends Row>([json]: [string]): R => JSON.parse(json) as R;

  const reader: Reader = {
    get<R extends Row>({ name }: Table<R>, id: string) {
      const found = statement(`select json from ${name} where id = ?`).get(id) as [string] | undefined;
      return found && parsed<R>(found);
    },
    *all<R extends Row>({ name }: Table<R>) {
      const next = statement(`select json, seq from ${name} where seq > ? order by seq limit ${batch}`);
      for (let last = 0, isOver = false; !isOver; ) {
        const rows = next.all(last) as [string, number][];
        for (const [json] of rows) yield JSON.parse(json) as R;
        last = rows.at(-1)?.[1] ?? last;
        isOver = rows.length < batch;
      }
    },
    find: <R extends Row>(table: Table<R>, where: string, ...values: Value[]) =>
      select('json', table, where, values).map((row) => parsed<R>(row)),
    ids: (table, where, ...values) => select('id', table, where, values).map(([id]) => id),
    count: (table, where, ...values) => Number(select('count(*)', table, where, values)[0]?.[0]),
  };

  const note = (change: Change) => {
    for (const watch of watchers) watch(change);
  };
  const change = (table: Table, id: string, row: Row | null) => {
    const noted = { table, id, row };
    changes.push(noted);
    note(noted);
  };
  const inTransaction = () => {
    if (!isInTransaction) throw new Error('A row can be written inside transact() only.');
  };

  const writer: Writer = {
    ...reader,
    put(table, row) {
      inTransaction();
      const { name } = table;
      statement(`insert into ${name} (id, json) values (?, ?) on conflict (id) do update set json = excluded.json`).run(
        row.id,
        JSON.stringify(row),
      );
      change(table, row.id, row);
    },
    remove(table, id) {
      inTransaction();
      if (statement(`delete from ${table.name} where id = ?`).run(id).changes > 0) change(table, id, null);
    },
  };

  /** Tells the watchers about changes that were rolled back. */
  const undone = (rolledBack: Change[]) => {
    for (const { table, id } of rolledBack) note({ table, id, row: reader.get(table, id) ?? null });
  };

  const refusal = (error: unknown): CannotWrite => {
    const { message } = error as Error;
    if (!isRefused) {
      console.error(
        `${folder}/${dataName} cannot be written (${message}). ` +
          'Changes are refused until it can; nothing that was acknowledged is lost.',
      );
    }
    isRefused = true;
    return new CannotWrite(`The data cannot be written: ${message}`, { cause: error });
  };

  /** Takes back every transaction of this turn. */
  const fail = (error: unknown) => {
    if (opened().inTransaction) statement('rollback').run();
    const [ends, rolledBack] = [waiting, changes];
    waiting = [];
    changes = [];
    undone(rolledBack);
    const reason = refusal(error);
    for (const end of ends) end(reason);
    return reason;
  };

  const commit = () => {
    if (!db?.inTransaction) return;
    try {
      statement('commit').run();
    } catch (error) {
      fail(error);
      return;
    }
    if (isRefused && changes.length > 0) {
      isRefused = false;
      console.error(`${folder}/${dataName} can be written again.`);
    }
    const ends = waiting;
    waiting = [];
    changes = [];
    for (const end of ends) end();
  };

  const begin = () => {
    if (opened().inTransaction) return;
    try {
      statement('begin immediate').run();
    } catch (error) {
      throw refusal(error);
    }
    setImmediate(commit);
  };

  /** Runs a transaction as a savepoint. */
  const savepoint = <Result>(work: (writer: Writer) => Result): Result => {
    const first = changes.length;
    statement('savepoint work').run();
    isInTransaction = true;
    try {
      const result = work(writer);
      statement('release work').run();
      return result;
    } catch (error) {
      const code = sqliteCode(error);
      // A full disk ends the whole turn; a constraint ends this transaction.
      if (code !== undefined && !code.startsWith('SQLITE_CONSTRAINT')) throw fail(error);
      statement('rollback to work').run();
      statement('release work').run();
      undone(changes.splice(first));
      throw error;
    } finally {
      isInTransaction = false;
    }
  };

  return {
    read() {
      if (isInTransaction) throw new Error('Inside a transaction, read through its writer.');
      return reader;
    },
    async transact(work) {
      begin();
      const result = savepoint(work);
      await new Promise<void>((resolve, reject) => {
        waiting.push((error) => (error ? reject(error) : resolve()));
      });
      return result;
    },
    async open(seen = []) {
      ({ db, unlock } = await openFolder(folder, migrations));
      watchers = seen;
    },
    async close() {
      if (db === undefined) return;
      commit();
      // The file alone is then the whole database.
      db.exec('pragma wal_checkpoint(truncate)');
      statements.clear();
      db.close();
      db = undefined;
      await unlock();
    },
  };
}
