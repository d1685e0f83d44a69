import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from './store.js';
import { defineTable } from './table.js';

const rowTable = defineTable<{ id: string; text: string }>('rows');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-older-'));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const printed = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line).replaceAll(folder, ''));
const line = (...ids: string[]) => {
  const text = JSON.stringify(ids.map((id) => [['rows', id, { id, text: '開鑼' }]]));
  return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
};
const write = (files: Record<string, string>) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));

/** Opens the folder. Returns the ids of the rows, or the refusal. */
async function open(): Promise<string[] | string> {
  const store = createStore({ folder });
  try {
    await store.open([rowTable]);
  } catch (error) {
    return String(error).replaceAll(folder, '');
  }
  const ids = [...store.read().all(rowTable)].map(({ id }) => id);
  await store.close();
  return ids;
}

describe('a folder of the first format', () => {
  it('is carried over once, and its files are kept aside', async () => {
    const files = {
      'snapshot-00000002': line('a') + line('b'),
      'log-00000002': line('c', 'd'),
      'log-00000003': line('e'),
      'log-00000001': line('old'),
      'snapshot-00000003.tmp': 'half a snap',
    };
    await write({ ...files, 'notes.tmp': 'somebody else’s' });
    expect(await open()).toEqual(['a', 'b', 'c', 'd', 'e']);
    const aside = (await readdir(folder)).find((name) => name.startsWith('first-format-')) ?? '';
    expect((await readdir(join(folder, aside))).sort()).toEqual(Object.keys(files).sort());
    expect(await readFile(join(folder, 'notes.tmp'), 'utf8')).toBe('somebody else’s');
    expect(printed()).toEqual([`: the data was carried over to shop.data. Its files of before are in /${aside}.`]);

    expect(await open()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(printed()).toHaveLength(1);
  });

  it('loses the torn line that ends its newest log, and says so', async () => {
    await write({ 'log-00000000': `${line('a')}0badc0de [[["ro` });
    expect(await open()).toEqual(['a']);
    expect(printed()[0]).toBe(
      `/log-00000000: the unfinished line 2 (byte ${line('a').length + 4}) was left out; it was never acknowledged.`,
    );
  });

  it('may have a torn line before a log that was only begun', async () => {
    await write({ 'log-00000000': `${line('a')}0badc0de [[["ro`, 'log-00000001': '' });
    expect(await open()).toEqual(['a']);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'half a snapshot',
      { 'snapshot-00000001': line('a').slice(0, 20), 'log-00000001': line('b') },
      'snapshot-00000001 is damaged: line 1 (byte 0)',
    ],
    [
      'an empty snapshot',
      { 'snapshot-00000001': '', 'log-00000001': line('b') },
      'snapshot-00000001 is damaged: it is empty',
    ],
    ['a missing snapshot', { 'log-00000001': line('b') }, 'log-00000000 is damaged: it is missing'],
    ['a missing log', { 'snapshot-00000001': line('a') }, 'log-00000001 is damaged: it is missing'],
    [
      'a gap between logs',
      { 'log-00000000': line('a'), 'log-00000002': line('b') },
      'log-00000001 is damaged: it is missing',
    ],
    [
      'a torn line before a later log',
      { 'log-00000000': '0badc0de [', 'log-00000001': line('b') },
      'log-00000000 is damaged: line 1 (byte 0)',
    ],
    [
      'a flipped last line of a snapshot',
      { 'snapshot-00000001': line('a') + line('b').replace('開', '關'), 'log-00000001': '' },
      'snapshot-00000001 is damaged: line 2 (byte ',
    ],
    [
      'a flipped last line of a log',
      { 'log-00000000': line('a') + line('b').replace('開', '關') },
      'log-00000000 is damaged: line 2 (byte ',
    ],
  ])('is refused for %s, and stays as it is', async (_, files, refusal) => {
    await write(files);
    expect(await open()).toContain(`/${refusal}`);
    expect((await readdir(folder)).sort()).toEqual(Object.keys(files).sort());
  });
});
