import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upload } from '@first-gong/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore, type FolderStore } from '../store/index.js';
import { jpeg } from '../testing/images.js';
import { uploadTable } from './rows.js';
import { createUploads, type Uploads } from './uploads.js';

let folder = '';
let store: FolderStore;
let uploads: Uploads;
let time = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-uploads-'));
  store = createStore({ folder });
  await store.open();
  time = Date.parse('2026-11-20T12:00:00.000Z');
  uploads = createUploads(store, join(folder, 'uploads'), () => time);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const keyOf = async () => (await uploads.target('card.jpg')).cardImage;
const rows = () => [...store.read().all(uploadTable)];

describe('§7 uploads while the shop runs', () => {
  it('lose the image of a request 30 days later, when customer service has decided', async () => {
    const key = await keyOf();
    await uploads.keep(key, [jpeg]);
    await store.transact((tx) => uploads.use(tx, key, 'R-1'));
    time += upload.validity + upload.keptFor - 1;
    await uploads.prune();
    expect(rows()).toHaveLength(1);
    time += 1;
    await uploads.prune();
    expect(rows()).toEqual([]);
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  });

  it('lose unused addresses and images after their time, and keep the images of requests', async () => {
    const [used, unused] = [await keyOf(), await keyOf()];
    for (const key of [used, unused]) await uploads.keep(key, [jpeg]);
    await store.transact((tx) => uploads.use(tx, used, 'R-1'));
    for (let empty = 0; empty < 50; empty += 1) await keyOf();
    time += upload.validity - 1;
    await uploads.prune();
    expect(rows()).toHaveLength(52);
    time += 1;
    await uploads.prune();
    expect(rows().map(({ id }) => id)).toEqual([used]);
    expect(await readdir(join(folder, 'uploads'))).toEqual(rows().map(({ file }) => file));
  });

  it('read an image by and by, and no more of it after the largest size', async () => {
    const key = await keyOf();
    let read = 0;
    function* endless() {
      yield jpeg;
      for (;;) {
        read += 1;
        yield Buffer.alloc(1024 * 1024);
      }
    }
    await expect(uploads.keep(key, endless())).rejects.toThrow('imageTooLarge');
    expect(read).toBe(5);
    await uploads.keep(key, [jpeg.subarray(0, 2), jpeg.subarray(2)]);
    expect(await readdir(join(folder, 'uploads'))).toHaveLength(1);
  });

  it('leave no file behind when they break off', async () => {
    const key = await keyOf();
    async function* broken() {
      yield jpeg;
      throw new Error('The connection is gone.');
    }
    await expect(uploads.keep(key, broken())).rejects.toThrow('gone');
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  });

  it('keep an image that arrives during the round', async () => {
    const key = await keyOf();
    await Promise.all([uploads.keep(key, [jpeg]), uploads.prune()]);
    expect(await readdir(join(folder, 'uploads'))).toHaveLength(1);
  });
});
