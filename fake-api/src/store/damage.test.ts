import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderRefused } from './fault.js';
import { createStore } from './store.js';
import { defineTable } from './table.js';

const rowTable = defineTable<{ id: string; text: string }>('rows');
const rows = 100;

let base = '';
/** A folder with rows of a fold and rows after it. */
let good = '';
let copies = 0;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'first-gong-damage-'));
  good = join(base, 'good');
  const store = createStore({ folder: good, foldAfter: 3000 });
  await store.open([rowTable]);
  for (let number = 0; number < rows; number += 1) {
    await store.transact((tx) => tx.put(rowTable, { id: String(number), text: `row ${number} 開鑼` }));
  }
  await store.close();
});
afterAll(() => rm(base, { recursive: true }));

/** Opens a damaged copy. Returns the number of rows that are as they were, or the refusal. */
async function openDamaged(damage: (data: string, folder: string) => Promise<void>): Promise<number | string> {
  copies += 1;
  const folder = join(base, `copy-${copies}`);
  await cp(good, folder, { recursive: true });
  await damage(join(folder, 'shop.data'), folder);
  const store = createStore({ folder });
  try {
    await store.open([rowTable]);
  } catch (error) {
    if (!(error instanceof FolderRefused)) throw error;
    expect(await readdir(folder)).not.toContain('shop.lock');
    return error.message.replaceAll(folder, '');
  }
  const found = [...store.read().all(rowTable)].filter(({ id, text }) => text === `row ${id} 開鑼`).length;
  await store.close();
  return found;
}

const edit = async (path: string, change: (bytes: Buffer) => Buffer) => writeFile(path, change(await readFile(path)));
const sizeOf = async (path: string) => (await readFile(path)).length;
const linesOf = (bytes: Buffer) => bytes.toString('latin1').split(/(?<=\n)/);

describe('a damaged data folder is refused with its file and position, and never opens with fewer rows', () => {
  it('control: undamaged it has every row', async () => {
    expect(await openDamaged(async () => undefined)).toBe(rows);
  });

  it('one flipped byte, wherever it is', { timeout: 120_000 }, async () => {
    const size = await sizeOf(join(good, 'shop.data'));
    for (let at = 0; at < size; at += 23) {
      const found = await openDamaged((data) =>
        edit(data, (bytes) => {
          bytes.writeUInt8(bytes.readUInt8(at) ^ 0x11, at);
          return bytes;
        }),
      );
      expect(found, `byte ${at}`).toMatch(/^\/shop\.data is damaged: .*byte \d+.*\. Restore the folder from a copy/);
    }
  });

  it.each([
    ['half', (size: number) => Math.floor(size / 2)],
    ['one byte short', (size: number) => size - 1],
    ['the header only', () => 70],
    ['half a header', () => 20],
    ['empty', () => 0],
  ])('%s', async (_, lengthOf) => {
    const found = await openDamaged(async (data) => truncate(data, lengthOf(await sizeOf(data))));
    expect(found).toMatch(/^\/shop\.data is damaged: .*byte \d+/);
  });

  it.each([
    ['the last line lost', (lines: string[]) => lines.slice(0, -1)],
    ['a line lost in the middle', (lines: string[]) => lines.toSpliced(5, 1)],
    ['a line doubled', (lines: string[]) => lines.toSpliced(5, 0, lines[5] ?? '')],
    ['two lines exchanged', (lines: string[]) => lines.toSpliced(5, 2, lines[6] ?? '', lines[5] ?? '')],
    ['the last line replaced by an earlier one', (lines: string[]) => lines.toSpliced(-1, 1, lines.at(-2) ?? '')],
  ])('%s', async (_, change) => {
    const found = await openDamaged((data) =>
      edit(data, (bytes) => Buffer.from(change(linesOf(bytes)).join(''), 'latin1')),
    );
    expect(found).toMatch(/^\/shop\.data is damaged: .*byte \d+/);
  });

  it('the file missing', async () => {
    expect(await openDamaged((data) => rm(data))).toMatch(/^\/shop\.data is missing from a folder that had it\./);
  });
});
