import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Copies the database to a file, consistently even during sales. Does not copy `uploads`.
 * @throws Error with one line for the operator: no database, existing file or damaged copy
 */
export async function backUp(folder: string, file: string): Promise<void> {
  const source = join(folder, 'shop.db');
  if (!existsSync(source)) throw new Error(`${source} does not exist. Set DATA_DIR to the data folder.`);
  if (existsSync(file)) throw new Error(`${file} exists. Choose another name.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const db = new Database(source);
    db.exec('pragma busy_timeout = 10000');
    db.prepare('vacuum into ?').run(part);
    db.close();
    const copy = new Database(part);
    const found = copy.pragma('integrity_check') as { integrity_check: string }[];
    copy.close();
    if (found[0]?.integrity_check !== 'ok')
      throw new Error(`${source} is damaged (${found[0]?.integrity_check}). Restore an earlier backup.`);
    const written = await open(part, 'r+');
    await written.sync().finally(() => written.close());
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
