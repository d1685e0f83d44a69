import { calls } from '@first-gong/contract';
import { accountThrottle, loginThrottle } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkParameter } from '../support/account.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
}, 60_000);
afterEach(() => shop.close());

const { loginEmail, loginName, password } = demoMember;

const logIn = (email: string, entered: string, cookie = '') =>
  fetch(`${shop.url}${calls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email, password: entered }),
  });
/** Logs in and returns the browser's cookies. */
const cookieAfter = async (email: string, entered: string, cookie = '') =>
  (await logIn(email, entered, cookie)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
/** Sends a stranger's wrong passwords from the same network address. */
async function guess(email: string): Promise<void> {
  for (let count = 0; count < loginThrottle.attempts; count += 1) {
    expect((await logIn(email, 'wrong-gong')).status).toBe(401);
  }
  expect((await logIn(email, password)).status).toBe(429);
}

describe('§8 a device that has logged in before', () => {
  it('logs in while a stranger enters wrong passwords for its member, also after a restart', async () => {
    const cookie = await cookieAfter(loginEmail, password);
    await guess(loginEmail);
    for (const name of [loginEmail, loginName]) expect((await logIn(name, password, cookie)).status).toBe(200);
    await shop.stop();
    shop = await openShop({ dataDir: shop.dataDir });
    await guess(loginName);
    expect((await logIn(loginEmail, password, cookie)).status).toBe(200);
  });

  it('is stopped by its own wrong passwords', async () => {
    const cookie = await cookieAfter(loginEmail, password);
    for (let count = 0; count < loginThrottle.attempts; count += 1) await logIn(loginEmail, 'wrong-gong', cookie);
    expect((await logIn(loginEmail, password, cookie)).status).toBe(429);
    expect((await logIn(loginEmail, password)).status).toBe(200);
  });

  it('has a cookie that scripts cannot read, other sites cannot use, and no one can forge', async () => {
    const [header = ''] = (await logIn(loginEmail, password)).headers.getSetCookie();
    expect(header).toMatch(/^device=[\w-]{16}\.[\w-]{43}; Max-Age=15552000; Path=\/api; .*HttpOnly; SameSite=Strict$/);
    const ofAnother = await cookieAfter(plainMember.loginEmail, plainMember.password);
    await guess(loginEmail);
    const own = header.split(';')[0] ?? '';
    const forged = [`${own.slice(0, -2)}xx`, own.replace('device=', 'device=x'), 'device=.', 'device=~', ofAnother];
    for (const cookie of forged) expect((await logIn(loginEmail, password, cookie)).status, cookie).toBe(429);
    expect((await logIn(loginEmail, password, `other=1; ${own}`)).status).toBe(200);
  });

  it('sends its cookie over HTTPS only if the site has HTTPS', async () => {
    await shop.close();
    shop = await openShop({ siteUrl: () => 'https://tickets.example' });
    expect((await logIn(loginEmail, password)).headers.getSetCookie()[0]).toContain('; Secure');
  });

  it('may be the device of several members, and is forgotten with a new password', async () => {
    const one = await cookieAfter(loginEmail, password);
    const both = await cookieAfter(plainMember.loginEmail, plainMember.password, one);
    await guess(loginEmail);
    await guess(plainMember.loginEmail);
    expect((await logIn(loginEmail, password, both)).status).toBe(200);
    expect((await logIn(plainMember.loginEmail, plainMember.password, both)).status).toBe(200);

    await shop.call('forgotPassword', { body: { email: loginEmail } });
    const token = await linkParameter(shop, loginEmail, 'token');
    const body = { token, newPassword: 'another gong', retypedPassword: 'another gong' };
    await shop.call('resetPassword', { body });
    await guess(loginEmail);
    expect((await logIn(loginEmail, 'another gong', both)).status).toBe(429);
    expect((await logIn(plainMember.loginEmail, plainMember.password, both)).status).toBe(200);
  });

  it('asks for a mail with a new password although strangers have used up the mails', async () => {
    const cookie = await cookieAfter(loginEmail, password);
    const forgot = (by = '') =>
      fetch(`${shop.url}${calls.forgotPassword.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: by },
        body: JSON.stringify({ email: loginEmail }),
      });
    for (let count = 0; count < 5; count += 1) expect((await forgot()).status).toBe(200);
    expect((await forgot()).status).toBe(429);
    expect((await forgot(cookie)).status).toBe(200);
    shop.advance(accountThrottle.perAccount.window);
    expect((await forgot()).status).toBe(200);
  });
});
