import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importFolder } from './importFolder.js';
import { numberTable } from './order/rows.js';
import { createStore } from './store/index.js';

let folder = '';
const printed = vi.spyOn(console, 'error');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-import-'));
  printed.mockReset().mockReturnValue();
});
afterEach(() => rm(folder, { recursive: true }));

const hex = (checksum: number) => checksum.toString(16).padStart(8, '0');
const textOf = (...ids: string[]) => JSON.stringify([ids.map((id) => ['numbers', id, { id }])]);
/** A line of the first format. */
const line = (text: string) => `${hex(crc32(text))} ${text}\n`;
/** A file of the single-file format, committed up to its end. */
function oneFile(...texts: string[]): string {
  let checksum = 0;
  const lines = texts.map((text) => {
    checksum = crc32(text, checksum);
    return `${hex(checksum)} ${text}\n`;
  });
  const header = (length: number) =>
    line(`first-gong 2 ${'0'.repeat(15)} ${String(length).padStart(15, '0')} ${hex(checksum)}`);
  return header(header(0).length + lines.join('').length) + lines.join('');
}
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const refusal = () =>
  importFolder(folder).then(
    () => 'imported',
    (error: Error) => error.message.replaceAll(folder, ''),
  );

async function ids(): Promise<string[]> {
  const store = createStore({ folder });
  await store.open();
  const found = [...store.read().all(numberTable)].map(({ id }) => id);
  await store.close();
  return found;
}

describe('the import of a folder of one file', () => {
  it('has its rows, and moves the file aside', async () => {
    await write(
      'shop.data',
      oneFile(
        textOf('a', 'b'),
        JSON.stringify([
          [
            ['numbers', 'a', null],
            ['noMore', 'x', { id: 'x' }],
          ],
        ]),
      ),
    );
    await write('about-this-folder.txt', '');
    expect(await importFolder(folder)).toEqual({ changes: 4, aside: join(folder, 'before-sqlite') });
    expect(await ids()).toEqual(['b']);
    expect((await readdir(join(folder, 'before-sqlite'))).sort()).toEqual(['about-this-folder.txt', 'shop.data']);
    expect(await refusal()).toBe(' is imported already. Start the shop with it.');
  });

  it('leaves out a torn line that was never acknowledged, and goes on after an import that was interrupted', async () => {
    await write('shop.data', `${oneFile(textOf('a'))}0badc0de [[["nu`);
    await createStore({ folder: join(folder, 'importing') }).open();
    await rm(join(folder, 'importing', 'shop.lock'));
    await importFolder(folder);
    expect(await ids()).toEqual(['a']);
    expect(String(printed.mock.calls)).toContain('was never acknowledged');
  });

  it('refuses a file that is damaged or cut, and changes nothing', async () => {
    const whole = oneFile(textOf('a'), textOf('b'), textOf('c'));
    for (const [text, why] of [
      [whole.replace('"b"', '"B"'), 'does not match its checksum'],
      [whole.slice(0, -5), 'it ends at byte'],
      [whole.slice(whole.indexOf('\n') + 1), 'has no header'],
    ] as const) {
      await write('shop.data', text);
      expect(await refusal()).toMatch(new RegExp(`^/shop\\.data is damaged: .*${why}`));
    }
    expect(await readdir(folder)).not.toContain('shop.db');
  });
});

describe('the import of a folder of the first format', () => {
  it('has the rows of the newest snapshot and the logs since', async () => {
    await write('snapshot-00000002', line(textOf('a', 'b')));
    await write('log-00000001', line(textOf('older')));
    await write('log-00000002', line(JSON.stringify([[['numbers', 'a', null]]])));
    await write('log-00000003', `${line(textOf('c'))}0badc0de [[["nu`);
    await write('snapshot-00000003.tmp', 'half');
    await importFolder(folder);
    expect(await ids()).toEqual(['b', 'c']);
    expect((await readdir(folder)).filter((name) => !name.startsWith('shop.db'))).toEqual(['before-sqlite']);
  });

  it('refuses a folder in which a file is missing or a log before the newest is torn', async () => {
    await write('log-00000000', line(textOf('a')));
    await write('log-00000002', line(textOf('c')));
    expect(await refusal()).toMatch(/^\/log-00000001 is damaged: it is missing/);
    await write('log-00000001', line(textOf('b')).slice(0, -4));
    expect(await refusal()).toMatch(/^\/log-00000001 is damaged: the line at byte 0 does not match/);
    await rm(join(folder, 'importing'), { recursive: true, force: true });
  });
});
