import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMilliseconds } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import Database from 'libsql';
import { expect, it, vi } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop } from '../support/shop.js';
import { buyUp, wishFor } from '../support/wishes.js';

const folder = new URL('../../fake-api/src/dataFolder/migrations/', import.meta.url);
const schema = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('');

/** Queries with order and limit, for which SQLite reads only the limited rows. */
const isOfAge = (sql: string) => /(?:where true|from mails) order by seq(?: desc)? limit/.test(sql);

/** A full table scan in a query plan, or null. */
function scanOf(db: Database.Database, sql: string): string | null {
  const steps = db.prepare(`explain query plan ${sql}`).all(
    ...sql
      .split('?')
      .slice(1)
      .map(() => ''),
  ) as {
    detail: string;
  }[];
  return steps.map(({ detail }) => detail).find((detail) => detail.startsWith('SCAN ')) ?? null;
}

it('the queries of a busy evening read no whole table', { timeout: 120_000 }, async () => {
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  const [holder, rich] = richMembers(2);
  if (holder === undefined || rich === undefined) throw new Error('Two members were expected.');
  const members = [holder, rich];
  let shop = await openShop({ members });
  const { dataDir } = shop;
  const token = await logInAs(shop, demoMember);

  const place = await findPlace(
    shop.visitor,
    ({ remaining, startsAt }) => remaining > 30 && Date.parse(startsAt) > shop.now() + 20 * 24 * 60 * 60_000,
  );
  await hold(shop.as(token), place, 2);
  const order = await confirm(shop.as(token), { promotionCode: 'GONG10' });
  await shop.answerAsBank(order, 'approve');
  await hold(shop.as(token), place, 1);
  await shop.call('transactionCancel', { token });
  await shop.ask('transactionPreview', {
    token,
    body: { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' },
  });
  const { transactionNumber } = order;
  await shop.call('transactionDetail', { token, query: { transactionNumber } });
  await shop.call('changeRequestList', { token, query: { transactionNumber } });
  await shop.call('topUp', { token, body: { amount: 100_00, paymentMethod: 'creditCard' } });

  const sold = await buyUp(shop, holder);
  const wisher = await logInAs(shop, rich);
  const wish = await wishFor(shop, wisher, sold.place, 1);
  await sold.giveBack(1);
  await shop.call('payWish', { token: wisher, params: { id: wish.wishId } });

  const [event] = await shop.call('eventList');
  await shop.call('addFavourite', { token, body: { eventId: event?.id ?? '' } });
  await shop.call('readNotices', { token, body: { all: true } });
  await shop.call('register', { body: { loginEmail: demoMember.loginEmail } as never }).catch(() => undefined);
  await shop.call('otp', { body: { email: demoMember.loginEmail } });
  for (const name of [
    'txns',
    'shoppingCart',
    'wishList',
    'favouriteList',
    'pointHistory',
    'topUpList',
    'personalNotices',
    'deviceList',
    'performanceList',
  ] as const) {
    await shop.call(name, { token });
  }
  await shop.call('myData', { token });
  const leaving = await logInAs(shop, plainMember);
  await shop.call('closeAccount', { token: leaving, body: { password: plainMember.password } });
  await shop.mails(demoMember.loginEmail);
  const startsAt = addMilliseconds(place.startsAt, 60 * 60_000);
  await shop.control({
    matchWishes: true,
    weather: 'typhoon8',
    reschedule: { performanceId: place.performanceId, startsAt },
  });
  await shop.control({ advance: 20 * 60_000 });
  await shop.stop();
  // The start reads waiting rows and prunes old ones.
  shop = await openShop({ members, dataDir });
  await shop.close();

  const queries = new Set(prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.startsWith('select ')));
  prepare.mockRestore();
  expect(queries.size).toBeGreaterThan(60);
  const db = new Database(':memory:');
  db.exec(schema);
  const scans = [...queries].filter((sql) => !isOfAge(sql)).map((sql) => ({ sql, scan: scanOf(db, sql) }));
  expect(scans.filter(({ scan }) => scan !== null)).toEqual([]);
});

it('the queries of the guide to backups find orders in a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-gong-queries-'));
  const kept = new URL('./folders/2026-11-28-sqlite/data/shop.db', import.meta.url);
  copyFileSync(kept, join(folder, 'shop.db'));
  const db = new Database(join(folder, 'shop.db'));
  const guide = readFileSync(new URL('../../docs/how-to/back-up.md', import.meta.url), 'utf8');
  const queries = [...guide.matchAll(/```sql\n(.*?)```/gs)].flatMap(([, block = '']) => block.split(';').slice(0, -1));
  const answers = queries.map((sql) => db.prepare(sql).all() as object[]);
  db.close();
  rmSync(folder, { recursive: true });
  expect(answers).toEqual([
    [expect.objectContaining({ day: '2026-11-20' })],
    expect.arrayContaining([expect.objectContaining({ status: 'complete', delivery: 'courier' })]),
  ]);
});
