import { calls } from '@first-gong/contract';
import { demoMember } from '@first-gong/fake-api';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';
import { expectOrderly, table } from './orderly.js';

let shop: TestShop;
let token: string;
const logged = vi.spyOn(console, 'error');
afterEach(() => expect(logged).not.toHaveBeenCalled());
beforeAll(async () => {
  shop = await openShop();
  ({ token } = await shop.logIn(demoMember));
}, 60_000);
afterAll(async () => {
  logged.mockRestore();
  await shop.close();
});

const send = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(shop.url + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });

describe('the response to any request is orderly', () => {
  it('with any query, on every list and detail', async () => {
    const queries = [
      'q=%E9%96%8B%E9%91%BC&q=again',
      'q[]=a&q[__proto__]=b',
      'q=%',
      'q=%00%ff',
      `q=${'x'.repeat(5000)}`,
      'page=-1&sort=__proto__&category=constructor',
      'page=1e99&date=0000-00-00&shortcut=never',
      'page=NaN&date=9999-12-31&from=9999-12-31',
      'from=0000-01-01&date=-1',
      'locale=xx&locale=zh_CN',
      'category_like=(a%2B)%2B%24&_sort=likes&_limit=1&callback=alert',
      'eventId=__proto__',
      'eventId=night-sailing-99999999999999999999',
      'transactionNumber=..%2F..&eventId=%F0%9F%8E%AD',
    ];
    for (const [name, { path, method }] of table) {
      if (method !== 'GET') continue;
      for (const query of queries) {
        const response = await send(`${path}?${query}`);
        await expectOrderly(response.clone(), `${name} ${query}`);
        if (response.ok) expect(await response.text()).not.toContain('alert(');
      }
    }
  });

  it('with a path outside the table', async () => {
    const paths = [
      '/api',
      '/api/',
      '/api/nothing.do',
      '/data/',
      '/data/db',
      '/data/__rules',
      '/data/venueList',
      '/data/venueList.json/1',
      '/api/seatHold/%E0%A4%A.do',
      '/api/seatHold/.do',
      '/fake/nothing',
      '/fake/../api/x',
      '/api//user/login.do',
      '/data/demo.css',
      '/api/%00',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'OPTIONS']) {
        const response = await send(path, { method });
        await expectOrderly(response, `${method} ${path}`);
        expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it('§6 the refusal of a method lists the methods of the path', async () => {
    const response = await send(calls.seatHold.path, { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('refuses a body over 100 kB before reading it, whatever its content type', async () => {
    for (const type of ['application/json', 'text/plain']) {
      const response = await send(calls.login.path, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'x'.repeat(102_401),
      });
      expect(response.status).toBe(413);
    }
  });

  it('with any form to the bank', async () => {
    for (const body of [
      '',
      'answer=approve',
      'transactionNumber[]=1&key[a]=b&answer=approve',
      'key=%',
      '{"answer":"approve"}',
    ]) {
      const response = await fetch(`${shop.url}/fake/bank`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<html lang="zh-Hant-HK"');
    }
  });

  it('moves the clock only by a number or to an instant', async () => {
    const post = (body: object) =>
      send('/fake/clock', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const body of [{}, { advance: '1' }, { now: 'soon' }, []]) expect((await post(body)).status).toBe(400);
    const before = await (await send('/fake/clock')).json();
    const after = await (await post({ advance: 1000 })).json();
    expect(Date.parse(after.now) - Date.parse(before.now)).toBe(1000);
  });
});
