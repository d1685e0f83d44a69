import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { frame, unframe } from './frame.js';

/**
 * The files of a data folder. Generation N is `snapshot-N` (absent for the first) and `log-N`, the changes since.
 * A renaming makes a complete snapshot visible. Until then the generation before it and both logs count.
 */
export interface Folder {
  /** Texts of the newest snapshot, then of the later logs, oldest first. */
  texts: string[];
  /** Generation of the log to append to, and the length of its undamaged part. */
  generation: number;
  logLength: number;
}

const name = (kind: 'snapshot' | 'log', generation: number) => `${kind}-${String(generation).padStart(8, '0')}`;
export const logPath = (folder: string, generation: number) => join(folder, name('log', generation));

/** Reads a folder back. Creates a missing folder. */
export async function readFolder(folder: string): Promise<Folder> {
  await mkdir(folder, { recursive: true });
  const files = await readdir(folder);
  const generations = (kind: 'snapshot' | 'log') =>
    files
      .map((file) => new RegExp(`^${kind}-(\\d{8})$`).exec(file)?.[1])
      .filter((digits) => digits !== undefined)
      .map(Number)
      .sort((a, b) => a - b);
  const newest = generations('snapshot').at(-1) ?? 0;
  const logs = generations('log').filter((generation) => generation >= newest);
  const generation = logs.at(-1) ?? newest;

  const texts: string[] = [];
  let logLength = 0;
  if (newest > 0) texts.push(...(await readTexts(folder, name('snapshot', newest))).texts);
  for (const log of logs) {
    const read = await readTexts(folder, name('log', log));
    texts.push(...read.texts);
    logLength = read.sound;
  }
  await removeBefore(folder, newest);
  return { texts, generation, logLength };
}

async function readTexts(folder: string, file: string) {
  return unframe(file, await readFile(join(folder, file)));
}

/**
 * Writes a snapshot beside the others, in pieces so that no request waits for all of it, and makes it visible at once.
 * @returns its size in bytes.
 */
export async function writeSnapshot(folder: string, generation: number, texts: Iterable<string>): Promise<number> {
  const target = join(folder, name('snapshot', generation));
  const file = await open(`${target}.tmp`, 'w');
  let size = 0;
  try {
    let chunk = '';
    for (const text of texts) {
      chunk += frame(text);
      if (chunk.length < 64 * 1024) continue;
      await file.appendFile(chunk);
      chunk = '';
    }
    await file.appendFile(chunk);
    await file.sync();
    size = (await file.stat()).size;
  } finally {
    await file.close();
  }
  await rename(`${target}.tmp`, target);
  await syncFolder(folder);
  await removeBefore(folder, generation);
  return size;
}

/** Writes the names in a folder to the disk: without this a power cut can lose a new file. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeBefore(folder: string, generation: number): Promise<void> {
  for (const file of await readdir(folder)) {
    const digits = /^(?:snapshot|log)-(\d{8})(?:\.tmp)?$/.exec(file)?.[1];
    const old = digits !== undefined && Number(digits) < generation;
    if (old || file.endsWith('.tmp')) await rm(join(folder, file), { force: true });
  }
}
