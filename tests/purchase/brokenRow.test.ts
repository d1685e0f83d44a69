import { calls } from '@first-gong/contract';
import { RuleError, seatHold } from '@first-gong/domain';
import { demoMember, type TestDoubles } from '@first-gong/fake-api';
import { afterEach, expect, it, vi } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace } from '../support/places.js';
import { confirm, crowd, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';
import { buyUp, firstWish, wishFor } from '../support/wishes.js';

let shop: TestShop | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await shop?.close();
});

/** A shop in which writing the rows that match `breaks` throws. */
function brokenRows(error: Error) {
  let breaks = (_table: string, _row: { id: string }): boolean => false;
  const testDoubles: TestDoubles = {
    store: (store) => ({
      read: () => store.read(),
      transact: (work) =>
        store.transact((tx) =>
          work({
            ...tx,
            put(table, row) {
              if (breaks(table.name, row)) throw error;
              tx.put(table, row);
            },
          }),
        ),
    }),
  };
  return {
    testDoubles,
    breakRows(which: typeof breaks) {
      breaks = which;
    },
  };
}

it('§6 a hold that cannot end stops nothing: 200 others buy, and no session ends', { timeout: 120_000 }, async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { testDoubles, breakRows } = brokenRows(new RuleError('loginRequired'));
  const members = crowd(200);
  shop = await openShop({ members, testDoubles });
  const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 400);
  const unlucky = await shop.logIn(demoMember);
  await hold(unlucky, place, 1);
  const { memberId } = (await unlucky.call(calls.memberInfo)).data;
  breakRows((table, { id }) => table === 'carts' && id === memberId);
  shop.advance(seatHold + 1);

  await shop.visitor(calls.bannerList, { query: { date: '2026-12-03' } });
  for (const member of members) {
    const buyer = await shop.logIn(member);
    await hold(buyer, place, 1);
    await confirm(buyer);
  }
  expect(logged.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('carts/')]);
});

it('§4 a match that throws and mails that cannot be made stop nothing: 200 others buy', {
  timeout: 120_000,
}, async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { testDoubles, breakRows } = brokenRows(new Error('broken'));
  const members = crowd(200);
  const [holder, wisher] = richMembers(2);
  if (holder === undefined || wisher === undefined) throw new Error('Two members were expected.');
  shop = await openShop({ members: [...members, holder, wisher], testDoubles });
  const sold = await buyUp(shop, holder);
  const token = await logInAs(shop, wisher);
  const { wishId } = await wishFor(shop, token, sold.place, 1);
  breakRows((table, { id }) => table === 'mails' || id === wishId);

  await sold.giveBack(1);
  expect((await firstWish(shop, token)).matchingStatus).toBe('matching');
  const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 400);
  for (const member of members) {
    const buyer = await shop.logIn(member);
    await hold(buyer, place, 1);
    const { bankUrl, transactionNumber } = await confirm(buyer);
    await shop.answerAsBank({ bankUrl }, 'approve');
    const { data } = await buyer.call(calls.transactionDetail, { query: { transactionNumber } });
    expect(data.status).toBe('complete');
  }
  const lines = logged.mock.calls.map(([text]) => String(text));
  expect(lines.filter((line) => line.startsWith('Matching wishes of '))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('The mail of order '))).toHaveLength(members.length);
});
