import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder cannot be opened. The message is one line for the operator: what is wrong, where, and what to do. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}

/** When a process began, in ticks since the machine's start, so that a later process with its id is another one. */
async function beginningOf(pid: number): Promise<string> {
  // Only Linux has /proc. Elsewhere the id alone counts.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program comes before and may contain spaces and brackets.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function isRunning(pid: number, beginning: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is there and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await beginningOf(pid)) === beginning;
}

/** The starts of one process take turns. */
let turns: Promise<unknown> = Promise.resolve();

/**
 * Takes a data folder for this process: two processes over one folder would lose each other's writes.
 * A lock that a dead process has left is taken over.
 * @returns lets the folder go.
 * @throws FolderRefused when a running process has the folder; it names the process.
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
    // A link makes the lock appear with its content, and fails when there is a lock.
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

/** Removes the lock of a dead process. @throws FolderRefused when the process runs. */
async function dropStale(folder: string, path: string): Promise<void> {
  const found = await readFile(path, 'utf8').catch(() => null);
  if (found === null) return;
  const [pid = '', beginning = ''] = found.trim().split(' ');
  if (await isRunning(Number(pid), beginning)) {
    throw new FolderRefused(`${folder} is in use by process ${pid}. End that process, or give another folder.`);
  }
  // Of two starts at the same time only one can move the lock away. The other one may have moved a new lock instead.
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
