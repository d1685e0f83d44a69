import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountClosing, bankApproval, myDataThrottle } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jpeg } from '../../fake-api/src/testing/images.js';
import { email, filledForm, linkParameter, password } from '../support/account.js';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';
import { buyUp, wishFor } from '../support/wishes.js';

const [rich, other] = richMembers(2);
if (!rich || !other) throw new Error('Two members were expected.');
const day = 24 * 60 * 60_000;
let shop: TestShop;
beforeEach(async () => {
  shop = await openShop({ members: [rich, other] });
}, 60_000);
afterEach(() => shop.close());

/** A member of the registration form, with another name, mobile number and address. */
async function newMember(): Promise<string> {
  const address = { country: 'HK', area: 'HKI', district: 'CW', street: '9 Peel Street', flat: 'Flat 3' };
  const mobile = '5987 6543';
  await shop.call('register', { body: { ...filledForm, address, mobile } });
  await shop.call('activate', { body: { token: await linkParameter(shop, email, 'activate') } });
  return logInAs(shop, { loginEmail: email, password });
}

const close = (token: string, given = password) => shop.ask('closeAccount', { token, body: { password: given } });

/** Buys two tickets, by courier to another person, and returns the order and the end of the performance. */
async function buyTwo(token: string) {
  const place = await findPlace(
    shop.visitor,
    ({ remaining, startsAt }) => remaining > 10 && Date.parse(startsAt) > shop.now() + 30 * day,
  );
  await hold(shop.as(token), place, 2);
  const deliverTo = {
    destination: 'hongKong',
    name: 'Auntie Mui',
    phone: '6123 4567',
    address: '1 Secret Lane',
  } as const;
  const order = await confirm(shop.as(token), { deliveryMethod: 'courier', deliverTo });
  await shop.answerAsBank(order, 'approve');
  return { order, over: Date.parse(place.startsAt) + day };
}

/** Everything in the data folder, as text. */
const folderText = () =>
  readdirSync(shop.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

describe('§9 a member’s own data', () => {
  test('§6 is refused to a visitor', async () => {
    expect((await shop.ask('myData')).body.code).toBe('loginRequired');
    expect((await close('')).body.code).toBe('loginRequired');
  });

  test('has every part of the account, as data and as a page in the language of the call', async () => {
    const token = await newMember();
    const { order } = await buyTwo(token);
    const [event] = await shop.call('eventList');
    await shop.call('addFavourite', { token, body: { eventId: event?.id ?? '' } });
    const topUp = await shop.call('topUp', { token, body: { amount: 100_00, paymentMethod: 'eWallet' } });
    await shop.answerAsBank(topUp, 'approve');
    await shop.call('subscribe', { body: { email } });
    const { data, page } = await shop.call('myData', { token });
    expect(data).toMatchObject({
      profile: { loginEmail: email, name: 'Ka-yan Ho', mobile: '5987 6543' },
      newsletter: true,
      orders: [{ transactionNumber: order.transactionNumber, delivery: { name: 'Auntie Mui' }, status: 'complete' }],
      topUps: [{ topUpId: topUp.topUpId }],
      favourites: [{ eventId: event?.id, title: event?.title }],
      devices: [{ current: true }],
      wishes: [],
      requests: [],
    });
    expect(data.points.length).toBeGreaterThan(0);
    expect(data.notices.length).toBeGreaterThan(0);
    for (const text of [email, 'Ka-yan Ho', order.transactionNumber, 'Auntie Mui', event?.title ?? '', topUp.topUpId]) {
      expect(page).toContain(text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;'));
    }
    const chinese = (await shop.call('myData', { token, lang: 'zh_hk' })).page;
    expect(chinese).toContain('<html lang="zh-Hant-HK">');
    expect(chinese).toContain('更改申請');
    expect(page).not.toMatch(/<script|\ssrc=|<link/);
  });

  test('has no secret: no password, token, entry code or address of the bank', async () => {
    const token = await newMember();
    const { order } = await buyTwo(token);
    const { bankUrl } = await shop.call('topUp', { token, body: { amount: 100_00, paymentMethod: 'eWallet' } });
    const { orders } = await shop.call('transactionDetail', {
      token,
      query: { transactionNumber: order.transactionNumber },
    });
    const codes = orders.flatMap(({ tickets }) => tickets.map(({ code }) => code));
    expect(codes).toHaveLength(2);
    const answer = JSON.stringify(await shop.call('myData', { token }));
    const keys = [bankUrl, order.bankUrl].map((url) => new URL(url ?? '', shop.url).searchParams.get('key') ?? '');
    for (const secret of [...codes, ...keys, token, password]) {
      expect(secret).not.toBe('');
      expect(answer).not.toContain(secret);
    }
    expect(answer).not.toMatch(/password"|scrypt|deviceId|bankKey|cardImage/);
  });

  test('has nothing of another member', async () => {
    const token = await newMember();
    await buyTwo(token);
    const { data } = await shop.call('myData', { token: await logInAs(shop, other) });
    expect(data).toMatchObject({ orders: [], topUps: [], notices: [], requests: [], wishes: [] });
    expect(JSON.stringify(data)).not.toContain(email);
  });

  test('shows markup in a name as text', async () => {
    const token = await newMember();
    const { loginEmail: _, confirmEmail: _e, password: _p, confirmPassword: _c, agreed: _a, ...profile } = filledForm;
    await shop.call('updateMemberInfo', {
      token,
      body: { ...profile, firstName: undefined, lastName: undefined, name: '<img src=x>' },
    });
    const { page } = await shop.call('myData', { token: await logInAs(shop, { loginEmail: email, password }) });
    expect(page).toContain('&lt;img src=x&gt;');
    expect(page).not.toContain('<img');
  });

  test('§8 is limited, for each member alone', async () => {
    const token = await logInAs(shop, rich);
    for (let count = 0; count < myDataThrottle.attempts; count += 1) await shop.call('myData', { token });
    const { status, headers } = await shop.ask('myData', { token });
    expect({ status, wait: headers.get('retry-after') }).toEqual({ status: 429, wait: '900' });
    await shop.call('myData', { token: await logInAs(shop, other) });
    shop.advance(myDataThrottle.window);
    await shop.call('myData', { token });
  });
});

describe('§9 closing an account', () => {
  test('needs its password, and five wrong ones have to wait', async () => {
    const token = await newMember();
    expect((await close(token, '')).body).toMatchObject({ errors: [{ field: 'password', code: 'passwordRequired' }] });
    for (let count = 0; count < 5; count += 1) {
      expect((await close(token, 'a wrong one')).body.code).toBe('accountPasswordIncorrect');
    }
    expect((await close(token)).status).toBe(429);
    shop.advance(15 * 60_000);
    expect((await close(token)).status).toBe(200);
  });

  test('ends every session, and the email and login name can no longer log in', async () => {
    const token = await logInAs(shop, rich);
    const elsewhere = await logInAs(shop, rich);
    expect((await close(token, rich.password)).body).toEqual({ closed: true });
    for (const ended of [token, elsewhere]) {
      expect((await shop.ask('memberInfo', { token: ended })).body.code).toBe('loginRequired');
    }
    for (const name of [rich.loginEmail, rich.loginName ?? '', rich.id, `closed ${rich.id}`]) {
      const { body } = await shop.ask('login', { body: { email: name, password: rich.password } });
      expect(['emailPasswordMismatch', 'emailInvalid']).toContain(body.code);
    }
    expect((await shop.ask('forgotPassword', { body: { email: rich.loginEmail } })).body.code).toBe(
      'emailNotRegistered',
    );
  });

  test('is confirmed by a mail without a name, and the email can register again with nothing of the old account', async () => {
    await close(await newMember());
    const mails = await shop.mails(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your First Gong account is closed');
    expect(JSON.stringify(mails)).not.toContain('Ka-yan');
    const token = await newMember();
    const { data } = await shop.call('myData', { token });
    expect(data).toMatchObject({ orders: [], points: [], notices: [], favourites: [], newsletter: false });
  });

  test('removes the person from the data folder, and keeps the paid order without the name', async () => {
    const token = await newMember();
    const { order, over } = await buyTwo(token);
    await shop.call('subscribe', { body: { email } });
    shop.advance(over - shop.now());
    expect((await close(await logInAs(shop, { loginEmail: email, password }))).status).toBe(200);
    await shop.stop();
    const text = folderText();
    expect(text).toContain(order.transactionNumber);
    for (const personal of ['Ka-yan', '5987 6543', 'Peel Street', 'Auntie Mui', '6123 4567', 'Secret Lane']) {
      expect(text.includes(personal), personal).toBe(false);
    }
    // Only the mail that confirms the end has the email, in its row and in its index.
    expect(text.split(email)).toHaveLength(3);
    shop = await openShop({ dataDir: shop.dataDir, now: shop.now, members: [rich, other] });
    const charges = await shop.charges();
    expect(charges.map(({ transactionNumber }) => transactionNumber)).toContain(order.transactionNumber);
  });

  test('removes change requests with the pictures of cards, which the download lists without the picture', async () => {
    const token = await newMember();
    const { order, over } = await buyTwo(token);
    const { uploadUrl, cardImage } = await shop.call('presignedUrl', { query: { fileName: 'card.jpg' } });
    await fetch(shop.url + uploadUrl, { method: 'PUT', body: new Uint8Array(jpeg) });
    const { transactionNumber } = order;
    const card = { cardFirst4: '4000', cardLast4: '4417', cardImage };
    const change = { items: ['contactName'], newContactName: 'Uncle Bing' };
    const { referenceNumber } = await shop.call('txnChangeRequest', {
      body: { transactionNumber, ...card, ...change },
    });
    const files = () => readdirSync(join(shop.dataDir, 'uploads'));
    expect(files()).toHaveLength(1);
    const { data, page } = await shop.call('myData', { token });
    expect(data.requests).toMatchObject([{ referenceNumber, transactionNumber, contactName: 'Uncle Bing' }]);
    expect(page).toContain('Uncle Bing');
    expect(JSON.stringify(data)).not.toContain(cardImage);
    shop.advance(over - shop.now());
    expect((await close(await logInAs(shop, { loginEmail: email, password }))).status).toBe(200);
    expect(files()).toEqual([]);
    await shop.stop();
    expect(folderText()).not.toContain('Uncle Bing');
    shop = await openShop({ dataDir: shop.dataDir, members: [rich, other] });
  });

  test('removes the record of an order after seven years', async () => {
    const token = await newMember();
    const { order, over } = await buyTwo(token);
    shop.advance(over - shop.now());
    await close(await logInAs(shop, { loginEmail: email, password }));
    const restartAt = async (time: number) => {
      await shop.stop();
      shop = await openShop({ dataDir: shop.dataDir, now: () => time, members: [rich, other] });
      await shop.stop();
      const found = folderText().includes(`"id":"${order.transactionNumber}"`);
      shop = await openShop({ dataDir: shop.dataDir, now: () => time, members: [rich, other] });
      return found;
    };
    const placed = Date.parse(order.placedAt);
    const years = accountClosing.recordYears * 365.25 * day;
    expect(await restartAt(placed + years - 5 * day)).toBe(true);
    expect(await restartAt(placed + years + 5 * day)).toBe(false);
  }, 60_000);

  test('waits for the bank, for held seats and for performances that are ahead', async () => {
    const token = await newMember();
    const topUp = await shop.call('topUp', { token, body: { amount: 100_00, paymentMethod: 'eWallet' } });
    expect((await close(token)).body.code).toBe('accountPaymentOpen');
    await shop.answerAsBank(topUp, 'decline');
    const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 10);
    await hold(shop.as(token), place, 1);
    const held = await close(token);
    expect(held).toMatchObject({ status: 409, body: { code: 'accountSeatsHeld' } });
    await shop.call('transactionCancel', { token });
    const { over } = await buyTwo(token);
    expect((await close(token)).body.code).toBe('accountTicketsAhead');
    expect((await shop.ask('memberInfo', { token })).status).toBe(200);
    shop.advance(over - shop.now() + bankApproval);
    expect((await close(await logInAs(shop, { loginEmail: email, password }))).status).toBe(200);
  });

  test('waits for the seats of a matched wish, and ends a wish that waits', async () => {
    const sold = await buyUp(shop, rich);
    const token = await logInAs(shop, other);
    await wishFor(shop, token, sold.place, 1);
    await sold.giveBack(1);
    expect((await close(token, other.password)).body.code).toBe('accountSeatsHeld');
    const [wish] = await shop.call('wishList', { token });
    await shop.call('removeWish', { token, params: { id: wish?.wishId ?? '' } });
    expect((await close(token, other.password)).status).toBe(200);
  });

  test('is not undone by a restart: the member of the demonstration stays closed', async () => {
    await close(await logInAs(shop, demoMember), demoMember.password);
    await shop.stop();
    shop = await openShop({ dataDir: shop.dataDir, now: shop.now, members: [rich, other] });
    const { body } = await shop.ask('login', {
      body: { email: demoMember.loginEmail, password: demoMember.password },
    });
    expect(body.code).toBe('emailPasswordMismatch');
    await expect(shop.call('unsubscribe', { query: { email: demoMember.loginEmail } })).rejects.toThrow('404');
  });

  test('and an order at the same time: the order is refused or the account stays open', async () => {
    const token = await newMember();
    const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 10);
    const [closing, holding] = await Promise.all([
      close(token),
      hold(shop.as(token), place, 1).then(
        () => true,
        () => false,
      ),
    ]);
    expect(closing.status === 200).toBe(!holding);
  });
});
