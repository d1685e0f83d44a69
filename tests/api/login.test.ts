import { plainMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

test('§3 the body of login.do may carry the locale; the query decides the language of the response', async () => {
  const { loginEmail: email, password } = plainMember;
  const { member } = await shop.call('login', { body: { email, password, locale: 'en_US' }, lang: 'zh_hk' });
  expect(member.name).toBe(plainMember.name.zh_hk);
});
