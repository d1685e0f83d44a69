import { type CallName, callNames, callOf } from '@first-gong/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace } from '../support/places.js';
import { choice, confirm, hold, nothingSeen } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';
import { firstWish, wishFor } from '../support/wishes.js';

const DAY = 24 * 60 * 60_000;

let shop: TestShop;
const confirmKey = 'the-key-of-the-owner';
/** Tokens of the member with all data, and of another member. */
let owner: string;
let other: string;
/** Private texts of the owner: numbers, codes, ids and the name. */
let secrets: string[];
/** The owner's data before the attempts. */
let before: unknown;

const dataOf = (token: string) =>
  Promise.all(
    (['memberInfo', 'balance', 'pointHistory', 'topUpList', 'favouriteList', 'personalNotices', 'txns'] as const).map(
      (name) => shop.call(name, { token }),
    ),
  );
/** Ids in paths and bodies of the owner's calls. */
let ids: Record<'transactionNumber' | 'noticeId' | 'deviceId' | 'eventId' | 'holdId' | 'wishId', string>;

beforeAll(async () => {
  const members = richMembers(2).map((member, index) => ({
    ...member,
    name: { en_us: `Only ${index}`, zh_hk: `只有 ${index}`, zh_cn: `仅有 ${index}` },
  }));
  shop = await openShop({ members });
  const [first, second] = members;
  if (!first || !second) throw new Error('No members.');
  owner = await logInAs(shop, first);
  other = await logInAs(shop, second);
  const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 30);
  await hold(shop.as(owner), place, 2);
  const order = await confirm(shop.as(owner), { confirmKey });
  await shop.answerAsBank(order, 'approve');
  const { transactionNumber } = order;
  const sold = await shop.call('transactionDetail', { token: owner, query: { transactionNumber } });
  await shop.call('topUp', { token: owner, body: { amount: 100_00, paymentMethod: 'eWallet' } });
  await hold(shop.as(owner), place, 1);
  const soldOut = await findPlace(
    shop.visitor,
    ({ remaining, pointsProgramme, startsAt }) =>
      remaining === 0 && pointsProgramme && Date.parse(startsAt) > shop.now() + 9 * DAY,
  );
  const wish = await wishFor(shop, owner, soldOut, 2);
  const cart = await shop.call('shoppingCart', { token: owner });
  const [notice] = (await shop.call('personalNotices', { token: owner })).notices;
  const [device] = await shop.call('deviceList', { token: owner });
  const [topUp] = await shop.call('topUpList', { token: owner });
  ids = {
    transactionNumber,
    noticeId: notice?.noticeId ?? '',
    deviceId: device?.deviceId ?? '',
    holdId: cart.items[0]?.holdId ?? '',
    wishId: wish.wishId,
    eventId: (await shop.visitor(callOf('eventList'), {})).data[0]?.id ?? '',
  };
  await shop.call('addFavourite', { token: owner, body: { eventId: ids.eventId } });
  before = await dataOf(owner);
  secrets = [
    ...['rich0@example.com', 'Only 0', transactionNumber, sold.confirmationNumber ?? '', topUp?.topUpId ?? ''],
    ...sold.orders.flatMap(({ tickets }) => tickets.map(({ code }) => code)),
    ...[ids.noticeId, ids.deviceId, ids.holdId, ids.wishId],
  ];
}, 60_000);
afterAll(() => shop.close());

const memberCalls = callNames.filter((name) => callOf(name).who === 'member');

/** Bodies with the owner's ids, in the calls' own fields, because others are rejected. */
const bodies = (): Partial<Record<CallName, object>> => ({
  readNotices: { noticeIds: [ids.noticeId] },
  addFavourite: { eventId: ids.eventId },
  wishSequence: { sequence: 1 },
  holdAgain: { holdIds: [ids.holdId] },
  releasedDismiss: { holdIds: [ids.holdId] },
  transactionPreview: choice,
  transactionConfirm: { ...choice, confirmKey, seen: nothingSeen, agreed: true },
});

/** An attack on a call with all of the owner's ids. */
const attempt = (name: CallName): Parameters<TestShop['ask']>[1] => ({
  params: { ...ids, id: ids.wishId },
  query: { transactionNumber: ids.transactionNumber },
  ...(callOf(name).method !== 'GET' && { body: bodies()[name] ?? {} }),
});

describe('§6 one member never reads the data of another', () => {
  test('the data of the test are there to be read', () => {
    expect(secrets.every((text) => text.length > 3)).toBe(true);
    expect(memberCalls.length).toBeGreaterThan(20);
  });

  test.each(memberCalls)('by %s, with or without the ids of the other', async (name) => {
    for (const sent of [{}, attempt(name)]) {
      const { body } = await shop.ask(name, { ...sent, token: other });
      const answer = JSON.stringify(body);
      for (const secret of secrets) expect(answer, `${name} answers ${secret}`).not.toContain(secret);
    }
  });

  test.each(['wishSequence', 'payWish', 'restoreWish', 'removeWish'] as const)(
    '%s finds no wish of the other: the refusal comes from the id and not from the body',
    async (name) => {
      const refusal = await shop.ask(name, { ...attempt(name), token: other });
      expect(refusal).toMatchObject({ status: 404, body: { code: 'wishNotFound' } });
    },
  );

  test('a body with ids of the other is read, and finds nothing', async () => {
    for (const name of ['readNotices', 'holdAgain', 'releasedDismiss'] as const) {
      expect((await shop.ask(name, { ...attempt(name), token: other })).status, name).toBe(200);
    }
    const detail = await shop.ask('transactionDetail', { ...attempt('transactionDetail'), token: other });
    expect(detail).toMatchObject({ status: 404, body: { code: 'transactionNotFound' } });
    // The owner's confirm key does not return the owner's order.
    const confirmed = await shop.ask('transactionConfirm', { ...attempt('transactionConfirm'), token: other });
    expect(confirmed.status).not.toBe(200);
  });

  test('and changes nothing of it', async () => {
    expect(await firstWish(shop, owner)).toMatchObject({ wishId: ids.wishId, sorting: 1, matchingStatus: 'matching' });
    expect((await shop.call('shoppingCart', { token: owner })).items).toHaveLength(1);
    expect(await shop.call('deviceList', { token: owner })).toHaveLength(1);
    expect(await dataOf(owner)).toEqual(before);
  });
});
