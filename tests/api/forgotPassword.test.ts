import { loginThrottle, mailLinks, mailThrottle } from '@first-gong/domain';
import { demoMember, newMember, suspendedMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filledForm, linkParameter, logIn } from '../support/account.js';
import { openShop, type TestShop } from '../support/shop.js';

const { loginEmail: email, password: oldPassword } = demoMember;
const newPassword = 'another gong';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
}, 60_000);
afterEach(() => shop.close());

const forgot = (of: string) => shop.ask('forgotPassword', { body: { email: of } });
const check = (token: string) => shop.ask('resetLink', { body: { token } });
const reset = (token: string, changes: object = {}) =>
  shop.ask('resetPassword', { body: { token, newPassword, retypedPassword: newPassword, ...changes } });
/** Requests a link and reads the mail. */
const link = async () => {
  await forgot(email);
  return linkParameter(shop, email, 'token');
};
/** Second link of the activation email. */
const passwordLink = (to: string) => linkParameter(shop, to, 'token', 'otherLink');
const login = (password: string) => shop.ask('login', { body: { email, password } });

describe('§8 forgot password', () => {
  it('needs a registered email', async () => {
    expect(await forgot('nobody@example.com')).toMatchObject({ status: 404, body: { code: 'emailNotRegistered' } });
    expect((await forgot('')).body.code).toBe('emailRequired');
    expect((await forgot('a b@c')).body.code).toBe('emailInvalid');
  });

  it('refuses a suspended account and sends no mail', async () => {
    expect(await forgot(suspendedMember.loginEmail)).toMatchObject({ status: 403, body: { code: 'accountSuspended' } });
    expect(await shop.mails(suspendedMember.loginEmail)).toEqual([]);
  });

  it('§4 sends the activation email again to an inactive account: the member keeps the mobile number and the password', async () => {
    await shop.call('register', { body: filledForm });
    const { loginEmail: of, password } = filledForm;
    const first = await linkParameter(shop, of.toLowerCase(), 'activate');
    expect((await forgot(of)).body).toEqual({ sent: true, activation: true });
    const [mail] = await shop.mails(of.toLowerCase());
    expect(mail?.subject).toBe('Activate your First Gong account');
    expect(mail?.link?.href).toMatch(/^\/en_us\/Login\.html\?view=activation&activate=/);
    expect((await shop.ask('activate', { body: { token: first } })).body.code).toBe('activationLinkReplaced');
    shop.advance(mailLinks.activation - 1);
    await shop.call('activate', { body: { token: await linkParameter(shop, of.toLowerCase(), 'activate') } });
    const token = await logIn(shop, { email: of, password });
    expect(await shop.call('memberInfo', { token })).toMatchObject({ mobile: filledForm.mobile });
  });

  it('names a second link in the activation email for a person without the password: it sets one and activates', async () => {
    const of = newMember.loginEmail;
    await forgot(of);
    const [mail] = await shop.mails(of);
    expect(mail?.otherLink?.label).toBe('Set another password and activate');
    expect(mail?.body.join(' ')).toContain('mobile number');
    const older = await passwordLink(of);
    await forgot(of);
    const newer = await passwordLink(of);
    expect((await reset(older)).body.code).toBe('resetLinkReplaced');
    expect(await check(newer)).toMatchObject({ status: 200, body: { valid: true } });
    expect((await reset(newer)).body).toEqual({ updated: true });
    await logIn(shop, { email: of, password: newPassword });
    expect((await forgot(of)).body).toEqual({ sent: true, activation: false });
  });

  it('§4 a new password ends the links and the one-time passwords that are older', async () => {
    const ask = async () => {
      await shop.ask('otp', { body: { email } });
      return (await shop.mails(email)).find(({ code }) => code !== null)?.code ?? '';
    };
    const useCode = (code: string) => shop.ask('loginOtp', { body: { email, password: code, agreed: true } });
    const [token, code] = [await link(), await ask()];
    const session = await logIn(shop, { email, password: oldPassword });
    const body = { oldPassword, newPassword, retypedPassword: newPassword };
    await shop.call('changePassword', { token: session, body });
    expect((await reset(token)).body.code).toBe('resetLinkReplaced');
    expect((await useCode(code)).status).toBe(401);

    shop.advance(60_000);
    const [next, nextCode] = [await link(), await ask()];
    expect(nextCode).not.toBe(code);
    expect((await reset(next)).status).toBe(200);
    expect((await useCode(nextCode)).status).toBe(401);
    shop.advance(60_000);
    expect((await useCode(await ask())).status).toBe(200);
  });

  it('drops the password, the mobile and the address that a stranger typed at registration', async () => {
    const address = { country: 'HK', area: 'HKI', district: 'CW', street: '1 Stranger Street', flat: 'A' };
    await shop.call('register', { body: { ...filledForm, address } });
    const { loginEmail: victim } = filledForm;
    const fromRegistration = await linkParameter(shop, victim.toLowerCase(), 'activate');
    await forgot(victim);
    const token = await passwordLink(victim.toLowerCase());
    // The registration's link would activate the account with a stranger's password.
    expect((await shop.ask('activate', { body: { token: fromRegistration } })).body.code).toBe(
      'activationLinkReplaced',
    );
    await reset(token);
    expect((await shop.ask('activate', { body: { token: fromRegistration } })).body.code).toBe('activationLinkUsed');
    const byStranger = await shop.ask('login', { body: { email: victim, password: filledForm.password } });
    expect(byStranger.body.code).toBe('emailPasswordMismatch');
    const info = await shop.call('memberInfo', {
      token: await logIn(shop, { email: victim, password: newPassword }),
    });
    expect(info).toMatchObject({ name: 'Ka-yan Ho', mobile: null, address: null });
  });

  it('refuses too many requests for one email', async () => {
    for (let count = 0; count < mailThrottle.perEmail.attempts; count += 1) {
      expect((await forgot(email)).status).toBe(200);
    }
    const { status, headers } = await forgot(email);
    expect([status, headers.get('retry-after')]).toEqual([429, '900']);
    expect((await forgot(newMember.loginEmail)).status).toBe(200);
  });
});

describe('§4 a password reset link', () => {
  it('sets a new password once', async () => {
    const token = await link();
    expect(await check(token)).toMatchObject({ status: 200, body: { valid: true } });
    expect((await reset(token)).body).toEqual({ updated: true });
    expect((await login(oldPassword)).body.code).toBe('emailPasswordMismatch');
    expect((await login(newPassword)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'resetLinkUsed' } });
    expect(await check(token)).toMatchObject({ status: 410, body: { code: 'resetLinkUsed' } });
  });

  it('§8 expires after 60 minutes', async () => {
    const token = await link();
    shop.advance(mailLinks.reset);
    expect((await check(token)).body).toMatchObject({
      code: 'resetLinkExpired',
      title: 'This link has expired. Use “Forgot password” again to get a new one.',
    });
    expect((await reset(token)).body.code).toBe('resetLinkExpired');
    shop.advance(-1);
    expect((await reset(token)).status).toBe(200);
  });

  it('is invalid when there is a newer one', async () => {
    const older = await link();
    const newer = await link();
    expect((await reset(older)).body.code).toBe('resetLinkReplaced');
    shop.advance(mailLinks.reset - 1);
    // The older link is expired but reported as replaced, because the newer one is valid.
    expect((await check(older)).body.code).toBe('resetLinkReplaced');
    expect((await reset(newer)).status).toBe(200);
    expect((await check(older)).body.code).toBe('resetLinkReplaced');
  });

  it('reveals nothing without the link: guesses for a member with a link, one without and an unknown email get one code', async () => {
    const [memberId] = (await link()).split('.');
    for (const guess of [`${memberId}.guess`, 'M-1.guess', 'M-99999.guess', '.', '']) {
      expect(await check(guess), guess).toMatchObject({ status: 410, body: { code: 'resetLinkInvalid' } });
      expect((await reset(guess)).body.code, guess).toBe('resetLinkInvalid');
    }
  });

  it('works only once when two requests use it at the same time', async () => {
    const token = await link();
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('is no activation link, and the activation link of a registration resets no password', async () => {
    expect((await shop.ask('activate', { body: { token: await link() } })).body.code).toBe('activationFailed');
    await shop.call('register', { body: filledForm });
    const activation = await linkParameter(shop, filledForm.loginEmail.toLowerCase(), 'activate');
    expect((await reset(activation)).body.code).toBe('resetLinkInvalid');
  });

  it('§5 needs a new password of 8 to 20 characters, typed twice', async () => {
    const token = await link();
    expect((await reset(token, { newPassword: '', retypedPassword: '' })).body.code).toBe('newPasswordRequired');
    expect((await reset(token, { newPassword: 'seven77', retypedPassword: 'seven77' })).body.code).toBe(
      'passwordLength',
    );
    expect((await reset(token, { retypedPassword: 'something else' })).body.code).toBe('passwordMismatch');
    expect((await reset(token)).status).toBe(200);
  });

  it('§4 requires login again in every session of the account', async () => {
    const tokens = [
      await logIn(shop, { email, password: oldPassword }),
      await logIn(shop, { email, password: oldPassword }),
    ];
    await reset(await link());
    for (const token of tokens) {
      expect(await shop.ask('memberInfo', { token })).toMatchObject({ status: 401, body: { code: 'loginRequired' } });
    }
  });

  it('ends the wait after wrong passwords', async () => {
    for (let count = 0; count < loginThrottle.attempts; count += 1) await login('wrong gong');
    expect((await login(oldPassword)).status).toBe(429);
    await reset(await link());
    expect((await login(newPassword)).status).toBe(200);
  });
});
