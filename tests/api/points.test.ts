import { bankApproval, pointsBought, serviceChargePerTicket, topUp, topUpThrottle } from '@first-gong/domain';
import { demoMember, plainMember, type SeedMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace, type Place } from '../support/places.js';
import { confirm, hold, nothingSeen } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

const members = richMembers(16);
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ members });
}, 60_000);
afterAll(() => shop.close());

const DAY = 24 * 60 * 60_000;
const balance = async (token: string) => (await shop.call('balance', { token })).balance;
const wholeHistory = (token: string) => shop.call('pointHistory', { token });
/** All changes of the balance. */
const history = async (token: string) => (await wholeHistory(token)).filter(({ kind }) => kind !== 'opening');
const topUps = (token: string) => shop.call('topUpList', { token });
const buyPoints = (token: string, amount: number, paymentMethod = 'creditCard') =>
  shop.call('topUp', { token, body: { amount, paymentMethod } });
const charges = async (): Promise<{ transactionNumber: string; amount: number }[]> =>
  (await (await fetch(`${shop.url}/fake/charges.json`)).json()) as { transactionNumber: string; amount: number }[];

/** Members for one test each. */
const unused = [...members];
function somebody(): SeedMember {
  const member = unused.pop();
  if (member === undefined) throw new Error('Not enough members.');
  return member;
}

/** Orders one ticket with points. */
async function order(token: string, pointsUsed: number) {
  await hold(
    shop.as(token),
    await findPlace(shop.visitor, (place) => place.remaining > 30 && place.price > 50_00 && place.pointsProgramme),
    1,
  );
  return confirm(shop.as(token), { pointsUsed });
}

describe('§3 Points', () => {
  test('the balance of every sample member is the sum of the history, also while an order reserves points', async () => {
    const sum = async (token: string) => (await wholeHistory(token)).reduce((total, { points }) => total + points, 0);
    for (const member of [demoMember, plainMember, somebody()]) {
      const token = await logInAs(shop, member);
      expect(await sum(token)).toBe(member.points);
      expect(await balance(token)).toBe(member.points);
    }
    const token = await logInAs(shop, demoMember);
    expect(await wholeHistory(token)).toMatchObject([{ kind: 'opening', points: 12_480, transactionNumber: null }]);
    const placed = await order(token, 1000);
    expect([await sum(token), await balance(token)]).toEqual([12_480, 12_480]);
    await shop.answerAsBank(placed, 'approve');
    expect(await sum(token)).toBe(await balance(token));
  });

  test('§6 are refused to a visitor', async () => {
    for (const name of ['balance', 'pointHistory', 'topUpList'] as const) {
      expect((await shop.ask(name)).body.code).toBe('loginRequired');
    }
    expect((await shop.ask('topUp', { body: { amount: 100_00, paymentMethod: 'eWallet' } })).status).toBe(401);
  });

  test('§4 change only when the order is complete; §9 the history has both changes and the balance after each', async () => {
    const token = await logInAs(shop, somebody());
    const placed = await order(token, 1000);
    expect(await balance(token)).toBe(1_000_000);
    expect(await history(token)).toEqual([]);
    await shop.answerAsBank(placed, 'approve');
    const { transactionNumber, points } = await shop.call('transactionDetail', {
      token,
      query: { transactionNumber: placed.transactionNumber },
    });
    expect(points.earned).toBeGreaterThan(0);
    const after = 999_000 + points.earned;
    expect(await history(token)).toMatchObject([
      { kind: 'earned', points: points.earned, balance: after, transactionNumber },
      { kind: 'used', points: -1000, balance: 999_000, transactionNumber },
    ]);
    expect(await balance(token)).toBe(after);
  });

  test('§1 pay only for what takes part in the programme: the preview says how many, and confirm refuses more', async () => {
    const token = await logInAs(shop, somebody());
    const fits = ({ remaining, price }: Place) => remaining > 30 && price > 50_00;
    const inside = await findPlace(shop.visitor, (place) => fits(place) && place.pointsProgramme);
    const outside = await findPlace(shop.visitor, (place) => fits(place) && !place.pointsProgramme);
    const preview = (pointsUsed: number) =>
      shop.ask('transactionPreview', {
        token,
        body: { deliveryMethod: 'eTicket', pointsUsed, paymentMethod: 'creditCard' },
      });
    await hold(shop.as(token), outside, 1);
    expect((await preview(0)).body.points).toMatchObject({ usable: 0, willEarn: 0 });
    expect((await preview(100)).body).toMatchObject({ code: 'pointsOverTotal', errors: [{ values: { limit: 0 } }] });

    await hold(shop.as(token), inside, 1);
    // 100 points are HKD 1, so cents equal points.
    const usable = inside.price + serviceChargePerTicket;
    expect((await preview(0)).body.points).toMatchObject({ usable, willEarn: usable / 100 });
    expect((await preview(usable + 100)).body).toMatchObject({ code: 'pointsOverTotal' });
    const body = { deliveryMethod: 'eTicket', pointsUsed: usable + 100, paymentMethod: 'creditCard' };
    const wrong = { ...body, confirmKey: 'over', seen: nothingSeen, agreed: true };
    expect((await shop.ask('transactionConfirm', { token, body: wrong })).body.code).toBe('pointsOverTotal');
    const placed = await confirm(shop.as(token), { pointsUsed: usable });
    expect(placed.total).toBe(outside.price + serviceChargePerTicket);
    await shop.answerAsBank(placed, 'decline');
  });

  test('§4 are cancelled with an order that is incomplete', async () => {
    const token = await logInAs(shop, somebody());
    const placed = await order(token, 1000);
    await shop.answerAsBank(placed, 'decline');
    expect(await balance(token)).toBe(1_000_000);
    expect(await history(token)).toEqual([]);
  });

  test('§9 the history shows one year, though points do not expire', async () => {
    const member = somebody();
    const token = await logInAs(shop, member);
    const placed = await buyPoints(token, 100_00);
    await shop.answerAsBank(placed, 'approve');
    shop.advance(365 * DAY);
    const year = await logInAs(shop, member);
    expect(await history(year)).toHaveLength(1);
    expect(await topUps(year)).toHaveLength(1);
    shop.advance(DAY);
    const later = await logInAs(shop, member);
    expect(await history(later)).toEqual([]);
    expect(await topUps(later)).toEqual([]);
    expect(await balance(later)).toBe(1_000_000 + pointsBought(100_00));
  });
});

describe('§3 Top-up', () => {
  test('is credited once, after the bank’s approval, and the member gets a notice', async () => {
    const token = await logInAs(shop, somebody());
    const asked = await buyPoints(token, 200_00);
    expect(asked).toMatchObject({
      status: 'awaitingBank',
      purchaseTotal: 200_00,
      pointsTotal: 20_000,
      paymentAmount: 200_00,
      validUntil: null,
    });
    expect(await balance(token)).toBe(1_000_000);

    const response = await shop.answerAsBank(asked, 'approve');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/en_us/Member/TopUpsHistory.html');
    await shop.answerAsBank(asked, 'approve');
    expect(await balance(token)).toBe(1_020_000);
    expect(await history(token)).toMatchObject([
      { kind: 'toppedUp', points: 20_000, balance: 1_020_000, transactionNumber: asked.topUpId },
    ]);
    expect(await topUps(token)).toMatchObject([{ topUpId: asked.topUpId, status: 'complete', bankUrl: null }]);
    const charged = (await charges()).filter(({ transactionNumber }) => transactionNumber === asked.topUpId);
    expect(charged).toMatchObject([{ amount: 200_00 }]);
    const [notice] = (await shop.call('personalNotices', { token })).notices;
    expect(notice).toMatchObject({ title: '20,000 points credited', href: '/en_us/Member/TopUpsHistory.html' });
  });

  test.each(['decline', 'never'] as const)('credits nothing after the bank’s decision “%s”', async (answer) => {
    const token = await logInAs(shop, somebody());
    const asked = await buyPoints(token, 50_00, 'eWallet');
    await shop.answerAsBank(asked, answer);
    shop.advance(bankApproval - 1);
    const [before] = await topUps(token);
    expect(before?.status).toBe(answer === 'never' ? 'awaitingBank' : 'cancelled');
    shop.advance(1);
    expect((await topUps(token))[0]?.status).toBe('cancelled');
    await shop.answerAsBank(asked, 'approve');
    expect(await topUps(token)).toMatchObject([{ status: 'cancelled' }]);
    expect(await balance(token)).toBe(1_000_000);
    expect((await charges()).map(({ transactionNumber }) => transactionNumber)).not.toContain(asked.topUpId);
  });

  test('of a large amount credits its bonus too', async () => {
    const token = await logInAs(shop, somebody());
    const asked = await buyPoints(token, 1000_00);
    expect(asked).toMatchObject({ purchaseTotal: 1000_00, pointsTotal: 105_000, paymentAmount: 1000_00 });
    await shop.answerAsBank(asked, 'approve');
    expect(await balance(token)).toBe(1_000_000 + 105_000);
  });

  test('is listed newest first, each member’s own', async () => {
    const token = await logInAs(shop, somebody());
    const first = await buyPoints(token, 50_00);
    shop.advance(1000);
    const second = await buyPoints(token, 60_00);
    await shop.answerAsBank(first, 'approve');
    expect((await topUps(token)).map(({ topUpId }) => topUpId)).toEqual([second.topUpId, first.topUpId]);
    expect(await topUps(await logInAs(shop, demoMember))).toEqual([]);
  });

  test('waits for the bank at most three at a time, and goes on when one of them is over', async () => {
    const token = await logInAs(shop, somebody());
    const [first] = [await buyPoints(token, 50_00), await buyPoints(token, 60_00), await buyPoints(token, 70_00)];
    const another = { token, body: { amount: 80_00, paymentMethod: 'eWallet' } };
    expect(await shop.ask('topUp', another)).toMatchObject({
      status: 409,
      body: { code: 'topUpsWaiting', title: expect.stringMatching(/^3 top-ups/), errors: [{ values: { limit: 3 } }] },
    });
    expect(await topUps(token)).toHaveLength(3);
    expect((await shop.ask('topUp', { ...another, token: await logInAs(shop, somebody()) })).status).toBe(200);
    await shop.answerAsBank(first, 'decline');
    expect((await shop.ask('topUp', another)).status).toBe(200);
    shop.advance(bankApproval);
    expect((await shop.ask('topUp', another)).status).toBe(200);
  });

  test('§8 begins at most 20 times in 15 minutes', async () => {
    const token = await logInAs(shop, somebody());
    for (let count = 0; count < topUpThrottle.attempts; count += 1) {
      await shop.answerAsBank(await buyPoints(token, 50_00), 'decline');
    }
    const asked = { token, body: { amount: 50_00, paymentMethod: 'creditCard' } };
    expect(await shop.ask('topUp', asked)).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    shop.advance(topUpThrottle.window);
    expect((await shop.ask('topUp', asked)).status).toBe(200);
  });

  test.each([0, -50_00, topUp.min - 100, topUp.max + 100, 50_50])('of %d cents is refused', async (amount) => {
    const token = await logInAs(shop, demoMember);
    const { body } = await shop.ask('topUp', { token, body: { amount, paymentMethod: 'creditCard' } });
    expect(body).toMatchObject({
      code: 'topUpAmountInvalid',
      errors: [{ field: 'amount', values: { min: 50, max: 5000 } }],
    });
  });

  test('is named by the bank’s page, which refuses requests without the key of its address', async () => {
    const token = await logInAs(shop, demoMember);
    const { bankUrl, topUpId } = await buyPoints(token, 75_00);
    const page = await (await fetch(new URL(bankUrl ?? '', shop.url))).text();
    expect(page).toContain(topUpId);
    expect(page).toContain('HK$75.00');
    const guessed = `/fake/bank?${new URLSearchParams({ transactionNumber: topUpId, key: 'guessed' })}`;
    expect((await shop.answerAsBank({ bankUrl: guessed }, 'approve')).status).toBe(404);
    expect((await topUps(token))[0]?.status).toBe('awaitingBank');
  });
});
