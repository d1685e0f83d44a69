import { calls } from '@first-gong/contract';
import { RuleError, seatHold } from '@first-gong/domain';
import { demoMember, type StandIns } from '@first-gong/fake-api';
import { afterEach, expect, it, vi } from 'vitest';
import { findPlace } from '../support/places.js';
import { confirm, crowd, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await shop?.close();
});

/** A shop in which, once it is broken, nothing can change the cart of one member. */
function brokenCart() {
  let brokenId: string | undefined;
  const standIns: StandIns = {
    store: (store) => ({
      read: () => store.read(),
      transact: (work) =>
        store.transact((tx) =>
          work({
            ...tx,
            put(table, row) {
              if (table.name === 'carts' && row.id === brokenId) throw new RuleError('loginRequired');
              tx.put(table, row);
            },
          }),
        ),
    }),
  };
  return {
    standIns,
    breakCartOf: (memberId: string) => {
      brokenId = memberId;
    },
  };
}

it('§6 a hold that cannot end stops nothing: 200 others buy, and no session ends', { timeout: 120_000 }, async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { standIns, breakCartOf } = brokenCart();
  const members = crowd(200);
  shop = await openShop({ members, standIns });
  const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 400);
  const unlucky = await shop.logIn(demoMember);
  await hold(unlucky, place, 1);
  breakCartOf((await unlucky.call(calls.memberInfo)).data.memberId);
  shop.advance(seatHold + 1);

  await shop.visitor(calls.bannerList, { query: { date: '2026-12-03' } });
  for (const member of members) {
    const buyer = await shop.logIn(member);
    await hold(buyer, place, 1);
    await confirm(buyer);
  }
  expect(logged.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('carts/')]);
});
