import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { FolderRefused, lockFolder } from './dataFolder/lock.js';
import { createStore, type Row, type Store } from './store/index.js';
import { tables } from './tables.js';

/** A change in files before SQLite; `null` deletes a row. */
type ChangeLine = readonly [table: string, id: string, row: Row | null];

/** Length of a line's checksum and space. */
const prefix = 9;
/** Lines per transaction. */
const batch = 500;
const oldNames = /^(?:shop\.data|about-this-folder\.txt|(?:snapshot|log)-\d{8}(?:\.tmp)?)$/;

const damaged = (path: string, what: string) =>
  new FolderRefused(`${path} is damaged: ${what}. Restore the folder from a copy.`);

/**
 * Imports a data folder from before SQLite into `shop.db`, and moves the old files aside. Can be repeated after an
 * interruption.
 * @returns number of changes and folder of old files
 * @throws FolderRefused if locked, already imported or damaged
 */
export async function importFolder(folder: string): Promise<{ changes: number; aside: string }> {
  const unlock = await lockFolder(folder);
  try {
    const names = await readdir(folder);
    if (names.includes('shop.db')) throw new FolderRefused(`${folder} is imported already. Start the shop with it.`);
    const texts = names.includes('shop.data') ? await readOneFile(folder) : await readGenerations(folder, names);
    // Renamed when complete.
    const making = join(folder, 'importing');
    await rm(making, { recursive: true, force: true });
    const changes = await writeAll(making, texts);
    await rename(join(making, 'shop.db'), join(folder, 'shop.db'));
    await rm(making, { recursive: true });
    const aside = join(folder, 'before-sqlite');
    await mkdir(aside);
    for (const name of names) if (oldNames.test(name)) await rename(join(folder, name), join(aside, name));
    return { changes, aside };
  } finally {
    await unlock();
  }
}

async function writeAll(folder: string, texts: Iterable<string>): Promise<number> {
  const store = createStore({ folder });
  await store.open();
  try {
    let changes = 0;
    let lines: ChangeLine[] = [];
    for (const text of texts) {
      lines.push(...(JSON.parse(text) as ChangeLine[][]).flat());
      if (lines.length < batch) continue;
      changes += await write(store, lines);
      lines = [];
    }
    return changes + (await write(store, lines));
  } finally {
    await store.close();
  }
}

/** Writes rows after upgrading them. Ignores tables that no longer exist. */
async function write(store: Store, lines: readonly ChangeLine[]): Promise<number> {
  await store.transact((tx) => {
    for (const [name, id, row] of lines) {
      const table = tables.find((one) => one.name === name);
      if (table === undefined) continue;
      if (row === null) tx.remove(table, id);
      else tx.put(table, table.upgrade(row));
    }
  });
  return lines.length;
}

/** The single-file format: a header with the committed length, then chained lines. */
async function readOneFile(folder: string): Promise<Iterable<string>> {
  const path = join(folder, 'shop.data');
  const bytes = await readFile(path);
  const headerEnd = bytes.indexOf('\n') + 1;
  const [header = ''] = linesOf(path, bytes.subarray(0, headerEnd));
  const acknowledged = Number(/^first-gong 2 \d{15} (\d{15}) /.exec(header)?.[1]);
  if (Number.isNaN(acknowledged)) throw damaged(path, 'it has no header');
  if (bytes.length < acknowledged) throw damaged(path, `it ends at byte ${bytes.length} of ${acknowledged}`);
  return linesOf(path, bytes, { begin: headerEnd, isChain: true, mayBeTornFrom: acknowledged });
}

/**
 * The first format: `snapshot-N` (missing for the first generation) and `log-N` with later changes. Only the newest
 * non-empty log may be torn.
 */
async function readGenerations(folder: string, names: readonly string[]): Promise<Iterable<string>> {
  const generations = (kind: string) =>
    names.filter((name) => name.startsWith(`${kind}-`) && !name.endsWith('.tmp')).map((name) => Number(name.slice(-8)));
  const nameOf = (kind: string, generation: number) => `${kind}-${String(generation).padStart(8, '0')}`;
  const [snapshot] = generations('snapshot').sort((one, other) => other - one);
  const first = snapshot ?? 0;
  const last = Math.max(first, ...generations('log'));
  const wanted = Array.from({ length: last - first + 1 }, (_, index) => nameOf('log', first + index));
  if (snapshot !== undefined) wanted.unshift(nameOf('snapshot', snapshot));
  const files: { path: string; bytes: Buffer }[] = [];
  for (const name of wanted) {
    const path = join(folder, name);
    if (!names.includes(name)) throw damaged(path, 'it is missing');
    files.push({ path, bytes: await readFile(path) });
  }
  const newest = files.findLast(({ bytes }) => bytes.length > 0);
  return inOrder(
    files.map((file) => linesOf(file.path, file.bytes, file === newest ? { mayBeTornFrom: 0 } : undefined)),
  );
}

function* inOrder(parts: readonly Iterable<string>[]): Generator<string> {
  for (const part of parts) yield* part;
}

interface LineRules {
  /** Byte of the first line. @default 0 */
  begin?: number;
  /** Whether each checksum continues the previous one. @default false */
  isChain?: boolean;
  /** From this byte on, the last line may be torn, because it was never committed. @default nowhere */
  mayBeTornFrom?: number;
}

/** Text of each line, after its hexadecimal checksum. */
function* linesOf(
  path: string,
  bytes: Buffer,
  { begin: first = 0, isChain = false, mayBeTornFrom = Number.POSITIVE_INFINITY }: LineRules = {},
): Generator<string> {
  let before = 0;
  for (let begin = first; begin < bytes.length; ) {
    const newline = bytes.indexOf('\n', begin);
    const end = newline === -1 ? bytes.length : newline;
    const body = bytes.subarray(begin + prefix, end);
    const checksum = crc32(body, isChain ? before : 0);
    const written = bytes.toString('latin1', begin, begin + prefix);
    if (newline === -1 || written !== `${checksum.toString(16).padStart(8, '0')} `) {
      const isLast = end >= bytes.length - 1;
      if (!isLast || begin < mayBeTornFrom)
        throw damaged(path, `the line at byte ${begin} does not match its checksum`);
      console.error(`${path}: the unfinished line at byte ${begin} was left out; it was never acknowledged.`);
      return;
    }
    yield body.toString();
    before = checksum;
    begin = end + 1;
  }
}
