import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type FolderStore } from './store.js';
import { CannotWrite, type Change, defineTable, type Watcher } from './types.js';

const notes = defineTable<{ id: string; text: string }>('notes');
const seats = defineTable<{ id: string; holdId: string }>('seats');
const first = `
  create table notes (seq integer primary key, id text not null unique, json text not null);
  create table seats (seq integer primary key, id text not null unique, json text not null,
    holdId as (json ->> '$.holdId'));
  create index seats_holdId on seats (holdId)`;

let folder = '';
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-'));
  store = await open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  await rm(folder, { recursive: true });
});

async function open(watchers: Watcher[] = [], migrations: string[] = [first]): Promise<FolderStore> {
  const opened = createStore({ folder, migrations });
  await opened.open(watchers);
  return opened;
}
const again = async (watchers?: Watcher[], migrations?: string[]) => {
  await store.close();
  store = await open(watchers, migrations);
};
const dataFile = () => join(folder, 'shop.db');
const all = () => [...store.read().all(notes)].map(({ id, text }) => `${id} ${text}`);
const note = (id: string, text = '') => store.transact((tx) => tx.put(notes, { id, text }));

describe('the store', () => {
  it('has after a restart what it acknowledged before, oldest first', async () => {
    await note('b', '開鑼');
    await note('a', 'two\nlines');
    await note('b', 'changed');
    await store.transact((tx) => {
      tx.put(notes, { id: 'c', text: '' });
      tx.remove(notes, 'a');
    });
    await again();
    expect(all()).toEqual(['b changed', 'c ']);
    expect(store.read().get(notes, 'a')).toBeUndefined();
  });

  it('reads a large table in parts, also while its rows are removed', async () => {
    await store.transact((tx) => {
      for (let id = 0; id < 1200; id += 1) tx.put(notes, { id: String(id), text: '' });
    });
    await store.transact((tx) => {
      for (const { id } of tx.all(notes)) tx.remove(notes, id);
    });
    expect(all()).toEqual([]);
  });

  it('finds, names and counts the rows of a condition', async () => {
    for (const [id, holdId] of [
      ['D-1', 'x'],
      ['D-2', 'y'],
      ['D-3', 'x'],
    ] as const) {
      await store.transact((tx) => tx.put(seats, { id, holdId }));
    }
    const data = store.read();
    expect(data.find(seats, 'holdId = ? order by seq desc', 'x').map(({ id }) => id)).toEqual(['D-3', 'D-1']);
    expect(data.ids(seats, 'holdId = ? or id = ? order by seq', 'y', 'D-1')).toEqual(['D-1', 'D-2']);
    expect([data.count(seats, 'holdId = ?', 'x'), data.count(seats, 'holdId = ?', 'z')]).toEqual([2, 0]);
  });

  it('undoes all of a transaction that throws, and no other of the same turn', async () => {
    const results = await Promise.allSettled([
      note('a', 'before'),
      store.transact((tx) => {
        tx.put(notes, { id: 'a', text: 'undone' });
        tx.put(notes, { id: 'b', text: 'undone' });
        throw new Error('sold out');
      }),
      note('c', 'after'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(all()).toEqual(['a before', 'c after']);
    await again();
    expect(all()).toEqual(['a before', 'c after']);
  });

  it('tells the watchers about every change, and about the rows as they are when one is undone', async () => {
    const seen: string[] = [];
    await again([({ table, id, row }: Change) => void seen.push(`${table.name} ${id} ${JSON.stringify(row)}`)]);
    await note('a', 'kept');
    await store
      .transact((tx) => {
        tx.put(notes, { id: 'a', text: 'undone' });
        tx.put(notes, { id: 'b', text: 'undone' });
        // Rows that the transaction wrote and read are also rolled back.
        for (const id of ['a', 'b']) expect(tx.get(notes, id)?.text).toBe('undone');
        throw new Error('sold out');
      })
      .catch(() => undefined);
    await store.transact((tx) => tx.remove(notes, 'nothing'));
    expect([store.read().get(notes, 'a')?.text, store.read().get(notes, 'b')]).toEqual(['kept', undefined]);
    expect(seen).toEqual([
      'notes a {"id":"a","text":"kept"}',
      'notes a {"id":"a","text":"undone"}',
      'notes b {"id":"b","text":"undone"}',
      'notes a {"id":"a","text":"kept"}',
      'notes b null',
    ]);
  });

  it('refuses a write outside a transaction, and a read inside one that is not through its writer', async () => {
    let smuggled: (() => void) | undefined;
    await store.transact((tx) => {
      smuggled = () => tx.put(notes, { id: 'a', text: 'late' });
      expect(() => store.read()).toThrow('Inside a transaction');
    });
    expect(() => smuggled?.()).toThrow('inside transact()');
  });

  it('commits the transactions of one turn together, and those that only read with what they saw', async () => {
    const order: string[] = [];
    const ids = Array.from({ length: 200 }, (_, number) => String(number));
    const run = vi.spyOn(Object.getPrototypeOf(new Database(':memory:').prepare('select 1')), 'run');
    await Promise.all([
      ...ids.map((id) => note(id).then(() => order.push('written'))),
      store.transact((tx) => tx.get(notes, '0')).then(() => order.push('seen')),
    ]);
    // One begin and one commit; each transaction has a savepoint, its release and a row.
    expect(run.mock.calls.filter((values) => values.length === 0)).toHaveLength(2 + 2 * 201);
    expect(order.at(-1)).toBe('seen');
  });

  it('refuses work before it is open', async () => {
    const closed = createStore({ folder });
    await expect(closed.transact(() => undefined)).rejects.toThrow('open() comes first');
    expect(() => closed.read().get(notes, 'a')).toThrow('open() comes first');
  });

  it('syncs each commit to the disk, and leaves one file and no lock when it closes', async () => {
    await note('a');
    const other = new Database(dataFile());
    expect(other.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    other.close();
    await store.close();
    expect((await readdir(folder)).filter((name) => !name.includes('-'))).toEqual(['shop.db']);
    const copied = join(folder, 'copied.db');
    await copyFile(dataFile(), copied);
    const copy = new Database(copied);
    expect(copy.prepare('select id from notes').all()).toEqual([{ id: 'a' }]);
    copy.close();
  });
});

describe('a disk that accepts no writes', () => {
  const printed = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line).replaceAll(folder, ''));
  it('leaves no trace of refused work, prints one line, and the store goes on when there is room', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await note('a', 'first');
    // Another writing program blocks this one, like a full disk.
    const other = new Database(dataFile());
    other.exec('begin immediate');
    const refused = await Promise.allSettled([note('a', 'second'), note('b', 'second')]);
    for (const result of refused) expect(result).toMatchObject({ reason: expect.any(CannotWrite) });
    expect(all()).toEqual(['a first']);
    other.exec('rollback');
    other.close();
    await note('b', 'third');
    expect(all()).toEqual(['a first', 'b third']);
    expect(printed()).toEqual([
      '/shop.db cannot be written (database is locked). Remove the cause in brackets. Until then changes are rejected; no acknowledged change is lost.',
      '/shop.db is writable again; changes are accepted.',
    ]);
  });
});

describe('the schema', () => {
  const second = "alter table notes add column text as (json ->> '$.text'); create index notes_text on notes (text)";

  it('is brought up to date by the migrations that are missing, once', async () => {
    await note('a', 'early');
    for (let start = 0; start < 2; start += 1) {
      await again([], [first, second]);
      expect(store.read().ids(notes, 'text = ?', 'early')).toEqual(['a']);
    }
  });

  it('stays as it was when a migration fails', async () => {
    await note('a', 'early');
    await store.close();
    await expect(open([], [first, `${second}; create nonsense`])).rejects.toThrow('syntax error');
    store = await open([], [first, second]);
    expect(store.read().ids(notes, 'text = ?', 'early')).toEqual(['a']);
  });

  it('of a newer version is refused with what to do', async () => {
    await again([], [first, second]);
    await store.close();
    await expect(open()).rejects.toThrow(
      `${dataFile()} has schema version 2; this version knows 1. Start the newer version, or restore an older backup.`,
    );
  });
});

describe('a damaged folder is refused with what to do', () => {
  const refusal = (at = folder) =>
    createStore({ folder: at, migrations: [first] })
      .open()
      .then(
        () => 'opened',
        (error: Error) => error.message.replaceAll(at, ''),
      );
  beforeEach(async () => {
    await store.transact((tx) => {
      for (let id = 0; id < 200; id += 1) tx.put(notes, { id: String(id), text: 'x'.repeat(200) });
    });
    await store.close();
  });

  it('when its database is cut', async () => {
    const whole = await readFile(dataFile());
    const cut = join(folder, 'cut');
    await mkdir(cut);
    for (const end of [whole.length - 4096, whole.length >> 1, 5000, 500]) {
      await writeFile(join(cut, 'shop.db'), whole.subarray(0, end));
      expect(await refusal(cut), String(end)).toMatch(
        /^\/shop\.db is damaged: .*\. Restore it from a backup, or move the folder away to start with no purchases\.$/,
      );
    }
  });

  it('when its database is another file', async () => {
    await writeFile(dataFile(), 'not a database, and longer than a header of one '.repeat(10));
    expect(await refusal()).toMatch(/^\/shop\.db is damaged: file is not a database\. Restore/);
  });

  it('when its database is gone and its newest changes are not', async () => {
    await rm(dataFile());
    await writeFile(`${dataFile()}-wal`, 'changes');
    expect(await refusal()).toBe('/shop.db is missing, but its shop.db-wal exists. Restore it from a backup.');
    await rm(`${dataFile()}-wal`);
  });

  it.each(['shop.data', 'log-00000000', 'snapshot-00000003'])(
    'when it has the %s of a version before SQLite',
    async (name) => {
      await rm(dataFile());
      for (const left of ['-wal', '-shm']) await rm(dataFile() + left, { force: true });
      await writeFile(join(folder, name), '');
      expect(await refusal()).toBe(` holds data of a version before SQLite. Run "npm run import -- " once.`);
      await rm(join(folder, name));
    },
  );
});
