import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankApproval, Transaction, wishList } from '@first-gong/domain';
import { demoMember, importFolder } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logInAs } from '../support/buyer.js';
import { openShop, type TestShop } from '../support/shop.js';

/** Notes of folders/make.ts. */
interface Facts {
  /** Clock of the shop when closed. */
  now: number;
  member: { token: string };
  /** Transaction numbers by kind. */
  transactions: Record<string, string>;
  bankUrl: string;
  /** Only in later versions. */
  topUpBankUrl?: string;
  cart: { token: string; tickets: number };
  matchedWish?: string;
}

const folders = join(import.meta.dirname, 'folders');
const versions = (await readdir(folders, { withFileTypes: true })).filter((one) => one.isDirectory());

let dataDir = '';
let shop: TestShop;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'first-gong-old-'));
});
afterEach(async () => {
  await shop.close();
});

/** Opens a copy of a folder at its closing time, or later by some milliseconds. */
async function open(version: string, later = 0): Promise<Facts> {
  const facts = JSON.parse(await readFile(join(folders, version, 'facts.json'), 'utf8')) as Facts;
  await rm(dataDir, { recursive: true });
  await cp(join(folders, version, 'data'), dataDir, { recursive: true });
  if (!(await readdir(dataDir)).includes('shop.db')) await importFolder(dataDir);
  shop = await openShop({ dataDir, now: () => facts.now + later });
  return facts;
}

describe.each(versions.map(({ name }) => name))('a data folder of the version of %s', (version) => {
  it('opens, lets a member log in, and every receipt in it reads', async () => {
    const { transactions, member } = await open(version);
    const token = await logInAs(shop, demoMember);
    const listed = await shop.call('txns', { token });
    expect(listed.length).toBeGreaterThan(0);
    for (const [kind, transactionNumber] of Object.entries(transactions)) {
      const receipt = await shop.call('transactionDetail', { token, query: { transactionNumber } });
      expect(Transaction.validate(receipt)[0], kind).toBeUndefined();
      expect(receipt.orders.flatMap(({ tickets }) => tickets).length, kind).toBeGreaterThan(0);
    }
    // The session is still valid.
    expect((await shop.call('memberInfo', { token: member.token })).loginEmail).toBe(demoMember.loginEmail);
  });

  it('accepts the bank’s decisions about earlier payments', async () => {
    const { bankUrl, topUpBankUrl, transactions } = await open(version);
    const token = await logInAs(shop, demoMember);
    const before = (await shop.call('balance', { token })).balance;
    const answer = await shop.answerAsBank({ bankUrl }, 'approve');
    expect(answer.headers.get('location')).toContain('/Receipt.html');
    const transactionNumber = transactions.awaitingBank ?? '';
    const { status, points } = await shop.call('transactionDetail', { token, query: { transactionNumber } });
    expect(status).toBe('complete');
    if (topUpBankUrl) await shop.answerAsBank({ bankUrl: topUpBankUrl }, 'approve');
    const [topUp] = await shop.call('topUpList', { token });
    expect(topUp?.status).toBe(topUpBankUrl && 'complete');
    const credited = points.earned + (topUp?.pointsTotal ?? 0);
    expect((await shop.call('balance', { token })).balance).toBe(before - points.used + credited);
  });

  it('§4 cancels what the bank and the buyers left until the deadline, and keeps each for no longer', async () => {
    const { transactions, cart, matchedWish } = await open(version, bankApproval - 1);
    const { awaitingBank: transactionNumber = '' } = transactions;
    const token = await logInAs(shop, demoMember);
    const order = () => shop.call('transactionDetail', { token, query: { transactionNumber } });
    expect((await order()).status).toBe('awaitingBank');
    await shop.stop();
    await open(version, bankApproval);
    const later = { token: await logInAs(shop, demoMember), query: { transactionNumber } };
    expect(await shop.call('transactionDetail', later)).toMatchObject({ cancelledBecause: 'bankNoAnswer' });
    expect((await shop.call('topUpList', later)).filter(({ status }) => status === 'awaitingBank')).toEqual([]);
    expect((await shop.call('shoppingCart', later)).awaitingBank).toBeNull();
    expect((await shop.call('shoppingCart', { token: cart.token })).ticketCount).toBe(0);
    await shop.stop();
    if (matchedWish === undefined) return;
    await open(version, wishList.paymentTime);
    const [wish] = await shop.call('wishList', { token: await logInAs(shop, demoMember) });
    expect(wish).toMatchObject({ wishId: matchedWish, payUntil: null, seatInfo: null });
  });

  it('keeps carts, and wishes, favourites, notices and points if the version had them', async () => {
    const { cart, matchedWish } = await open(version);
    expect((await shop.call('shoppingCart', { token: cart.token })).ticketCount).toBe(cart.tickets);
    const token = await logInAs(shop, demoMember);
    const { released } = await shop.call('shoppingCart', { token });
    expect(released.length).toBeGreaterThan(0);
    await shop.call('releasedDismiss', { token, body: { holdIds: released.map(({ holdId }) => holdId) } });
    expect((await shop.call('shoppingCart', { token })).released).toEqual([]);
    const wishes = await shop.call('wishList', { token });
    expect(wishes.find(({ wishId }) => wishId === matchedWish)?.matchingStatus).toBe(matchedWish && 'matched');
    for (const name of ['favouriteList', 'pointHistory', 'topUpList'] as const) {
      expect((await shop.call(name, { token })).length > 0, name).toBe(matchedWish !== undefined);
    }
    const { notices } = await shop.call('personalNotices', { token });
    expect(notices.length > 0).toBe(matchedWish !== undefined);
    const said = notices.flatMap(({ body }) => body).join('\n');
    expect(said).not.toMatch(/: \./);
  });

  it('can be written and opened again', async () => {
    const { now } = await open(version);
    const token = await logInAs(shop, demoMember);
    await shop.call('addFavourite', { token, body: { eventId: (await shop.call('eventList'))[1]?.id ?? '' } });
    const liked = await shop.call('favouriteList', { token });
    await shop.stop();
    shop = await openShop({ dataDir, now: () => now });
    expect(await shop.call('favouriteList', { token: await logInAs(shop, demoMember) })).toEqual(liked);
  });
});
