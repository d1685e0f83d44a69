import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damaged } from './fault.js';
import { unframe } from './frame.js';

/**
 * The files of the first format. Generation N was `snapshot-N` (absent for the first) and `log-N`, the changes since. A
 * snapshot was made visible by a renaming, after the log of its generation.
 */
export interface OlderFiles {
  names: string[];
  /** Lines of the newest snapshot, then of the later logs, oldest first, in the form of today. */
  texts: Iterable<string>;
}

const pattern = /^(snapshot|log)-(\d{8})(?:\.tmp)?$/;
const nameOf = (kind: 'snapshot' | 'log', generation: number) => `${kind}-${String(generation).padStart(8, '0')}`;

/** The names of the first format's files in a folder. */
export const olderNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => pattern.test(name)).sort();

/**
 * Reads a folder of the first format.
 * @throws FolderRefused when a file is missing or damaged; a torn line can only end the newest log.
 */
export async function readOlder(folder: string): Promise<OlderFiles> {
  const names = await olderNames(folder);
  const generations = (kind: 'snapshot' | 'log') =>
    names.filter((name) => name.startsWith(kind) && !name.endsWith('.tmp')).map((name) => Number(name.slice(-8)));
  const snapshot = generations('snapshot').at(-1);
  const first = snapshot ?? 0;
  const last = Math.max(first, ...generations('log'));
  const logs = Array.from({ length: last - first + 1 }, (_, index) => nameOf('log', first + index));
  const missing = logs.find((name) => !names.includes(name));
  if (names.length > 0 && missing) throw damaged(join(folder, missing), 'it is missing');

  const texts: Iterable<string>[] = [];
  // A log was begun before the last line of the one before was whole. The newest log is the last one with lines.
  let mayBeTorn = true;
  for (const name of names.length > 0 ? [...logs].reverse() : []) {
    const bytes = await readFile(join(folder, name));
    texts.unshift(linesOf(join(folder, name), bytes, mayBeTorn));
    mayBeTorn &&= bytes.length === 0;
  }
  if (snapshot !== undefined) {
    const path = join(folder, nameOf('snapshot', snapshot));
    const bytes = await readFile(path);
    if (bytes.length === 0) throw damaged(path, 'it is empty');
    texts.unshift(linesOf(path, bytes, false));
  }
  return { names, texts: inOrder(texts) };
}

function* inOrder(parts: readonly Iterable<string>[]): Generator<string> {
  for (const part of parts) yield* part;
}

function* linesOf(path: string, bytes: Buffer, mayBeTorn: boolean): Generator<string> {
  let begin = 0;
  for (let line = 1; begin < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, begin);
    const read = end === -1 ? null : unframe(bytes.subarray(begin, end));
    if (read === null) {
      if (end === -1 && mayBeTorn) {
        console.error(`${path}: the unfinished line ${line} (byte ${begin}) was left out; it was never acknowledged.`);
        return;
      }
      throw damaged(path, `line ${line} (byte ${begin}) does not match its checksum`);
    }
    yield read.text;
    begin = end + 1;
  }
}
