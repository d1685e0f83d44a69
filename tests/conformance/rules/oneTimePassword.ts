import { oneTimePassword } from '@first-gong/domain';
import { demand, demandProblem, demandWait } from '../checks.js';
import type { Rule } from '../rule.js';
import type { World } from '../world.js';

/** The one-time password that a member is sent now. */
export async function sentTo(world: World, email: string): Promise<string> {
  await world.answer('otp', { body: { email } });
  return (await world.mailTo(email)).code ?? '';
}

export const loginBy = (email: string, password: string) => ({
  body: { agreed: true, email, oneTimePassword: password },
  token: null,
});

/** Login by one-time password (spec §4, §8 Login, §9). */
export const oneTimePasswordRules: readonly Rule[] = [
  {
    id: 'oneTimePasswordTimes',
    section: '§9',
    says: 'a one-time password says that it is valid for 15 minutes and can be sent again after 60 seconds',
    async check(world) {
      const { validUntil, resendAt } = await world.answer('otp', { body: { email: world.strangersEmail() } });
      const between = Date.parse(validUntil) - Date.parse(resendAt);
      const { validity, resendCountdown } = oneTimePassword;
      demand(between === validity - resendCountdown, `has ${between / 1000} seconds from resendAt to validUntil`);
    },
  },
  {
    id: 'oneTimePasswordResend',
    section: '§4, §9 Resend countdown',
    says: 'another one-time password is refused within 60 seconds, by any of the three calls',
    async check(world) {
      const body = { email: world.strangersEmail() };
      await world.answer('otp', { body });
      for (const name of ['otp', 'otp2', 'otp3'] as const) {
        const again = await world.send(name, { body });
        demandProblem(name, again, 'tooManyRequests');
        demandWait(again, oneTimePassword.resendCountdown / 1000);
      }
    },
  },
  {
    id: 'oneTimePasswordTerms',
    section: '§5 Login',
    says: 'the terms come before a one-time password',
    async check(world) {
      const { email } = world.member.credentials;
      const body = { agreed: false, email, oneTimePassword: '000000' };
      await world.refused('loginOtp', { body, token: null }, 'memberTermsNotAgreed');
    },
  },
  {
    id: 'oneTimePasswordOnce',
    section: '§4, §8 Login',
    says: 'a one-time password logs in once',
    needs: ['outbox'],
    async check(world) {
      const { email } = world.member.credentials;
      const password = await sentTo(world, email);
      await world.answer('loginOtp', loginBy(email, password));
      await world.refused('loginOtp', loginBy(email, password), 'oneTimePasswordExpired', 'oneTimePasswordMismatch');
    },
  },
  {
    id: 'oneTimePasswordAttempts',
    section: '§4, a reading',
    says: 'five wrong ones spend a one-time password: the right one comes too late',
    needs: ['outbox'],
    async check(world) {
      const { email } = (await world.newcomer()).credentials;
      const password = await sentTo(world, email);
      const wrong = password === '000000' ? '111111' : '000000';
      for (let attempt = 0; attempt < oneTimePassword.attempts; attempt += 1) {
        await world.refused('loginOtp', loginBy(email, wrong), 'oneTimePasswordMismatch', 'oneTimePasswordExpired');
      }
      await world.refused('loginOtp', loginBy(email, password), 'oneTimePasswordExpired', 'oneTimePasswordMismatch');
    },
  },
];
