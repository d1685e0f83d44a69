import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderRefused } from './fault.js';
import { LineFile, readLines } from './lines.js';
import { lockFolder } from './lock.js';
import { Log, nextTo } from './log.js';
import { olderNames, readOlder } from './older.js';
import { syncFolder } from './syncFolder.js';

/** All rows and changes. */
const dataName = 'shop.data';
/** Says to people what the folder is, and to the start that it has had data. */
const noteName = 'about-this-folder.txt';
const note = `This folder holds the data of First Gong: members, orders, mails, and images in uploads.
${dataName} holds every row. Do not edit it. To copy the folder, end the shop first.
To begin with an empty shop, end the shop and remove the whole folder.
`;

/** An opened data folder. */
export interface OpenFolder {
  log: Log;
  /** Closes the files and lets another process have the folder. */
  close(): Promise<void>;
}

/**
 * Opens a data folder for this process alone, and hands over the text of each line. A missing folder is created, and
 * one of the first format is carried over.
 * @throws FolderRefused when another process has the folder, or a file is missing or damaged.
 */
export async function openFolder(folder: string, see: (text: string) => void): Promise<OpenFolder> {
  try {
    await mkdir(folder, { recursive: true });
    return await openLocked(folder, await lockFolder(folder), see);
  } catch (error) {
    // The operator gets the system's errors in one line too: no permission, no space.
    if (error instanceof Error && 'syscall' in error) {
      throw new FolderRefused(`${folder} cannot be opened: ${error.message}.`, { cause: error });
    }
    throw error;
  }
}

async function openLocked(
  folder: string,
  unlock: () => Promise<void>,
  see: (text: string) => void,
): Promise<OpenFolder> {
  try {
    const path = join(folder, dataName);
    const names = await readdir(folder);
    if (!names.includes(dataName)) await begin(folder, path, names);
    const file = await openData(path, see);
    if (!names.includes(noteName)) await writeFile(join(folder, noteName), note);
    await putOlderAside(folder);
    await syncFolder(folder);
    const log = new Log(path, file);
    return {
      log,
      async close() {
        await log.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Makes the data file, with what the first format has. It becomes visible when it is complete. */
async function begin(folder: string, path: string, names: readonly string[]): Promise<void> {
  if (names.includes(noteName)) {
    throw new FolderRefused(
      `${path} is missing from a folder that had it. Restore the folder from a copy, or remove the whole folder to start with no purchases.`,
    );
  }
  const { texts } = await readOlder(folder);
  try {
    const file = await LineFile.create(nextTo(path), texts);
    await file.finish().finally(() => file.close());
    await rename(nextTo(path), path);
  } catch (error) {
    await rm(nextTo(path), { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function openData(path: string, see: (text: string) => void): Promise<LineFile> {
  await rm(nextTo(path), { force: true });
  const read = await readLines(path, see);
  if (read.torn > 0) {
    console.error(
      `${path}: ${read.torn} bytes of an unfinished line at byte ${read.end.bytes} were cut off; they were never acknowledged.`,
    );
  }
  return LineFile.open(path, read);
}

/** Moves the files of the first format into a folder of their own, now that their content is in the data file. */
async function putOlderAside(folder: string): Promise<void> {
  const names = await olderNames(folder);
  if (names.length === 0) return;
  const aside = await mkdtemp(join(folder, 'first-format-'));
  for (const name of names) await rename(join(folder, name), join(aside, name));
  console.error(`${folder}: the data was carried over to ${dataName}. Its files of before are in ${aside}.`);
}
