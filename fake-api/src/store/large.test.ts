import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { largeRow, largeTable } from './large.child.js';
import { createStore } from './store.js';

const child = fileURLToPath(new URL('./large.child.ts', import.meta.url));
const rows = 200_000;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-large-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens the folder in a process of its own, with a heap of 1 GB. */
function openInChild(): unknown {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=1024', '--import', 'tsx', child, folder],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

it('a folder of the first format with 200,000 rows starts within a heap of 1 GB', { timeout: 120_000 }, async () => {
  const lines = Array.from({ length: rows }, (_, number) => {
    const row = largeRow(number);
    const text = JSON.stringify([[[largeTable.name, row.id, row]]]);
    return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
  });
  await writeFile(join(folder, 'snapshot-00000001'), lines.join(''));
  await writeFile(join(folder, 'log-00000001'), '');
  expect(openInChild()).toEqual([rows, rows]);
});

it('a transaction of 200,000 rows is one change, and a start reads it back', { timeout: 120_000 }, async () => {
  const store = createStore({ folder });
  await store.open([largeTable]);
  await store.transact((tx) => {
    for (let number = 0; number < rows; number += 1) tx.put(largeTable, largeRow(number));
  });
  await store.close();
  expect(openInChild()).toEqual([rows, rows]);
});
