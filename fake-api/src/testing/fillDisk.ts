import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore, type FolderStore } from '../store/store.js';
import { rowSchema, rowTable } from './writeUntilKilled.js';

/** Fills a small disk, frees space, writes again, and prints the stored data. */
async function fill(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ballast = join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(600_000));
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let store = await open(folder);

  /** Writes two rows in one transaction. */
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
  const readable = store.read().get(rowTable, '0-0') !== undefined;
  await appendUntilFull(join(folder, 'filler'));
  const before = refused.length;
  for (let number = 0; number < 5; number += 1) await put(`full-${number}`);
  const refusedLater = refused.length - before;

  await rm(ballast);
  const soFar = acknowledged.length;
  for (let number = 0; number < 5; number += 1) await put(`again-${number}`);
  const again = acknowledged.length - soFar;

  await store.close();
  store = await open(folder);
  const found = new Set([...store.read().all(rowTable)].map(({ id }) => id));
  const halves = [...found].filter((id) => !found.has(id.endsWith('-half') ? id.slice(0, -5) : `${id}-half`));
  const lost = acknowledged.filter((id) => !found.has(id));
  const kept = refused.filter((id) => found.has(id));
  await store.close();
  process.stdout.write(JSON.stringify({ readable, refusedLater, again, lost, kept, halves }));
}

/** Appends to a file until the disk is full. */
async function appendUntilFull(path: string): Promise<void> {
  while (
    await appendFile(path, 'x'.repeat(1000)).then(
      () => true,
      () => false,
    )
  );
}

async function open(folder: string): Promise<FolderStore> {
  const store = createStore({ folder, migrations: rowSchema });
  await store.open();
  return store;
}

const [folder] = process.argv.slice(2);
if (folder !== undefined && import.meta.filename === process.argv[1]) await fill(folder);
