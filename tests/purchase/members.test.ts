import { calls } from '@first-gong/contract';
import { loginThrottle, sessionIdle } from '@first-gong/domain';
import { demoMember, newMember, plainMember, suspendedMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlace } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
}, 60_000);
afterEach(() => shop.close());

const logIn = (email: string, password: string) => shop.visitor(calls.login, { body: { email, password } });

describe('§8 login', () => {
  it('accepts the email or the login name, in upper or lower case', async () => {
    expect((await logIn('HoiChing@Example.com', demoMember.password)).data.member.name).toBe('陳海晴');
    expect((await logIn('hoiching', demoMember.password)).data.member.points).toBe(12_480);
  });

  it('has the same refusal for an unknown email and a wrong password', async () => {
    const wrong = await logIn(demoMember.loginEmail, 'wrong-gong').catch((error) => error);
    const unknown = await logIn('nobody@example.com', 'wrong-gong').catch((error) => error);
    expect(wrong).toMatchObject({ code: 'emailPasswordMismatch', status: 401 });
    expect({ ...unknown }).toEqual({ ...wrong });
  });

  it('reports the fields that are empty or malformed', async () => {
    await expect(logIn('', '')).rejects.toMatchObject({
      code: 'emailRequired',
      fields: [
        { field: 'email', code: 'emailRequired' },
        { field: 'password', code: 'passwordRequired' },
      ],
    });
    await expect(logIn('a b@c', 'x')).rejects.toMatchObject({ code: 'emailInvalid', status: 422 });
  });

  it('reports a suspended or inactive account only when the password is right', async () => {
    await expect(logIn(suspendedMember.loginEmail, suspendedMember.password)).rejects.toMatchObject({
      code: 'accountSuspended',
      status: 403,
    });
    await expect(logIn(newMember.loginEmail, newMember.password)).rejects.toMatchObject({
      code: 'accountNotActivated',
      status: 403,
    });
    await expect(logIn(suspendedMember.loginEmail, 'guess')).rejects.toMatchObject({ code: 'emailPasswordMismatch' });
  });

  it('asks to wait after five wrong passwords, even when they arrive at once and the sixth is right', async () => {
    const wrong = Array.from({ length: loginThrottle.attempts }, () =>
      logIn(demoMember.loginEmail, 'wrong-gong').catch((error) => error),
    );
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    const response = await fetch(`${shop.url}${calls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoMember.loginEmail, password: demoMember.password }),
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('900');
    expect((await logIn(plainMember.loginEmail, plainMember.password)).data.member.name).toBe('李子朗');
    shop.advance(loginThrottle.window);
    await logIn(demoMember.loginEmail, demoMember.password);
  });
});

describe('§4 sessions', () => {
  it('§8 a session ends after 30 idle minutes, and its refusal differs from that of a visitor', async () => {
    const { call } = await shop.logIn(demoMember);
    shop.advance(sessionIdle - 1);
    await call(calls.memberInfo);
    shop.advance(sessionIdle - 1);
    await call(calls.memberInfo);
    shop.advance(sessionIdle);
    await expect(call(calls.memberInfo)).rejects.toMatchObject({ code: 'sessionExpired', status: 401 });
    await expect(shop.visitor(calls.memberInfo)).rejects.toMatchObject({ code: 'loginRequired', status: 401 });
  });

  it('a logout ends the session', async () => {
    const { call } = await shop.logIn(demoMember);
    expect((await call(calls.logout)).data.loggedOut).toBe(true);
    await expect(call(calls.memberInfo)).rejects.toMatchObject({ code: 'loginRequired' });
    expect((await call(calls.logout)).data.loggedOut).toBe(false);
  });

  it('a session outlives a restart of the server', async () => {
    const { token } = await shop.logIn(demoMember);
    await shop.stop();
    shop = await openShop({ dataDir: shop.dataDir });
    const response = await fetch(`${shop.url}${calls.memberInfo.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
  });
});

describe('§6 roles', () => {
  it('a member cannot see the transactions, carts or holds of others', async () => {
    const buyer = await shop.logIn(demoMember);
    const other = await shop.logIn(plainMember);
    const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 10);
    const cart = await hold(buyer, place, 2);
    const holdId = cart.items[0]?.holdId ?? '';
    expect((await other.call(calls.seatRelease, { params: { holdId } })).data.items).toEqual([]);
    const placed = await confirm(buyer);
    const query = { transactionNumber: placed.transactionNumber };
    await expect(other.call(calls.transactionDetail, { query })).rejects.toMatchObject({
      code: 'transactionNotFound',
      status: 404,
    });
    expect((await other.call(calls.txns)).data).toEqual([]);
    expect((await buyer.call(calls.txns)).data).toHaveLength(1);
  });
});

describe('years later', () => {
  it('purchases are unchanged, and there are upcoming shows', async () => {
    const buyer = await shop.logIn(demoMember, 'en_us');
    await hold(buyer, await findPlace(shop.visitor, ({ remaining }) => remaining > 10), 1);
    const placed = await confirm(buyer);
    await shop.answerAsBank(placed, 'approve');
    const query = { transactionNumber: placed.transactionNumber };
    const { data: then } = await buyer.call(calls.transactionDetail, { query });

    await shop.stop();
    const later = Date.parse('2027-06-01T04:00:00.000Z');
    shop = await openShop({ dataDir: shop.dataDir, now: () => later });
    const again = await shop.logIn(demoMember, 'en_us');
    const { data: now } = await again.call(calls.transactionDetail, { query });
    expect({ ...now, serverNow: '' }).toEqual({ ...then, serverNow: '' });
    const { data: events, total } = await shop.visitor(calls.eventList, { query: { page: '1' } });
    expect(total).toBeGreaterThan(100);
    for (const { nextPerformanceAt } of events) {
      expect(Date.parse(nextPerformanceAt ?? '9999-01-01T00:00:00Z')).toBeGreaterThan(later);
    }
  });
});
