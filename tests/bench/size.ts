import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of the files in a folder. */
export async function sizeOf(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
