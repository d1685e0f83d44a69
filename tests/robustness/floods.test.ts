import crypto from 'node:crypto';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { calls } from '@first-gong/contract';
import { hashThrottle } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';
import { table } from './orderly.js';

let shop: TestShop;
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await shop.close();
});

/** Sends a login of an unknown member, with headers that claim an address. */
const logInAsNobody = (index: number, headers: Record<string, string> = {}) =>
  fetch(shop.url + calls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: `nobody-${index}@example.com`, password: 'not-the-password' }),
  });

/** Statuses of logins of unknown members, in sequence. */
async function statusesOf(count: number, headersOf: (index: number) => Record<string, string>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let index = 0; index < count; index += 1) statuses.add((await logInAsNobody(index, headersOf(index))).status);
  return statuses;
}

/** Blocks password hashes that start from now on. */
function holdHashes() {
  const { scrypt } = crypto;
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let underWay = 0;
  let most = 0;
  vi.spyOn(crypto, 'scrypt').mockImplementation((password, salt, length, options, done) => {
    underWay += 1;
    most = Math.max(most, underWay);
    void released.then(() =>
      scrypt(password, salt, length, options, (error, hash) => {
        underWay -= 1;
        done(error, hash);
      }),
    );
  });
  syncBuiltinESMExports();
  return { underWay: () => underWay, most: () => most, goOn };
}

const pretended = (index: number) => ({
  'x-forwarded-for': `203.0.113.${index % 250}`,
  'x-real-ip': `203.0.113.${index % 250}`,
  forwarded: `for=203.0.113.${index % 250}`,
});

describe('§8 a flood of logins', { timeout: 120_000 }, () => {
  it('from one address is asked to wait, whatever address its headers claim; other calls go on', async () => {
    shop = await openShop();
    const { token } = await shop.logIn(demoMember);
    expect(await statusesOf(hashThrottle.attempts - 1, pretended)).toEqual(new Set([401]));
    const late = await logInAsNobody(0, pretended(7));
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBe(hashThrottle.window / 1000);
    expect((await shop.ask('addFavourite', { token, body: { eventId: 'unknown' } })).status).toBe(404);
    expect((await shop.ask('shoppingCart', { token })).status).toBe(200);
    shop.advance(hashThrottle.window);
    expect((await logInAsNobody(0)).status).toBe(401);
  });

  it('counts by the address that the last proxy reports, when the shop knows of a proxy', async () => {
    shop = await openShop({ proxies: 1 });
    const from = (address: string) => () => ({ 'x-forwarded-for': `203.0.113.99, ${address}` });
    expect(await statusesOf(hashThrottle.attempts, from('198.51.100.1'))).toEqual(new Set([401]));
    expect(await statusesOf(1, from('198.51.100.1'))).toEqual(new Set([429]));
    expect(await statusesOf(1, from('198.51.100.2'))).toEqual(new Set([401]));
  });

  it('of 48 at once takes two of the four threads, and a write does not wait for its responses', async () => {
    shop = await openShop();
    const { token } = await shop.logIn(demoMember);
    const [event] = await shop.call('eventList');
    const hashes = holdHashes();
    let answered = 0;
    const logins = Array.from({ length: 48 }, async (_, index) => {
      await logInAsNobody(index);
      answered += 1;
    });
    await vi.waitUntil(() => hashes.underWay() === 2, { timeout: 60_000 });
    await shop.call('addFavourite', { token, body: { eventId: event?.id } });
    expect(answered).toBe(0);
    hashes.goOn();
    await Promise.all(logins);
    expect(hashes.most()).toBe(2);
  });
});

describe('the responses of the API', () => {
  it('do not wait for a file of their path', async () => {
    shop = await openShop();
    const { token } = await shop.logIn(demoMember);
    const stat = vi.spyOn(fs, 'stat');
    for (const [, { path, method }] of table) {
      if (method === 'GET') await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } });
    }
    expect(stat).not.toHaveBeenCalled();
  });
});
