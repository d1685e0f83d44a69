import { cp, type FileHandle, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from './store.js';
import { defineTable } from './table.js';

/**
 * The process is "killed" before a step of its work on files: that step and all later ones never happen, and a write is
 * left half done. The files are then as a kill -9 leaves them. Every step has its turn.
 */
interface Life {
  /** Steps until the kill. */
  left: number;
  killed: () => void;
  /** Handles that the process has opened. */
  handles: (() => Promise<void>)[];
}

const lives = await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks');
  return new AsyncLocalStorage<Life>();
});

/** Takes one step of the life that it belongs to. @param halfDone what a kill in the middle of it leaves. */
async function step<Result>(work: () => Promise<Result>, halfDone?: () => Promise<unknown>): Promise<Result> {
  const life = lives.getStore();
  if (life === undefined) return work();
  life.left -= 1;
  if (life.left >= 0) return work();
  if (life.left === -1) {
    await halfDone?.();
    life.killed();
  }
  return new Promise<never>(() => undefined);
}

vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>();
  const asStep =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      step(() => work(...args));
  const open: typeof actual.open = (...args) =>
    step(async () => {
      const handle = await actual.open(...args);
      const { write, close } = handle;
      lives.getStore()?.handles.push(() => close.call(handle));
      for (const name of ['truncate', 'datasync', 'sync', 'close'] as const) {
        handle[name] = asStep(handle[name].bind(handle) as () => Promise<void>);
      }
      const written = write.bind(handle) as (...args: [Buffer, number, number, number]) => Promise<unknown>;
      handle.write = ((bytes: Buffer, offset: number, length: number, position: number) =>
        step(
          () => written(bytes, offset, length, position),
          // The header lies in one block of the disk, so no kill tears it.
          () => (position === 0 ? Promise.resolve() : written(bytes, offset, length >> 1, position)),
        )) as FileHandle['write'];
      return handle;
    });
  return {
    ...actual,
    open,
    rename: asStep(actual.rename),
    link: asStep(actual.link),
    rm: asStep(actual.rm),
    mkdtemp: asStep(actual.mkdtemp),
    writeFile: asStep(actual.writeFile),
  };
});

const rowTable = defineTable<{ id: string; version: number }>('rows');

let base = '';
let folder = '';
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'first-gong-kill-'));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(base, { recursive: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(base, 'folder-'));
});

const copy = async (from: string) => {
  const to = join(await mkdtemp(join(base, 'copy-')), 'data');
  await cp(from, to, { recursive: true });
  return to;
};

/** Opens what a killed process has left, as the next process does, and returns the versions of the rows. */
async function openAfterKill(left: string): Promise<Map<string, number>> {
  // The test's own process lives on, so the lock gets a process that does not.
  if ((await readdir(left)).includes('shop.lock')) await writeFile(join(left, 'shop.lock'), '999999999 1\n');
  const store = createStore({ folder: left });
  await store.open([rowTable]);
  const found = new Map([...store.read().all(rowTable)].map(({ id, version }) => [id, version]));
  await store.transact((tx) => tx.put(rowTable, { id: 'later', version: 1 }));
  await store.close();
  return found;
}

/**
 * Runs `work` over copies of a folder, killed before its first step, before its second, and so on until it ends.
 * @param check examines the rows that the next start finds.
 */
async function killAtEachStep(work: (at: string) => Promise<void>, check: (rows: Map<string, number>) => void) {
  for (let steps = 0; ; steps += 1) {
    const at = await copy(folder);
    const handles: Life['handles'] = [];
    const killed = await new Promise<boolean>((resolve, reject) => {
      const life = { left: steps, killed: () => resolve(true), handles };
      lives.run(life, () => void work(at).then(() => resolve(false), reject));
    });
    if (killed) check(await openAfterKill(await copy(at)));
    // Handles that the killed process has left open belong to the test's process.
    for (const close of handles) await close().catch(() => undefined);
    if (!killed) return steps;
  }
}

const line = (text: string) => `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
const row = (id: string, version: number) => ['rows', id, { id, version }];

describe('kill -9 at each step of the work on files', () => {
  it('of a first start', { timeout: 60_000 }, async () => {
    const steps = await killAtEachStep(
      async (at) => {
        const store = createStore({ folder: at });
        await store.open([rowTable]);
        await store.close();
      },
      (rows) => expect(rows.size).toBe(0),
    );
    expect(steps).toBeGreaterThan(15);
  });

  it('of a start that carries the first format over', { timeout: 60_000 }, async () => {
    await writeFile(join(folder, 'snapshot-00000003'), line(JSON.stringify([[row('a', 1), row('b', 1)]])));
    await writeFile(join(folder, 'log-00000003'), line(JSON.stringify([[row('a', 2)], [row('c', 1)]])));
    await writeFile(join(folder, 'log-00000004'), `${line(JSON.stringify([[row('b', 2)]]))}0badc0de [[["ro`);
    const steps = await killAtEachStep(
      async (at) => {
        const store = createStore({ folder: at });
        await store.open([rowTable]);
        await store.close();
      },
      (rows) =>
        expect(rows).toEqual(
          new Map([
            ['a', 2],
            ['b', 2],
            ['c', 1],
          ]),
        ),
    );
    expect(steps).toBeGreaterThan(20);
  });

  it('of writing, folding and closing: acknowledged changes are there, each transaction whole', {
    timeout: 120_000,
  }, async () => {
    let acknowledged = 0;
    const versions = 12;
    const steps = await killAtEachStep(
      async (at) => {
        acknowledged = 0;
        const store = createStore({ folder: at, foldAfter: 300 });
        await store.open([rowTable]);
        for (let version = 1; version <= versions; version += 1) {
          await store.transact((tx) => {
            for (const id of ['a', 'b', 'c']) tx.put(rowTable, { id, version });
          });
          acknowledged = version;
          // A fold has its turn.
          await new Promise(setImmediate);
        }
        await store.close();
      },
      (rows) => {
        const [a = 0, b = 0, c = 0] = ['a', 'b', 'c'].map((id) => rows.get(id));
        expect([b, c]).toEqual([a, a]);
        expect(a).toBeGreaterThanOrEqual(acknowledged);
        expect(a).toBeLessThanOrEqual(acknowledged + 1);
      },
    );
    expect(steps).toBeGreaterThan(60);
  });
});
