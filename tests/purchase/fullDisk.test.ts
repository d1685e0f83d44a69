import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { seatHold } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPlace, type Place } from '../support/places.js';
import { hold, seatsOf } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let buyer: Buyer;
let place: Place;
beforeEach(async () => {
  shop = await openShop();
  buyer = await shop.logIn(demoMember);
  place = await findPlace(shop.visitor, ({ remaining, standing }) => remaining > 60 && !standing);
  vi.spyOn(console, 'error').mockReturnValue();
}, 60_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const cart = async () => (await buyer.call(calls.shoppingCart)).data;

/** Makes the database reject rows, as on a full disk. Returns a function that undoes it. */
function fillDisk(): () => void {
  const statements = Object.getPrototypeOf(new Database(':memory:').prepare('select 1')) as {
    run(...values: unknown[]): unknown;
  };
  const { run } = statements;
  const full = vi.spyOn(statements, 'run').mockImplementation(function (this: unknown, ...values) {
    if (values.length > 0) throw new Database.SqliteError('database or disk is full', 'SQLITE_FULL');
    return run.apply(this, values);
  });
  return () => full.mockRestore();
}

it('§8 a full disk refuses changes without a trace, pages and lists go on, and the shop sells again when there is room', async () => {
  const held = await hold(buyer, place, 2);
  const makeRoom = fillDisk();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(hold(buyer, place, 3)).rejects.toMatchObject({ code: 'serverBusy', status: 503 });
  }
  expect(seatsOf(await cart())).toEqual(seatsOf(held));

  // A due change waits until it can be written.
  shop.advance(seatHold);
  expect((await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } })).data.id).toBe(place.eventId);
  expect((await shop.visitor(calls.eventList)).data.length).toBeGreaterThan(0);
  expect((await cart()).ticketCount).toBe(2);

  makeRoom();
  expect(await cart()).toMatchObject({ items: [], released: [{ reason: 'holdExpired' }] });
  const other = await shop.logIn(plainMember);
  expect(seatsOf(await hold(other, place, 2))).toEqual(seatsOf(held));

  const printed = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
  expect(printed).toEqual([
    expect.stringContaining(`${join(shop.dataDir, 'shop.db')} cannot be written (database or disk is full)`),
    expect.stringContaining('shop.db is writable again; changes are accepted.'),
  ]);
});
