import { calls } from '@first-gong/contract';
import { bankApproval, seatHold, wishList } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { richMembers } from '../support/buyer.js';
import { findPlace, type Place } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';
import { buyUp, wishFor } from '../support/wishes.js';

const DAY = 24 * 60 * 60_000;
const [holder] = richMembers(1);

let shop: TestShop;
let buyer: Buyer;
let place: Place;
beforeEach(async () => {
  shop = await openShop({ members: holder ? [holder] : [] });
  buyer = await shop.logIn(demoMember);
  place = await findPlace(shop.visitor, ({ remaining }) => remaining > 20);
}, 60_000);
afterEach(() => shop.close());

const cart = async () => (await buyer.call(calls.shoppingCart)).data;
const fromNow = (milliseconds: number) => new Date(shop.now() + milliseconds).toISOString();

describe('§9 a clock that is turned back a day', () => {
  it('holds seats for 10 minutes from then on, and no longer', async () => {
    await hold(buyer, place, 2);
    shop.advance(-DAY);
    expect(await cart()).toMatchObject({ ticketCount: 2, expiresAt: fromNow(seatHold) });
    shop.advance(seatHold - 1);
    expect((await cart()).ticketCount).toBe(2);
    shop.advance(1);
    expect(await cart()).toMatchObject({ items: [], released: [{ reason: 'holdExpired' }] });
  });

  it('does so too when the shop was down meanwhile', async () => {
    await hold(buyer, place, 2);
    const { dataDir } = shop;
    const yesterday = shop.now() - DAY;
    await shop.stop();
    shop = await openShop({ dataDir, now: () => yesterday });
    buyer = await shop.logIn(demoMember);
    expect(await cart()).toMatchObject({ ticketCount: 2, expiresAt: fromNow(seatHold) });
    shop.advance(seatHold);
    expect((await cart()).items).toEqual([]);
  });

  it('leaves a hold as it is when the clock goes back by a moment', async () => {
    const { expiresAt } = await hold(buyer, place, 2);
    shop.advance(60_000);
    await cart();
    shop.advance(-5000);
    expect((await cart()).expiresAt).toBe(expiresAt);
  });

  it('gives the bank 10 minutes from then on for an order and for a top-up', async () => {
    await hold(buyer, place, 1);
    const { transactionNumber } = await confirm(buyer);
    const { token } = buyer;
    const asked = await shop.call('topUp', { token, body: { amount: 50_00, paymentMethod: 'creditCard' } });
    shop.advance(-DAY);
    const placed = async () => (await buyer.call(calls.transactionDetail, { query: { transactionNumber } })).data;
    expect(await placed()).toMatchObject({ status: 'awaitingBank', bankUntil: fromNow(bankApproval) });
    shop.advance(bankApproval);
    expect(await placed()).toMatchObject({ status: 'cancelled', cancelledBecause: 'bankNoAnswer' });
    expect((await cart()).awaitingBank).toBeNull();
    const { balance } = await shop.call('balance', { token });
    await shop.answerAsBank(asked, 'approve');
    expect((await shop.call('balance', { token })).balance).toBe(balance);
  });

  it('§4 holds the seats of a matched wish for 24 hours from then on', async () => {
    if (holder === undefined) throw new Error('A member was expected.');
    const bought = await buyUp(shop, holder);
    await wishFor(shop, buyer.token, bought.place, 1);
    await bought.giveBack(1);
    const wish = async () => (await buyer.call(calls.wishList)).data[0];
    expect(await wish()).toMatchObject({ matchingStatus: 'matched', payUntil: fromNow(wishList.paymentTime) });
    shop.advance(-DAY);
    expect(await wish()).toMatchObject({ matchingStatus: 'matched', payUntil: fromNow(wishList.paymentTime) });
  });
});
