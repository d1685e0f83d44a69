import { setImmediate } from 'node:timers';
import type Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { migrations as ofShop } from '../dataFolder/migrations.js';
import { dataName, isDiskError, openFolder } from '../dataFolder/openFolder.js';
import type { Watcher, Writer } from './types.js';
import { CannotWrite, type Change, type Reader, type Row, type Store, type Table, type Value } from './types.js';

/** A store for the database of a data folder, created closed. */
export interface FolderStore extends Store {
  /** @throws FolderRefused if locked, damaged or newer */
  open(watchers?: readonly Watcher[]): Promise<void>;
  /** Moves all changes from the WAL to the database file and empties the WAL, which still has removed rows. */
  emptyLog(): void;
  /** Writes pending changes, closes the database and unlocks the folder. */
  close(): Promise<void>;
}

/**
 * Transactions of one event loop turn are savepoints of one commit, so that many buyers share a disk write.
 * @param options.migrations the schema
 * @default the shop's
 */
export function createStore(options: { folder: string; migrations?: readonly string[] }): FolderStore {
  const { folder, migrations = ofShop } = options;
  let db: Database.Database | undefined;
  let unlock = async () => {};
  let watchers: readonly Watcher[] = [];
  const statements = new Map<string, Database.Statement>();
  /** A row cache, because requests read session and member several times. */
  const kept = new LRUCache<string, Row>({ max: 1000 });
  /** Resolve or reject transactions after the commit. */
  let waiting: ((error?: CannotWrite) => void)[] = [];
  /** Changes since the last commit. */
  let changes: Change[] = [];
  let isInTransaction = false;
  let isRefused = false;

  const opened = () => {
    if (db === undefined) throw new Error('The store is closed: open() comes first.');
    return db;
  };
  const prepare = (sql: string) => {
    const made = opened().prepare(sql);
    statements.set(sql, made.reader ? made.raw() : made);
    return made;
  };
  const statement = (sql: string) => statements.get(sql) ?? prepare(sql);
  const run = (sql: string, ...values: Value[]) => statement(sql).run(...values);
  const select = (what: string, { name }: Table, where: string, values: Value[]) =>
    statement(`select ${what} from ${name} where ${where}`).all(values) as [string][];

  const reader: Reader = {
    get<R extends Row>({ name }: Table<R>, id: string) {
      const key = `${name}/${id}`;
      const found = kept.has(key) ? undefined : statement(`select json from ${name} where id = ?`).get(id);
      if (found) kept.set(key, JSON.parse((found as [string])[0]) as R);
      return kept.get(key) as R | undefined;
    },
    *all<R extends Row>({ name }: Table<R>) {
      const next = statement(`select json, seq from ${name} where seq > ? order by seq limit 500`);
      let rows = next.all(0) as [string, number][];
      for (; rows.length > 0; rows = next.all(rows.at(-1)?.[1]) as [string, number][]) {
        for (const [json] of rows) yield JSON.parse(json) as R;
      }
    },
    find: <R extends Row>(table: Table<R>, where: string, ...values: Value[]) =>
      select('json', table, where, values).map(([json]) => JSON.parse(json) as R),
    ids: (table, where, ...values) => select('id', table, where, values).map(([id]) => id),
    count: (table, where, ...values) => Number(select('count(*)', table, where, values)[0]?.[0]),
  };

  const tell = (change: Change) => {
    kept.delete(`${change.table.name}/${change.id}`);
    for (const watch of watchers) watch(change);
  };
  const write = (change: Change, sql: string, ...values: Value[]) => {
    if (!isInTransaction) throw new Error('A row can be written inside transact() only.');
    if (run(sql, ...values).changes === 0) return;
    changes.push(change);
    tell(change);
  };
  /** Reports rolled back changes to watchers. */
  const undone = (rolledBack: readonly Change[]) => {
    if (rolledBack.length > 0) kept.clear();
    for (const { table, id } of rolledBack) tell({ table, id, row: reader.get(table, id) ?? null });
  };
  /** Runs work and rolls back its writes on errors. A full disk rolls back the whole turn. */
  const savepoint = <Result>(work: () => Result): Result => {
    const first = changes.length;
    run('savepoint work');
    try {
      const result = work();
      run('release work');
      return result;
    } catch (error) {
      if (isDiskError(error)) throw error;
      run('rollback to work');
      run('release work');
      undone(changes.splice(first));
      throw error;
    }
  };
  const writer: Writer = {
    ...reader,
    put(table, row) {
      const sql = `insert into ${table.name} (id, json) values (?, ?) on conflict (id) do update set json = excluded.json`;
      write({ table, id: row.id, row }, sql, row.id, JSON.stringify(row));
    },
    remove: (table, id) => write({ table, id, row: null }, `delete from ${table.name} where id = ?`, id),
    attempt(name, work) {
      try {
        savepoint(work);
      } catch (error) {
        if (isDiskError(error)) throw error;
        console.error(`${name} failed:`, error);
      }
    },
  };

  /** Ends the transactions of this turn. */
  const end = (error?: CannotWrite) => {
    const [ended, before] = [waiting, changes];
    [waiting, changes] = [[], []];
    if (error) undone(before);
    for (const resolve of ended) resolve(error);
  };
  /** Rolls back the transactions of this turn. */
  const fail = (error: unknown) => {
    if (opened().inTransaction) run('rollback');
    const why = `${folder}/${dataName} cannot be written (${(error as Error).message})`;
    if (!isRefused)
      console.error(
        `${why}. Remove the cause in brackets. Until then changes are rejected; no acknowledged change is lost.`,
      );
    isRefused = true;
    const refusal = new CannotWrite(why, { cause: error });
    end(refusal);
    return refusal;
  };
  const commit = () => {
    if (!db?.inTransaction) return;
    try {
      run('commit');
    } catch (error) {
      return void fail(error);
    }
    if (isRefused && changes.length > 0) {
      isRefused = false;
      console.error(`${folder}/${dataName} is writable again; changes are accepted.`);
    }
    end();
  };

  /** Runs a transaction as savepoint of this turn's commit. */
  const transaction = <Result>(work: (writer: Writer) => Result): Result => {
    try {
      if (!opened().inTransaction) {
        run('begin immediate');
        setImmediate(commit);
      }
      isInTransaction = true;
      return savepoint(() => work(writer));
    } catch (error) {
      throw isDiskError(error) ? fail(error) : error;
    } finally {
      isInTransaction = false;
    }
  };

  const emptyLog = () => {
    commit();
    opened().exec('pragma wal_checkpoint(truncate)');
  };

  return {
    emptyLog,
    read() {
      if (isInTransaction) throw new Error('Inside a transaction, read through its writer.');
      return reader;
    },
    async transact(work) {
      const result = transaction(work);
      await new Promise<void>((done, refuse) => void waiting.push((error) => (error ? refuse(error) : done())));
      return result;
    },
    async open(seen = []) {
      ({ db, unlock } = await openFolder(folder, migrations));
      watchers = seen;
    },
    async close() {
      if (db === undefined) return;
      emptyLog(); // Afterwards the file alone is the whole database.
      statements.clear();
      db.close();
      db = undefined;
      await unlock();
    },
  };
}
