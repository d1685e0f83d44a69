import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStore, type FolderStore } from '../store/index.js';
import { rowSchema, rowTable } from '../testing/writeUntilKilled.js';
import { backUp } from './backup.js';

let folder = '';
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-backup-'));
  store = createStore({ folder: join(folder, 'shop'), migrations: rowSchema });
  await store.open();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
const put = (id: string) => store.transact((tx) => tx.put(rowTable, { id, text: 'x'.repeat(500) }));
const file = () => join(folder, 'copy.db');

it('a copy of a shop that sells has each transaction whole, and is a shop when it is put into a folder', async () => {
  for (let number = 0; number < 200; number += 1) await put(`before-${number}`);
  const copying = backUp(join(folder, 'shop'), file());
  await Promise.all(Array.from({ length: 50 }, (_, number) => put(`meanwhile-${number}`)));
  await copying;
  await put('later');

  await mkdir(join(folder, 'restored'));
  await copyFile(file(), join(folder, 'restored', 'shop.db'));
  const restored = createStore({ folder: join(folder, 'restored'), migrations: rowSchema });
  await restored.open();
  const ids = [...restored.read().all(rowTable)].map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('before'))).toHaveLength(200);
  expect(ids).not.toContain('later');
  await restored.transact((tx) => tx.put(rowTable, { id: 'goes on', text: '' }));
  await restored.close();
});

it('writes over no file, and leaves no part of a copy behind', async () => {
  await writeFile(file(), 'mine');
  await expect(backUp(join(folder, 'shop'), file())).rejects.toThrow('exists. Choose another name.');
  await expect(backUp(join(folder, 'nowhere'), join(folder, 'other.db'))).rejects.toThrow('does not exist');
  await expect(backUp(join(folder, 'shop'), join(folder, 'missing', 'copy.db'))).rejects.toThrow('unable to open');
  expect((await readdir(folder)).sort()).toEqual(['copy.db', 'shop']);
});

it('refuses a damaged database', async () => {
  for (let number = 0; number < 200; number += 1) await put(String(number));
  const db = new Database(join(folder, 'shop', 'shop.db'));
  // Damages an index: a row is missing.
  db.exec("pragma writable_schema = on; update sqlite_schema set rootpage = 2 where name = 'sqlite_autoindex_rows_1'");
  db.close();
  await expect(backUp(join(folder, 'shop'), file())).rejects.toThrow(/malformed|damaged/);
  expect(await readdir(folder)).toEqual(['shop']);
});
