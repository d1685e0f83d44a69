import { open } from 'node:fs/promises';

/** Writes the names in a folder to the disk: without this a power cut can lose a new file. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
