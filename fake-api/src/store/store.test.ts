import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

async function open({ compactAt, watchers }: { compactAt?: number; watchers?: Watcher[] } = {}): Promise<FolderStore> {
  const store = createStore({ folder, ...(compactAt !== undefined && { compactAt }) });
  await store.open([notes, seats], watchers);
  return store;
}

const logFile = async () => {
  const logs = (await readdir(folder)).filter((file) => file.startsWith('log-')).sort();
  return join(folder, logs.at(-1) ?? '');
};

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
    const lines = (await readFile(await logFile(), 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeLessThan(5);

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

  it('cuts off a torn last line and goes on after it', async () => {
    const store = await open();
    await store.transact((tx) => tx.put(notes, { id: 'a', text: 'whole' }));
    await store.close();
    await appendFile(await logFile(), '0badc0de [[["notes","b",{"id":"b","te');

    const again = await open();
    expect([...again.read().all(notes)].map(({ id }) => id)).toEqual(['a']);
    await again.transact((tx) => tx.put(notes, { id: 'c', text: 'after' }));
    await again.close();
    const third = await open();
    expect([...third.read().all(notes)].map(({ id }) => id)).toEqual(['a', 'c']);
    await third.close();
  });

  it('refuses to start over damage that no interrupted write can have done', async () => {
    const store = await open();
    await store.transact((tx) => tx.put(notes, { id: 'a', text: 'first' }));
    await store.transact((tx) => tx.put(notes, { id: 'b', text: 'second' }));
    await store.close();
    const file = await logFile();
    await writeFile(file, (await readFile(file, 'utf8')).replace('first', 'fi?st'));
    await expect(open()).rejects.toThrow('damaged at line 1');
  });

  it('compacts into a snapshot while writes go on, and keeps one generation of files', async () => {
    const store = await open({ compactAt: 2000 });
    for (let round = 0; round < 100; round += 1) {
      await Promise.all(
        ['a', 'b', 'c'].map((id) => store.transact((tx) => tx.put(notes, { id, text: `${id}${round}` }))),
      );
    }
    await store.close();
    const files = await readdir(folder);
    expect(files.filter((file) => file.startsWith('snapshot-'))).toHaveLength(1);
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);

    const again = await open();
    expect([...again.read().all(notes)].map(({ text }) => text).sort()).toEqual(['a99', 'b99', 'c99']);
    await again.close();
  });

  it('falls back on the logs when a snapshot was never finished', async () => {
    const store = await open();
    await store.transact((tx) => tx.put(notes, { id: 'a', text: 'kept' }));
    await store.close();
    await writeFile(join(folder, 'snapshot-00000001.tmp'), 'half a snap');
    await writeFile(join(folder, 'log-00000001'), '');

    const again = await open();
    expect(again.read().get(notes, 'a')?.text).toBe('kept');
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
    await expect(createStore({ folder }).transact(() => undefined)).rejects.toThrow('not open yet');
  });
});
