import { mailThrottle, oneTimePassword } from '@first-gong/domain';
import { demoMember, newMember, suspendedMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

const email: string = demoMember.loginEmail;
const nobody = 'nobody@example.com';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
}, 60_000);
afterEach(() => shop.close());

const otp = (to = email) => shop.ask('otp', { body: { email: to } });
const logIn = (code: string, of = email) => shop.ask('loginOtp', { body: { agreed: true, email: of, password: code } });
/** The password in the latest mail. */
const mailed = async (to = email): Promise<string> => (await shop.mails(to))[0]?.code ?? 'none';
const wrong = async () => ((await mailed()) === '000000' ? '000001' : '000000');

describe('§4 a one-time password', () => {
  it('arrives by email and works for one login', async () => {
    const inMinutes = (count: number) => new Date(shop.now() + count * 60_000).toISOString();
    const { status, body } = await otp();
    expect([status, body]).toEqual([200, { sent: true, validUntil: inMinutes(15), resendAt: inMinutes(1) }]);
    const code = await mailed();
    expect(code).toMatch(/^\d{6}$/);
    const { body: session } = await logIn(code);
    expect(session).toMatchObject({ member: { loginEmail: email, name: 'Chan Hoi-ching' } });
    expect((await shop.call('memberInfo', { token: String(session.token) })).loginEmail).toBe(email);
    expect(await logIn(code)).toMatchObject({ status: 401, body: { code: 'oneTimePasswordExpired' } });
  });

  it('works for one login when two requests use it at the same time', async () => {
    await otp();
    const code = await mailed();
    const answers = await Promise.all([logIn(code), logIn(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('§9 is refused after 15 minutes', async () => {
    await otp();
    const code = await mailed();
    shop.advance(oneTimePassword.validity);
    expect((await logIn(code)).body.code).toBe('oneTimePasswordExpired');
    shop.advance(-1);
    expect((await logIn(code)).status).toBe(200);
  });

  it('§9 can be resent after 60 seconds by any of the three calls, and the earlier one is then invalid', async () => {
    await otp();
    const first = await mailed();
    shop.advance(oneTimePassword.resendCountdown - 1);
    for (const name of ['otp', 'otp2', 'otp3'] as const) {
      const { status, headers, body } = await shop.ask(name, { body: { email } });
      expect([status, headers.get('retry-after'), body.code]).toEqual([429, '1', 'tooManyRequests']);
    }
    shop.advance(1);
    expect((await shop.ask('otp3', { body: { email } })).status).toBe(200);
    expect(await shop.mails(email)).toHaveLength(2);
    if (first !== (await mailed())) expect((await logIn(first)).body.code).toBe('oneTimePasswordMismatch');
    expect((await logIn(await mailed())).status).toBe(200);
  });

  it('is mailed once when two requests arrive at the same time', async () => {
    const answers = await Promise.all([otp(), otp()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await shop.mails(email)).toHaveLength(1);
  });

  it('is invalid after five wrong attempts, even when they arrive at once', async () => {
    await otp();
    const guess = await wrong();
    const answers = await Promise.all(Array.from({ length: oneTimePassword.attempts }, () => logIn(guess)));
    expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('oneTimePasswordMismatch'));
    expect((await logIn(await mailed())).body.code).toBe('oneTimePasswordExpired');
    shop.advance(oneTimePassword.resendCountdown);
    await otp();
    expect((await logIn(await mailed())).status).toBe(200);
  });

  it('refuses too many requests for one email, and from one network address', async () => {
    const { perEmail, perAddress } = mailThrottle;
    for (let count = 0; count < perEmail.attempts; count += 1) {
      expect((await otp()).status).toBe(200);
      shop.advance(oneTimePassword.resendCountdown);
    }
    const { status, headers } = await otp();
    expect([status, headers.get('retry-after')]).toEqual([429, '600']);
    for (let count = perEmail.attempts + 1; count < perAddress.attempts; count += 1) {
      expect((await otp(`nobody${count}@example.com`)).status).toBe(200);
    }
    expect((await otp('one-more@example.com')).status).toBe(429);
    shop.advance(perAddress.window);
    expect((await otp()).status).toBe(200);
  });
});

describe('§8 login with a one-time password', () => {
  it('§5 §8 the terms are agreed to before a login', async () => {
    for (const agreed of [false, undefined]) {
      const { status, body } = await shop.ask('loginOtp', { body: { email, password: '123456', agreed } });
      expect([status, body.code]).toEqual([422, 'memberTermsNotAgreed']);
    }
  });

  it('§7 takes email and password, and checks both', async () => {
    const { status, body } = await shop.ask('loginOtp', { body: { agreed: true } });
    expect([status, body.code]).toEqual([422, 'emailRequired']);
    expect((body.errors as { code: string }[]).map(({ code }) => code)).toEqual([
      'emailRequired',
      'oneTimePasswordRequired',
    ]);
  });

  it('does not reveal whether an email is registered', async () => {
    const [known, unknown] = [await otp(), await otp(nobody)];
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(await shop.mails(nobody)).toEqual([]);

    const guess = await wrong();
    // Six wrong attempts, a request within the countdown, and a login after 15 minutes.
    for (let count = 0; count < 6; count += 1) {
      const [one, other] = [await logIn(guess), await logIn(guess, nobody)];
      expect([other.status, other.body]).toEqual([one.status, one.body]);
    }
    const [again, againUnknown] = [await otp(), await otp(nobody)];
    expect([againUnknown.status, againUnknown.headers.get('retry-after')]).toEqual([429, '60']);
    expect([againUnknown.status, againUnknown.body]).toEqual([again.status, again.body]);
    shop.advance(oneTimePassword.validity);
    expect((await logIn(guess, nobody)).body.code).toBe((await logIn(guess)).body.code);
  });

  it('reports a wrong password when none was ever sent', async () => {
    for (const of of [email, nobody]) {
      expect(await logIn('123456', of)).toMatchObject({ status: 401, body: { code: 'oneTimePasswordMismatch' } });
    }
  });

  it.each([
    [newMember.loginEmail, 'accountNotActivated'],
    [suspendedMember.loginEmail, 'accountSuspended'],
  ])('refuses %s only to who has the password', async (address, code) => {
    expect((await otp(address)).body).toEqual((await otp(nobody)).body);
    expect(await logIn(await mailed(address), address)).toMatchObject({ status: 403, body: { code } });
  });
});
