import { oneTimePassword } from '@first-gong/domain';
import { assert, assertRefusal, assertRetryAfter } from '../checks.js';
import type { Rule } from '../rule.js';
import type { ExaminedServer } from '../server.js';

/** Requests a one-time password and reads the mail. */
export async function requestOneTimePassword(server: ExaminedServer, email: string): Promise<string> {
  await server.call('otp', { body: { email } });
  return (await server.mailTo(email)).code ?? '';
}

export const oneTimePasswordLogin = (email: string, password: string) => ({
  body: { agreed: true, email, password },
  token: null,
});

/** Login by one-time password (spec §4, §8 Login, §9). */
export const oneTimePasswordRules: readonly Rule[] = [
  {
    id: 'oneTimePasswordTimes',
    section: '§9',
    statement:
      'the response reports that a one-time password is valid for 15 minutes and can be sent again after 60 seconds',
    async check(server) {
      const { validUntil, resendAt } = await server.call('otp', {
        body: { email: server.unusedEmail() },
      });
      const between = Date.parse(validUntil) - Date.parse(resendAt);
      const { validity, resendCountdown } = oneTimePassword;
      assert(between === validity - resendCountdown, `has ${between / 1000} seconds from resendAt to validUntil`);
    },
  },
  {
    id: 'oneTimePasswordResend',
    section: '§4, §9 Resend countdown',
    statement: 'each of the three calls refuses another one-time password within 60 seconds',
    async check(server) {
      const body = { email: server.unusedEmail() };
      await server.call('otp', { body });
      for (const name of ['otp', 'otp2', 'otp3'] as const) {
        const again = await server.send(name, { body });
        assertRefusal(name, again, 'tooManyRequests');
        assertRetryAfter(again, oneTimePassword.resendCountdown / 1000);
      }
    },
  },
  {
    id: 'oneTimePasswordTerms',
    section: '§5 Login',
    statement: 'a one-time password logs in only after agreement to the terms',
    async check(server) {
      const body = { agreed: false, email: server.unusedEmail(), password: '123456' };
      await server.expectRefusal('loginOtp', { body, token: null }, 'memberTermsNotAgreed');
    },
  },
  {
    id: 'oneTimePasswordOnce',
    section: '§4, §8 Login',
    statement: 'a one-time password works for one login',
    needs: ['outbox'],
    async check(server) {
      const { email } = server.member.credentials;
      const password = await requestOneTimePassword(server, email);
      await server.call('loginOtp', oneTimePasswordLogin(email, password));
      await server.expectRefusal(
        'loginOtp',
        oneTimePasswordLogin(email, password),
        'oneTimePasswordExpired',
        'oneTimePasswordMismatch',
      );
    },
  },
  {
    id: 'oneTimePasswordAttempts',
    section: '§4, an assumption',
    statement: 'after five wrong attempts from one place the right one-time password is refused there too',
    needs: ['outbox'],
    async check(server) {
      const { email } = (await server.newMember()).credentials;
      const password = await requestOneTimePassword(server, email);
      const wrong = password === '000000' ? '111111' : '000000';
      for (let attempt = 0; attempt < oneTimePassword.attempts; attempt += 1) {
        await server.expectRefusal(
          'loginOtp',
          oneTimePasswordLogin(email, wrong),
          'oneTimePasswordMismatch',
          'oneTimePasswordExpired',
        );
      }
      await server.expectRefusal(
        'loginOtp',
        oneTimePasswordLogin(email, password),
        'oneTimePasswordExpired',
        'oneTimePasswordMismatch',
      );
    },
  },
];
