import { plainMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const nameAfter = async (locale?: string) => {
  const { loginEmail: email, password } = plainMember;
  const { member } = await shop.call('login', { body: { email, password, ...(locale && { locale }) }, lang: 'zh_hk' });
  return member.name;
};

test('§3 the body of login.do may carry the locale, which decides the language of the response', async () => {
  expect(await nameAfter()).toBe(plainMember.name.zh_hk);
  expect(await nameAfter('en_US')).toBe(plainMember.name.en_us);
  expect(await nameAfter('xx_XX')).toBe(plainMember.name.zh_hk);
});
