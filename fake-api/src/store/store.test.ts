import { appendFile, mkdtemp, open as openFile, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupBy } from './groups.js';
import { createStore, type FolderStore } from './store.js';
import { defineTable } from './table.js';
import type { Watcher } from './types.js';

const notes = defineTable<{ id: string; text: string }>('notes');
const seats = defineTable<{ id: string; holdId: string }>('seats');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function open({ foldAfter, watchers }: { foldAfter?: number; watchers?: Watcher[] } = {}): Promise<FolderStore> {
  const store = createStore({ folder, ...(foldAfter !== undefined && { foldAfter }) });
  await store.open([notes, seats], watchers);
  return store;
}

const dataFile = () => join(folder, 'shop.data');
const linesOf = async () => (await readFile(dataFile(), 'utf8')).trimEnd().split('\n');

describe('the store', () => {
  it('gives back after a restart what it acknowledged before', async () => {
    const store = await open();
    await store.transact((tx) => tx.put(notes, { id: 'a', text: '開鑼' }));
    await store.transact((tx) => {
      tx.put(notes, { id: 'b', text: 'two\nlines' });
      tx.remove(notes, 'a');
    });
    await store.close();

    const again = await open();
    expect([...again.read().all(notes)]).toEqual([{ id: 'b', text: 'two\nlines' }]);
    await again.close();
  });

  it('undoes all of a transaction that throws, in memory and on the disk', async () => {
    const bySeat = groupBy(seats, ({ holdId }) => holdId);
    const store = await open({ watchers: [bySeat.watcher] });
    await store.transact((tx) => tx.put(seats, { id: 'D-1', holdId: 'first' }));
    const failing = store.transact((tx) => {
      tx.put(seats, { id: 'D-1', holdId: 'second' });
      tx.put(seats, { id: 'D-2', holdId: 'second' });
      throw new Error('sold out');
    });
    await expect(failing).rejects.toThrow('sold out');
    expect(store.read().get(seats, 'D-1')?.holdId).toBe('first');
    expect([...bySeat.of('second')]).toEqual([]);
    expect([...bySeat.of('first')]).toEqual(['D-1']);
    await store.close();

    const again = await open();
    expect([...again.read().all(seats)]).toEqual([{ id: 'D-1', holdId: 'first' }]);
    await again.close();
  });

  it('refuses a write outside a transaction', async () => {
    const store = await open();
    let smuggled: (() => void) | undefined;
    await store.transact((tx) => {
      smuggled = () => tx.put(notes, { id: 'a', text: 'late' });
    });
    expect(() => smuggled?.()).toThrow('inside transact()');
    await store.close();
  });

  it('lets many transactions share one line and one wait for the disk', async () => {
    const store = await open();
    const ids = Array.from({ length: 200 }, (_, number) => String(number));
    await Promise.all(ids.map((id) => store.transact((tx) => tx.put(notes, { id, text: id }))));
    await store.close();
    // One of the lines is the header.
    expect((await linesOf()).length).toBeLessThan(6);

    const again = await open();
    expect([...again.read().all(notes)]).toHaveLength(200);
    await again.close();
  });

  it('answers a transaction that wrote nothing only when what it saw is on the disk', async () => {
    const store = await open();
    const order: string[] = [];
    const write = store.transact((tx) => tx.put(notes, { id: 'a', text: 'x' })).then(() => order.push('written'));
    const look = store.transact((tx) => tx.get(notes, 'a')).then(() => order.push('seen'));
    await Promise.all([write, look]);
    expect(order).toEqual(['written', 'seen']);
    await store.close();
  });

  it('cuts off a torn last line, prints what it cut, and goes on after it', async () => {
    const store = await open();
    await store.transact((tx) => tx.put(notes, { id: 'a', text: 'whole' }));
    await store.close();
    const torn = '0badc0de [[["notes","b",{"id":"b","te';
    const bytes = (await readFile(dataFile())).length;
    await appendFile(dataFile(), torn);

    const log = vi.spyOn(console, 'error').mockReturnValue();
    const again = await open();
    expect(log.mock.calls.flat()).toEqual([
      `${dataFile()}: ${torn.length} bytes of an unfinished line at byte ${bytes} were cut off; they were never acknowledged.`,
    ]);
    log.mockRestore();
    expect([...again.read().all(notes)].map(({ id }) => id)).toEqual(['a']);
    await again.transact((tx) => tx.put(notes, { id: 'c', text: 'after' }));
    await again.close();
    const third = await open();
    expect([...third.read().all(notes)].map(({ id }) => id)).toEqual(['a', 'c']);
    await third.close();
  });

  it('keeps a whole line that a kill left before it was noted as acknowledged', async () => {
    const store = await open();
    await store.transact((tx) => tx.put(notes, { id: 'a', text: 'noted' }));
    await store.close();
    const noted = await readFile(dataFile());
    const again = await open();
    await again.transact((tx) => tx.put(notes, { id: 'b', text: 'not noted' }));
    await again.close();
    const header = noted.subarray(0, noted.indexOf('\n'));
    const file = await openFile(dataFile(), 'r+');
    await file.write(header, 0, header.length, 0);
    await file.close();

    const third = await open();
    expect([...third.read().all(notes)].map(({ id }) => id)).toEqual(['a', 'b']);
    await third.close();
  });

  it('folds the log while writes go on, and leaves one file', async () => {
    const store = await open({ foldAfter: 2000 });
    for (let round = 0; round < 100; round += 1) {
      await Promise.all(
        ['a', 'b', 'c'].map((id) => store.transact((tx) => tx.put(notes, { id, text: `${id}${round}` }))),
      );
    }
    await store.close();
    expect((await readFile(dataFile())).length).toBeLessThan(6000);
    expect((await readdir(folder)).sort()).toEqual(['about-this-folder.txt', 'shop.data']);

    const again = await open();
    expect([...again.read().all(notes)].map(({ text }) => text).sort()).toEqual(['a99', 'b99', 'c99']);
    await again.close();
  });

  it('goes on in the log when a fold was never finished', async () => {
    const store = await open();
    await store.transact((tx) => tx.put(notes, { id: 'a', text: 'kept' }));
    await store.close();
    await appendFile(`${dataFile()}.next`, 'half a fold');

    const again = await open();
    expect(again.read().get(notes, 'a')?.text).toBe('kept');
    expect(await readdir(folder)).not.toContain('shop.data.next');
    await again.close();
  });

  it('completes rows of an earlier version when it reads them back', async () => {
    const early = createStore({ folder });
    await early.open([notes]);
    await early.transact((tx) => tx.put(notes, { id: 'a', text: 'early' }));
    await early.close();

    interface Note {
      id: string;
      text: string;
      lang: string;
    }
    const today = defineTable<Note>('notes', ({ id, text = '', lang = 'zh_hk' }) => ({ id, text, lang }));
    const seen: unknown[] = [];
    const store = createStore({ folder });
    await store.open([today], [({ row }) => seen.push(row)]);
    expect(store.read().get(today, 'a')).toEqual({ id: 'a', text: 'early', lang: 'zh_hk' });
    expect(seen).toEqual([{ id: 'a', text: 'early', lang: 'zh_hk' }]);
    await store.close();
  });

  it('leaves out the rows of a table that is not there any more', async () => {
    const store = await open();
    await store.transact((tx) => tx.put(seats, { id: 'D-1', holdId: 'first' }));
    await store.close();
    const later = createStore({ folder });
    await later.open([notes]);
    expect(() => later.read().get(seats, 'D-1')).toThrow('no table "seats"');
    await later.close();
  });

  it('refuses a transaction before it is open', async () => {
    await expect(createStore({ folder }).transact(() => undefined)).rejects.toThrow('open() comes first');
  });
});
