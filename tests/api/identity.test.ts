import { signInCode } from '@first-gong/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${shop.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const elsewhere = [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  '/a/..//elsewhere.example/',
  'javascript:alert(1)',
  '',
];

describe('the page of an identity provider', () => {
  it('lists its accounts and a refusal, in a form, and runs no script', async () => {
    const response = await fetch(`${shop.url}/fake/id/google?locale=zh_TW&redirectUri=/zh_hk/Login.html&state=%22%3E`);
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<html lang="zh-Hant-HK"');
    expect(text.match(/<button /g)).toHaveLength(5);
    expect(text).toContain('name="state" value="&quot;&gt;"');
  });

  it('§8 gives 200 codes to a network address in 5 minutes, because each of them is a row', async () => {
    shop.advance(signInCode);
    const statuses = new Map<number, number>();
    for (let count = 0; count < 210; count += 1) {
      const { status } = await fetch(`${shop.url}/fake/id/apple`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 200],
      [429, 10],
    ]);
    shop.advance(signInCode);
    expect((await fetch(`${shop.url}/fake/id/apple`)).status).toBe(200);
  });

  it.each(elsewhere)('only redirects to this site: %j', async (redirectUri) => {
    const query = new URLSearchParams({ redirectUri });
    expect((await fetch(`${shop.url}/fake/id/google?${query}`)).status).toBe(400);
    const answer = await post('/fake/id/google', { redirectUri, account: 'member', state: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it('returns without a code when the person refuses', async () => {
    const fields = { redirectUri: '/zh_hk/Login.html', account: 'refuse', state: 's' };
    const { status, headers } = await post('/fake/id/facebook', fields);
    expect([status, headers.get('location')]).toEqual([303, '/zh_hk/Login.html?error=access_denied&state=s']);
  });

  it('exists for four providers, by GET and POST', async () => {
    expect((await fetch(`${shop.url}/fake/id/elsewhere`)).status).toBe(404);
    expect((await fetch(`${shop.url}/fake/id/apple`)).status).toBe(200);
    const wrong = await fetch(`${shop.url}/fake/id/wechat`, { method: 'PUT' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});
