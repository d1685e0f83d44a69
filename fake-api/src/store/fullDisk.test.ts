import { spawnSync } from 'node:child_process';
import { type FileHandle, mkdtemp, open as openFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CannotWrite } from './fault.js';
import { groupBy } from './groups.js';
import { createStore, type FolderStore } from './store.js';
import { defineTable } from './table.js';

const seats = defineTable<{ id: string; holdId: string }>('seats');

/** Whether the disk refuses a write of some bytes. */
let refuses = (_bytes: number) => false;
/** Whether the disk refuses the next write over the header. */
let refusesNote = false;
let folder = '';
let store: FolderStore;
let ofHold = groupBy(seats, ({ holdId }) => holdId);
const printed = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line).replaceAll(folder, ''));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-full-'));
  vi.spyOn(console, 'error').mockReturnValue();
  const handle = await openFile(import.meta.filename);
  const prototype: Pick<FileHandle, 'write'> = Object.getPrototypeOf(handle);
  await handle.close();
  const write = prototype.write as (...args: unknown[]) => Promise<unknown>;
  // Half of the bytes go to the disk before it is full. A write over the header takes no space.
  vi.spyOn(prototype, 'write').mockImplementation(async function (this: FileHandle, ...args: unknown[]) {
    const [bytes, offset, length, position] = args as [Buffer, number, number, number];
    if (position === 0 && refusesNote) {
      refusesNote = false;
      throw new Error('EIO: i/o error, write');
    }
    if (position === 0 || !refuses(length)) return write.apply(this, args);
    await write.call(this, bytes, offset, length >> 1, position);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  } as FileHandle['write']);
  store = await open();
});
afterEach(async () => {
  refuses = () => false;
  await store.close();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function open(foldAfter?: number): Promise<FolderStore> {
  ofHold = groupBy(seats, ({ holdId }) => holdId);
  const opened = createStore({ folder, ...(foldAfter !== undefined && { foldAfter }) });
  await opened.open([seats], [ofHold.watcher]);
  return opened;
}

const take = (id: string, holdId: string) => store.transact((tx) => tx.put(seats, { id, holdId }));
const rows = () => [...store.read().all(seats)].map(({ id, holdId }) => `${id} ${holdId}`);

describe('a full disk', () => {
  it('leaves no trace of refused work, and the store goes on when there is room', async () => {
    await take('D-1', 'first');
    refuses = () => true;
    const refused = await Promise.allSettled([take('D-1', 'second'), take('D-2', 'second'), take('D-1', 'third')]);
    for (const { status, ...rest } of refused) {
      expect(status).toBe('rejected');
      expect(rest).toMatchObject({ reason: expect.any(CannotWrite) });
    }
    expect(rows()).toEqual(['D-1 first']);
    expect([...ofHold.of('first')]).toEqual(['D-1']);
    expect([...ofHold.of('second'), ...ofHold.of('third')]).toEqual([]);

    refuses = () => false;
    await take('D-2', 'fourth');
    expect(printed()).toEqual([
      '/shop.data cannot be written (ENOSPC: no space left on device, write). Changes are refused until it can; nothing that was acknowledged is lost.',
      '/shop.data can be written again.',
    ]);
    await store.close();
    store = await open();
    expect(rows()).toEqual(['D-1 first', 'D-2 fourth']);
  });

  it('refuses before the rule runs, and prints one line for all refusals', async () => {
    refuses = () => true;
    await expect(take('D-1', 'first')).rejects.toThrow(CannotWrite);
    const rule = vi.fn();
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(store.transact(rule)).rejects.toThrow('ENOSPC');
    expect(rule).not.toHaveBeenCalled();
    expect(printed()).toHaveLength(1);
  });

  it('leaves nothing in the file that a later start could take for a change', async () => {
    await take('D-1', 'first');
    await store.close();
    const { size } = await stat(join(folder, 'shop.data'));
    store = await open();
    refuses = () => true;
    await expect(take('D-1', 'second')).rejects.toThrow(CannotWrite);
    // The next transaction waits until the file is cut.
    await expect(take('D-1', 'third')).rejects.toThrow(CannotWrite);
    expect((await stat(join(folder, 'shop.data'))).size).toBe(size);
  });

  it('that refuses the note of the acknowledged length takes back the next transaction, not the acknowledged one', async () => {
    refusesNote = true;
    await take('D-1', 'first');
    await expect(take('D-2', 'second')).rejects.toThrow(CannotWrite);
    expect(rows()).toEqual(['D-1 first']);
    await take('D-2', 'third');
    await store.close();
    store = await open();
    expect(rows()).toEqual(['D-1 first', 'D-2 third']);
  });

  it('answers a transaction that only read a refused write with the refusal', async () => {
    refuses = () => true;
    const write = take('D-1', 'first');
    const look = store.transact((tx) => tx.get(seats, 'D-1')?.holdId);
    await expect(write).rejects.toThrow(CannotWrite);
    await expect(look).rejects.toThrow(CannotWrite);
  });

  it('gives the space of an unfinished fold back, and waits until the log has grown before the next attempt', async () => {
    await store.close();
    store = await open(3000);
    const large = 'x'.repeat(200);
    // Lines of single changes have room; the line of a fold has not.
    refuses = (bytes) => bytes > 1000;
    for (let number = 0; number < 60; number += 1) await take(`D-${number}`, large);
    const attempts = printed().length;
    expect(attempts).toBeGreaterThan(1);
    expect(attempts).toBeLessThan(8);
    expect(new Set(printed())).toEqual(
      new Set([
        'The data could not be folded (ENOSPC: no space left on device, write). Nothing is lost; the log goes on.',
      ]),
    );
    await store.close();
    expect(await readdir(folder)).not.toContain('shop.data.next');

    refuses = () => false;
    store = await open(3000);
    const before = (await stat(join(folder, 'shop.data'))).size;
    for (let number = 0; number < 300; number += 1) await take('D-1', `${large}${number}`);
    await store.close();
    expect((await stat(join(folder, 'shop.data'))).size).toBeLessThan(before + 300 * 200);
    store = await open();
    expect(rows()).toHaveLength(60);
    expect(store.read().get(seats, 'D-1')?.holdId).toBe(`${large}299`);
  });

  // A disk of its own for the child needs the right to mount one.
  const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0;
  it.skipIf(!canMount)(
    'a disk of 1 MB: nothing acknowledged is lost, nothing refused is kept',
    { timeout: 60_000 },
    () => {
      const child = fileURLToPath(new URL('./fullDisk.child.ts', import.meta.url));
      const command = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"';
      const { stdout, stderr } = spawnSync(
        'unshare',
        ['-rm', 'sh', '-c', command, folder, process.execPath, '--import', 'tsx', child, join(folder, 'data')],
        { encoding: 'utf8' },
      );
      expect(JSON.parse(stdout)).toEqual({
        refusedLater: 5,
        filled: true,
        startWhenFull: expect.stringMatching(/cannot be opened: ENOSPC/),
        again: 5,
        lost: [],
        kept: [],
        halves: [],
        folded: true,
      });
      const lines = stderr.replaceAll(folder, '').trimEnd().split('\n');
      // One line for each of the two stores that have met the full disk.
      expect(lines.filter((line) => line.includes('cannot be written'))).toHaveLength(2);
      expect(lines.filter((line) => line.includes('can be written again'))).toHaveLength(1);
    },
  );
});
