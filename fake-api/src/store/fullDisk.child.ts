import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore, type FolderStore } from './store.js';
import { defineTable } from './table.js';

const rowTable = defineTable<{ id: string; text: string }>('rows');

/** Fills a small disk, makes room, writes again, and prints what the store then has. */
async function fill(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ballast = join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(600_000));
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let store = await open(folder);

  /** Writes two rows as one transaction. */
  const put = async (id: string) => {
    const text = 'x'.repeat(500);
    const written = store.transact((tx) => {
      tx.put(rowTable, { id, text });
      tx.put(rowTable, { id: `${id}-half`, text });
    });
    await written.then(
      () => acknowledged.push(id),
      () => refused.push(id),
    );
  };

  for (let number = 0; refused.length === 0; number += 1) {
    await Promise.all([0, 1, 2].map((writer) => put(`${number}-${writer}`)));
  }
  const before = refused.length;
  for (let number = 0; number < 5; number += 1) await put(`full-${number}`);
  const refusedLater = refused.length - before;

  await store.close();
  const filler = join(folder, 'filler');
  const filled = await appendUntilFull(filler);
  const startWhenFull = await open(folder).catch((error: Error) => error.message);
  await rm(filler);
  store = await open(folder);
  for (let number = 0; number < 2; number += 1) await put(`full-again-${number}`);

  await rm(ballast);
  const soFar = acknowledged.length;
  for (let number = 0; number < 5; number += 1) await put(`again-${number}`);
  const again = acknowledged.length - soFar;

  await store.close();
  store = await open(folder, 1000);
  const found = new Set([...store.read().all(rowTable)].map(({ id }) => id));
  const halves = [...found].filter((id) => !found.has(id.endsWith('-half') ? id.slice(0, -5) : `${id}-half`));
  const lost = acknowledged.filter((id) => !found.has(id));
  const kept = refused.filter((id) => found.has(id));
  // The disk takes a fold, too.
  await store.transact((tx) => {
    for (const { id } of [...tx.all(rowTable)].slice(10)) tx.remove(rowTable, id);
  });
  await put('last');
  await store.close();
  store = await open(folder);
  const folded = [...store.read().all(rowTable)].length === 12;
  await store.close();
  process.stdout.write(JSON.stringify({ refusedLater, filled, startWhenFull, again, lost, kept, halves, folded }));
}

/** Appends to a file until the disk is full. Returns whether it is. */
async function appendUntilFull(path: string): Promise<boolean> {
  for (;;) {
    const error = await appendFile(path, 'x'.repeat(1000)).catch((reason: NodeJS.ErrnoException) => reason);
    if (error) return error.code === 'ENOSPC';
  }
}

async function open(folder: string, foldAfter?: number): Promise<FolderStore> {
  const store = createStore({ folder, ...(foldAfter !== undefined && { foldAfter }) });
  await store.open([rowTable]);
  return store;
}

const [folder] = process.argv.slice(2);
if (folder !== undefined && import.meta.filename === process.argv[1]) await fill(folder);
