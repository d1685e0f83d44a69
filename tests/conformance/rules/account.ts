import { calls } from '@first-gong/contract';
import { demand, demandProblem } from '../checks.js';
import type { Rule } from '../rule.js';
import { registration, tokenIn, type World } from '../world.js';

const credentialsOf = (email: string, password: string) => ({ body: { email, password }, token: null });

/** Whether a token still opens anything. */
const isDead = async (world: World, token: string) => (await world.send('memberInfo', { token })).status === 401;

/** Login, registration and links (spec §4 Account, §5, §8 Login). */
export const accountRules: readonly Rule[] = [
  {
    id: 'loginTellsNoEmail',
    section: '§8 Login',
    says: 'an unknown email is refused as a wrong password is, word for word',
    async check(world) {
      const { email } = world.member.credentials;
      const wrong = await world.send('login', credentialsOf(email, 'not-the-password'));
      const unknown = await world.send('login', credentialsOf(world.strangersEmail(), 'not-the-password'));
      demandProblem('login', wrong, 'emailPasswordMismatch');
      demandProblem('login', unknown, 'emailPasswordMismatch');
      demand(JSON.stringify(wrong.data) === JSON.stringify(unknown.data), 'is refused in other words');
      // Wrong passwords are counted: the right one begins anew.
      await world.logIn(world.member.credentials);
    },
  },
  {
    id: 'loginNamesFields',
    section: '§5 Login',
    says: 'a login without email and password is refused at both fields',
    async check(world) {
      const { data } = await world.send('login', credentialsOf('', ''));
      const fields = (data as { errors?: { field: string; code: string }[] } | undefined)?.errors ?? [];
      const said = fields.map(({ field, code }) => `${field} ${code}`).join(', ');
      demand(said === 'email emailRequired, password passwordRequired', `says ${said || 'nothing of the fields'}`);
    },
  },
  {
    id: 'logoutEndsSession',
    section: '§4 Login state',
    says: 'a token is worth nothing after logout',
    async check(world) {
      const { token } = await world.logIn(world.member.credentials);
      await world.answer('memberInfo', { token });
      await world.answer('logout', { token });
      demand(await isDead(world, token), 'still opens the profile');
      const { loggedOut } = await world.answer('logout', { token });
      demand(!loggedOut, 'can be logged out twice');
    },
  },
  {
    id: 'socialVerification',
    section: '§8 Social sign-in',
    says: 'a code that a provider did not give is refused, for each provider',
    async check(world) {
      const body = { code: 'made-up' };
      await world.refused('loginFacebook', { body }, 'facebookVerificationFailed');
      await world.refused('loginGoogle', { body }, 'googleVerificationFailed');
      await world.refused('loginWechat', { body }, 'wechatVerificationFailed');
      await world.refused('signIn', { body: { signInCode: 'made-up' } }, 'appleVerificationFailed');
    },
  },
  {
    id: 'appleCallback',
    section: '§7',
    says: 'the device maker’s callback sends the browser to Login.html, with an error where the code is not the maker’s',
    async check({ url, send }) {
      const { headers, status } = await send('loginApple', { body: { code: 'made-up', state: 'back' } });
      const location = new URL(headers.get('location') ?? '', url);
      demand(status === 303, `answered ${status}, not 303`);
      demand(location.pathname.endsWith('/Login.html'), `leads to ${location.pathname}`);
      demand(location.searchParams.has('error'), 'has no error');
      demand(!location.searchParams.has('signInCode'), 'has a code to sign in with');
    },
  },
  {
    id: 'socialCodeOnce',
    section: '§8 Social sign-in',
    says: 'a provider’s code begins one session, and no second one',
    needs: ['identity'],
    async check(world) {
      const body = { code: await world.identityCode('google') };
      await world.answer('loginGoogle', { body, token: null });
      await world.refused('loginGoogle', { body }, 'googleVerificationFailed');
    },
  },
  {
    id: 'emailRegisteredOnce',
    section: '§8 Registration',
    says: 'an email is registered once, whatever its capital letters',
    async check(world) {
      const email = world.member.credentials.email.toUpperCase();
      await world.refused('register', { body: registration({ email, password: 'curtain-rises' }) }, 'emailRegistered');
    },
  },
  {
    id: 'registrationFields',
    section: '§5 Registration',
    says: 'every field of a registration that is wrong is named at once',
    async check(world) {
      const wrong = {
        ...registration({ email: world.strangersEmail(), password: 'curtain-rises' }),
        confirmPassword: 'curtain-falls',
        birthday: { year: 2001, month: 2, day: 29 },
        mobile: 'no number',
        agreed: false,
      };
      const { data } = await world.send('register', { body: wrong });
      const errors = (data as { errors?: { code: string }[] } | undefined)?.errors ?? [];
      for (const code of ['passwordMismatch', 'birthdayInvalid', 'mobileInvalid', 'memberTermsNotAgreed']) {
        demand(
          errors.some((error) => error.code === code),
          `does not say ${code}`,
        );
      }
    },
  },
  {
    id: 'activationLink',
    section: '§4 Account',
    says: 'a new account logs in once its emailed link is used, and the link is good once',
    needs: ['outbox'],
    async check(world) {
      const credentials = { email: world.strangersEmail(), password: 'curtain-rises' };
      await world.answer('register', { body: registration(credentials) });
      await world.refused('login', { body: credentials }, 'accountNotActivated');
      const { link } = await world.mailTo(credentials.email);
      const body = { token: tokenIn(link?.href, 'activate') };
      await world.answer('activate', { body });
      await world.refused('activate', { body }, 'activationFailed');
      await world.logIn(credentials);
    },
  },
  {
    id: 'deadLinks',
    section: '§4 Account, §8 Reset',
    says: 'a link that was never sent activates nothing and resets nothing',
    async check(world) {
      const passwords = { newPassword: 'curtain-rises', retypedPassword: 'curtain-rises' };
      await world.refused('activate', { body: { token: 'made-up' } }, 'activationFailed');
      await world.refused('resetLink', { query: { token: 'made-up' } }, 'resetLinkExpired');
      await world.refused('resetPassword', { body: { token: 'made-up', ...passwords } }, 'resetLinkExpired');
    },
  },
  {
    id: 'forgotPasswordRegistered',
    section: '§5, §8 Forgot password',
    says: 'only a registered email gets a link to set a new password',
    async check(world) {
      await world.refused('forgotPassword', { body: { email: world.strangersEmail() } }, 'emailNotRegistered');
    },
  },
  {
    id: 'resetLinkOnce',
    section: '§4 Password reset link, Session',
    says: 'a reset link sets a new password once, and ends every session of the account',
    needs: ['outbox'],
    async check(world) {
      const { credentials, token: before } = await world.newcomer();
      const { email, password } = credentials;
      const { activation } = await world.answer('forgotPassword', { body: { email } });
      demand(!activation, 'sent an activation link to an account that is activated');
      const token = tokenIn((await world.mailTo(email)).link?.href, 'token');
      await world.answer('resetLink', { query: { token } });
      const body = { token, newPassword: 'curtain-falls', retypedPassword: 'curtain-falls' };
      await world.answer('resetPassword', { body });
      demand(await isDead(world, before), 'leaves an older session alive');
      await world.refused('login', credentialsOf(email, password), 'emailPasswordMismatch');
      await world.visitor(calls.login, { body: { email, password: 'curtain-falls' } });
      await world.refused('resetLink', { query: { token } }, 'resetLinkExpired');
      await world.refused('resetPassword', { body }, 'resetLinkExpired');
    },
  },
];
