import { calls } from '@first-gong/contract';
import { bankApproval, type Transaction } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { findPlace, type Place } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
afterEach(() => shop.close());

/** Confirms an order of one ticket, and restarts the shop before the bank decides. */
async function restartedAtBank(milliseconds: number) {
  shop = await openShop();
  const { token, call } = await shop.logIn(demoMember);
  const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 1);
  await hold({ call }, place, 1);
  const order = await confirm({ call });
  const { dataDir } = shop;
  const time = shop.now() + milliseconds;
  await shop.stop();
  shop = await openShop({ dataDir, now: () => time });
  return { buyer: shop.as(token), place, order };
}

const detail = async ({ call }: ReturnType<TestShop['as']>, { transactionNumber }: Transaction) =>
  (await call(calls.transactionDetail, { query: { transactionNumber } })).data;

const remaining = async ({ eventId, performanceId, zone }: Place) => {
  const { data } = await shop.visitor(calls.eventDetail, { query: { eventId } });
  const performance = data.performances.find(({ id }) => id === performanceId);
  return performance?.zones.find(({ code }) => code === zone)?.remaining;
};

describe('§4 a shop that restarts between Confirm and the bank', () => {
  it('has the seats for the buyer, and an approval that is sent twice charges once', async () => {
    const { buyer, place, order } = await restartedAtBank(1000);
    expect((await detail(buyer, order)).status).toBe('awaitingBank');
    expect(await remaining(place)).toBe(place.remaining - 1);
    await shop.answerAsBank(order, 'approve');
    await shop.answerAsBank(order, 'approve');
    expect((await detail(buyer, order)).status).toBe('complete');
    expect(await shop.charges()).toMatchObject([{ transactionNumber: order.transactionNumber, amount: order.total }]);
  });

  it('after the bank’s time charges nothing and has the seats for others, whatever the bank says then', async () => {
    const { buyer, place, order } = await restartedAtBank(bankApproval);
    await shop.answerAsBank(order, 'approve');
    expect(await detail(buyer, order)).toMatchObject({ status: 'cancelled', cancelledBecause: 'bankNoAnswer' });
    expect(await shop.charges()).toEqual([]);
    expect(await remaining(place)).toBe(place.remaining);
  });
});
