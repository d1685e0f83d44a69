import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder cannot be opened. The message is one line for the operator: cause, place and remedy. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}

/** Start of a process in ticks since boot. Distinguishes a later process with the same id. */
async function beginningOf(pid: number): Promise<string> {
  // Only Linux has /proc. Other systems compare ids only.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program name before may contain spaces and brackets.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function isRunning(pid: number, beginning: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await beginningOf(pid)) === beginning;
}

/** Serializes starts within a process. */
let turns: Promise<unknown> = Promise.resolve();

/**
 * Locks a data folder, because two processes would overwrite each other's data. Replaces the lock of a dead process.
 * @returns a function that unlocks
 * @throws FolderRefused if a running process has the lock
 */
export function lockFolder(folder: string): Promise<() => Promise<void>> {
  const turn = turns.then(() => takeLock(folder));
  turns = turn.catch(() => undefined);
  return turn;
}

async function takeLock(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'shop.lock');
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, `${process.pid} ${await beginningOf(process.pid)}\n`);
  try {
    // A hard link creates the lock with its content atomically, and fails if one exists.
    while (!(await linkTo(path, mine))) await dropStale(folder, path);
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(path, { force: true });
}

async function linkTo(path: string, from: string): Promise<boolean> {
  try {
    await link(from, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process. @throws FolderRefused if the process runs */
async function dropStale(folder: string, path: string): Promise<void> {
  const found = await readFile(path, 'utf8').catch(() => null);
  if (found === null) return;
  const [pid = '', beginning = ''] = found.trim().split(' ');
  if (await isRunning(Number(pid), beginning)) {
    throw new FolderRefused(
      `${folder} is in use by process ${pid}. End that process, or set DATA_DIR to another folder.`,
    );
  }
  // Only one of two starts can rename the lock. The other may have renamed a new lock, and restores it.
  const aside = `${path}.${process.pid}.stale`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === found) await rm(aside);
  else await rename(aside, path);
}
