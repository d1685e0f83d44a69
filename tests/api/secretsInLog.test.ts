import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { email, filledForm, linkParameter, password } from '../support/account.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
/** Console output of the server. */
let written: string[];
beforeEach(async () => {
  written = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      written.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : JSON.stringify(part))).join(' '));
    });
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  }
  shop = await openShop();
}, 60_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const newPassword = 'curtain-rises';
const codeOfMail = async () => (await shop.mails(email))[0]?.code ?? '';

test('§4 neither password, token, link nor one-time password is written in a log, also when the disk is lost', async () => {
  await shop.call('register', { body: filledForm });
  const activation = await linkParameter(shop, email, 'activate');
  await shop.call('activate', { body: { token: activation } });
  const { token } = await shop.call('login', { body: { email, password } });
  await shop.ask('login', { body: { email, password: 'a wrong gong' } });
  await shop.call('forgotPassword', { body: { email } });
  const reset = await linkParameter(shop, email, 'token');
  await shop.call('otp', { body: { email } });
  const code = await codeOfMail();
  await shop.loseDisk();
  const body = { token: reset, newPassword, retypedPassword: newPassword };
  for (const answer of [
    await shop.ask('loginOtp', { body: { agreed: true, email, password: code } }),
    await shop.ask('login', { body: { email, password } }),
    await shop.ask('resetPassword', { body }),
    await shop.ask('updateMemberInfo', { token, body: { title: 'Miss', name: 'Ho Ka-yan', mobile: '5123 4567' } }),
  ]) {
    expect(answer.status).toBe(503);
  }

  expect(written.join('\n')).toContain('Reference');
  for (const secret of [password, 'a wrong gong', newPassword, token, activation, reset, code]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(written.join('\n')).not.toContain(secret);
  }
});
