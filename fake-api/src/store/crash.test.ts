import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowSchema, rowTable } from '../testing/writeUntilKilled.js';
import { createStore } from './store.js';

const child = fileURLToPath(new URL('../testing/writeUntilKilled.ts', import.meta.url));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-crash-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a writer and kills it with SIGKILL after some commits. Returns the committed ids. */
async function runAndKill(run: number, mode: 'durable' | 'careless'): Promise<string[]> {
  const writer = spawn(process.execPath, ['--import', 'tsx', child, folder, String(run), mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writer, 'exit');
  const acknowledged: string[] = [];
  const killAfter = 20 + ((run * 37) % 180);
  const lines = createInterface({ input: writer.stdout });
  for await (const id of lines) {
    acknowledged.push(id);
    if (acknowledged.length === killAfter) writer.kill('SIGKILL');
  }
  await exited;
  return acknowledged;
}

async function lostAfter(
  kills: number,
  mode: 'durable' | 'careless',
): Promise<{ acknowledged: number; lost: string[] }> {
  const acknowledged: string[] = [];
  for (let run = 0; run < kills; run += 1) acknowledged.push(...(await runAndKill(run, mode)));
  const store = createStore({ folder, migrations: rowSchema });
  await store.open();
  const lost = acknowledged.filter((id) => store.read().get(rowTable, id) === undefined);
  for (const { id, text } of store.read().all(rowTable)) expect(text).toHaveLength(Number(id.split('-')[1]) % 200);
  await store.close();
  return { acknowledged: acknowledged.length, lost };
}

describe('kill -9 under load', () => {
  it('never loses a write that was acknowledged, in 20 kills, and always starts again', {
    timeout: 900_000,
  }, async () => {
    const { acknowledged, lost } = await lostAfter(20, 'durable');
    expect(acknowledged).toBeGreaterThan(20 * 20);
    expect(lost).toEqual([]);
  });

  it('control: a store that acknowledges before it writes is caught', { timeout: 300_000 }, async () => {
    const { lost } = await lostAfter(2, 'careless');
    expect(lost.length).toBeGreaterThan(0);
  });
});
