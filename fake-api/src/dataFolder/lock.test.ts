import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../store/store.js';
import { rowSchema, rowTable } from '../testing/writeUntilKilled.js';

const child = fileURLToPath(new URL('../testing/writeUntilKilled.ts', import.meta.url));

let folder = '';
let writer: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-lock-'));
});
afterEach(async () => {
  if (writer && writer.exitCode === null && writer.signalCode === null) {
    writer.kill('SIGKILL');
    await once(writer, 'exit');
  }
  await rm(folder, { recursive: true });
});

/** Starts a process that writes to the folder, and waits for its first write. */
async function startWriter(): Promise<ChildProcess> {
  writer = spawn(process.execPath, ['--import', 'tsx', child, folder, '1', 'durable'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(writer.stdout ?? writer, 'data');
  writer.stdout?.resume();
  return writer;
}

const open = async () => {
  const store = createStore({ folder, migrations: rowSchema });
  await store.open();
  return store;
};

describe('the lock of a data folder', () => {
  it('refuses a second process in one line that names the first', async () => {
    const { pid } = await startWriter();
    const refusal = await open().catch((error: Error) => error.message);
    expect(refusal).toBe(`${folder} is in use by process ${pid}. End that process, or set DATA_DIR to another folder.`);
  });

  it('refuses a second store of the same process', async () => {
    const store = await open();
    await expect(open()).rejects.toThrow(`is in use by process ${process.pid}`);
    await store.close();
    await (await open()).close();
  });

  it('is free again when its process was killed', async () => {
    const first = await startWriter();
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await readFile(join(folder, 'shop.lock'), 'utf8')).toMatch(new RegExp(`^${first.pid} `));
    const store = await open();
    expect([...store.read().all(rowTable)].length).toBeGreaterThan(0);
    await store.close();
    expect(await readdir(folder)).not.toContain('shop.lock');
  });

  it('is free when another program has got the id of its dead process', async () => {
    // The process exists, but did not start at tick 1.
    await writeFile(join(folder, 'shop.lock'), `${process.pid} 1\n`);
    await (await open()).close();
  });

  it.each(['', 'nonsense\n', '0 1\n'])('is free when its file says %j', async (content) => {
    await writeFile(join(folder, 'shop.lock'), content);
    await (await open()).close();
  });

  it('lets one of many starts have the folder, also over the lock of a dead process', async () => {
    await writeFile(join(folder, 'shop.lock'), '999999999 1\n');
    const starts = await Promise.allSettled(Array.from({ length: 10 }, open));
    const opened = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(opened).toHaveLength(1);
    for (const store of opened) await store.close();
  });
});
