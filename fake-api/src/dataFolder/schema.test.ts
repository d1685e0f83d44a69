import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { createStore } from '../store/index.js';
import { tables } from '../tables.js';
import { migrations } from './migrations.js';

it('has a table for each of the shop, and keeps a row of each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'first-gong-schema-'));
  const store = createStore({ folder });
  await store.open();
  await store.transact((tx) => {
    for (const table of tables) tx.put(table, { id: 'a' });
  });
  for (const table of tables) expect(store.read().get(table, 'a'), table.name).toEqual({ id: 'a' });
  await store.close();
  await rm(folder, { recursive: true });
});

it('refuses a second owner of a seat, whatever the program says', () => {
  const db = new Database(':memory:');
  for (const sql of migrations) db.exec(sql);
  const put = db.prepare(
    'insert into seats (id, json) values (?, ?) on conflict (id) do update set json = excluded.json',
  );
  put.run('P/A/1', '{"holdId":"first"}');
  put.run('P/A/1', '{"holdId":"first","more":1}');
  expect(() => put.run('P/A/1', '{"holdId":"second"}')).toThrow('The seat has an owner.');
  db.exec("delete from seats where id = 'P/A/1'");
  put.run('P/A/1', '{"holdId":"second"}');
});

it('§4 knows the deadline of an order at the bank, and no other, from a version with two names for it', () => {
  const db = new Database(':memory:');
  for (const sql of migrations.slice(0, 2)) db.exec(sql);
  const until = '2026-12-01T02:10:00.000Z';
  for (const status of ['awaitingBank', 'complete', 'cancelled']) {
    const row = JSON.stringify({ status, bankUntil: until, items: [] });
    db.prepare('insert into transactions (id, json) values (?, ?)').run(status, row);
  }
  for (const sql of migrations.slice(2)) db.exec(sql);
  const all = db.prepare("select id, deadline, json ->> '$.bankUntil' as old from transactions order by id").all();
  expect(all).toEqual([
    { id: 'awaitingBank', deadline: until, old: null },
    { id: 'cancelled', deadline: null, old: null },
    { id: 'complete', deadline: null, old: null },
  ]);
});

it('knows the performances of an order, also when one was moved', () => {
  const db = new Database(':memory:');
  for (const sql of migrations) db.exec(sql);
  const put = db.prepare(
    'insert into transactions (id, json) values (?, ?) on conflict (id) do update set json = excluded.json',
  );
  // Each performance has two holds.
  const order = (status: string, ...startsAt: string[]) =>
    JSON.stringify({
      status,
      items: startsAt.flatMap((at, index) => {
        const show = { performanceId: `P-${index}`, startsAt: at };
        return [{ show }, { show }];
      }),
    });
  const shows = () => db.prepare('select performanceId, startsAt from orderedShows').all();
  put.run('T-1', order('awaitingBank', '2026-12-01', '2026-12-02'));
  put.run('T-1', order('complete', '2026-12-01', '2026-12-03'));
  expect(shows()).toEqual([
    { performanceId: 'P-0', startsAt: '2026-12-01' },
    { performanceId: 'P-1', startsAt: '2026-12-03' },
  ]);
});
