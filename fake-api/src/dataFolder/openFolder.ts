import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { FolderRefused, lockFolder } from './lock.js';

/** All rows of the shop, in a data folder. SQLite keeps the newest ones in a file beside it, `shop.db-wal`. */
export const dataName = 'shop.db';
const olderName = /^(?:shop\.data|(?:snapshot|log)-\d{8})$/;

/**
 * A commit is on the disk when it returns. Other programs can read meanwhile; a commit waits 2 s for one that writes.
 * 16 MB of pages are in memory, and as many beside the database before they move into it.
 */
const settings = `
  pragma busy_timeout = 2000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma cache_size = -16000;
  pragma wal_autocheckpoint = 4000`;

/** The code of an error of SQLite, such as SQLITE_FULL; undefined for every other error. */
const sqliteCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_')
    ? String(error.code)
    : undefined;

/** Whether SQLite says that the disk or the file does not take a write, and not that the write is wrong. */
export const isDiskError = (error: unknown): boolean =>
  /^SQLITE_(?:BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|READONLY)/.test(sqliteCode(error) ?? '');

/**
 * Takes a data folder for this process and opens its database. A missing one is made.
 * @param migrations SQL that leads from each version of the schema to the next.
 * @throws FolderRefused when another process has the folder, or the database is damaged or of a newer version.
 */
export async function openFolder(folder: string, migrations: readonly string[]) {
  try {
    await mkdir(folder, { recursive: true });
    const unlock = await lockFolder(folder);
    try {
      const names = await readdir(folder);
      if (!names.includes(dataName)) refuseOlder(folder, names);
      return { db: openDatabase(join(folder, dataName), migrations), unlock };
    } catch (error) {
      await unlock();
      throw error;
    }
  } catch (error) {
    // The operator gets the system's errors in one line too: no permission, no space.
    if (error instanceof Error && 'syscall' in error) {
      throw new FolderRefused(`${folder} cannot be opened: ${error.message}.`, { cause: error });
    }
    throw error;
  }
}

/** SQLite would make a new database beside files that hold the shop's data. */
function refuseOlder(folder: string, names: readonly string[]): void {
  if (names.some((name) => olderName.test(name))) {
    throw new FolderRefused(`${folder} holds data of a version before SQLite. Run "npm run import -- ${folder}" once.`);
  }
  if (names.includes(`${dataName}-wal`)) {
    throw new FolderRefused(
      `${join(folder, dataName)} is missing beside its ${dataName}-wal. Restore it from a backup.`,
    );
  }
}

/**
 * Opens a database, makes it durable, and brings its schema up to date.
 * @throws FolderRefused when the file is damaged, newer, or cannot be written.
 */
function openDatabase(path: string, migrations: readonly string[]): Database.Database {
  let db: Database.Database | undefined;
  try {
    db = new Database(path);
    db.exec(settings);
    const [{ user_version: version }] = db.pragma('user_version') as [{ user_version: number }];
    if (version > migrations.length) {
      throw new FolderRefused(
        `${path} has version ${version} of the schema, and this program knows ${migrations.length}. Start the newer program, or restore a backup of this one.`,
      );
    }
    for (const [index, sql] of migrations.entries()) {
      if (index >= version) db.exec(`begin immediate; ${sql}; pragma user_version = ${index + 1}; commit`);
    }
    return db;
  } catch (error) {
    if (db?.inTransaction) db.exec('rollback');
    db?.close();
    const code = sqliteCode(error);
    if (code === undefined) throw error;
    const { message } = error as Error;
    throw new FolderRefused(
      code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB'
        ? `${path} is damaged: ${message}. Restore it from a backup, or move the folder away to start with no purchases.`
        : `${path} cannot be opened: ${message}.`,
      { cause: error },
    );
  }
}
