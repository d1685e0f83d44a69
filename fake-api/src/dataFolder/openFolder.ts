import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { FolderRefused, lockFolder } from './lock.js';

/** Database of the shop. SQLite keeps recent rows in `shop.db-wal`. */
export const dataName = 'shop.db';
const olderName = /^(?:shop\.data|(?:snapshot|log)-\d{8})$/;

/**
 * Commits are synchronous and wait 2 s for other writers. Cache and WAL have 16 MB each. Removed rows are overwritten,
 * because a closed account must leave the file.
 */
const settings = `
  pragma busy_timeout = 2000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma cache_size = -16000;
  pragma wal_autocheckpoint = 4000`;

/** SQLite error code such as SQLITE_FULL, or undefined. */
const sqliteCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_')
    ? String(error.code)
    : undefined;

/** Whether the disk or file failed, rather than the statement. */
export const isDiskError = (error: unknown): boolean =>
  /^SQLITE_(?:BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|READONLY)/.test(sqliteCode(error) ?? '');

/**
 * Locks a data folder and opens or creates its database.
 * @param migrations SQL from each schema version to the next
 * @throws FolderRefused if locked, damaged or newer
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
    // System errors also become one line: no permission, no space.
    if (error instanceof Error && 'syscall' in error) {
      throw new FolderRefused(
        `${folder} cannot be opened (${error.message}). Check its permissions, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    throw error;
  }
}

/** Prevents a new database next to data of older versions. */
function refuseOlder(folder: string, names: readonly string[]): void {
  if (names.some((name) => olderName.test(name))) {
    throw new FolderRefused(`${folder} holds data of a version before SQLite. Run "npm run import -- ${folder}" once.`);
  }
  if (names.includes(`${dataName}-wal`)) {
    throw new FolderRefused(
      `${join(folder, dataName)} is missing, but its ${dataName}-wal exists. Restore it from a backup.`,
    );
  }
}

/** Opens a database and migrates it. @throws FolderRefused if damaged, newer or not writable */
function openDatabase(path: string, migrations: readonly string[]): Database.Database {
  let db: Database.Database | undefined;
  try {
    db = new Database(path);
    db.exec(settings);
    const [{ user_version: version }] = db.pragma('user_version') as [{ user_version: number }];
    if (version > migrations.length) {
      throw new FolderRefused(
        `${path} has schema version ${version}; this version knows ${migrations.length}. Start the newer version, or restore an older backup.`,
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
        : `${path} cannot be opened (${message}). Check its permissions.`,
      { cause: error },
    );
  }
}
