import { calls } from '@first-gong/contract';
import { assert, assertRefusal } from '../checks.js';
import { somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import { type ExaminedServer, registration, tokenIn } from '../server.js';

const credentialsOf = (email: string, password: string) => ({ body: { email, password }, token: null });

/** Whether a token is invalid. */
const isLoggedOut = async (server: ExaminedServer, token: string) =>
  (await server.send('memberInfo', { token })).status === 401;

/** Login, registration and links (spec §4 Account, §5, §8 Login). */
export const accountRules: readonly Rule[] = [
  {
    id: 'loginTellsNoEmail',
    section: '§8 Login',
    statement: 'an unknown email gets the same refusal as a wrong password, word for word',
    async check(server) {
      const { email } = server.member.credentials;
      const wrong = await server.send('login', credentialsOf(email, 'not-the-password'));
      const unknown = await server.send('login', credentialsOf(server.unusedEmail(), 'not-the-password'));
      assertRefusal('login', wrong, 'emailPasswordMismatch');
      assertRefusal('login', unknown, 'emailPasswordMismatch');
      assert(JSON.stringify(wrong.data) === JSON.stringify(unknown.data), 'gets another refusal');
      // A correct password resets the server's count of wrong ones.
      await server.logIn(server.member.credentials);
    },
  },
  {
    id: 'loginNamesFields',
    section: '§5 Login',
    statement: 'a login without email and password is refused at both fields',
    async check(server) {
      const { data } = await server.send('login', credentialsOf('', ''));
      const fields = (data as { errors?: { field: string; code: string }[] } | undefined)?.errors ?? [];
      const reported = fields.map(({ field, code }) => `${field} ${code}`).join(', ');
      assert(reported === 'email emailRequired, password passwordRequired', `reports ${reported || 'no field'}`);
    },
  },
  {
    id: 'logoutEndsSession',
    section: '§4 Login state',
    statement: 'a token is invalid after logout',
    async check(server) {
      const { token } = await server.logIn(server.member.credentials);
      await server.call('memberInfo', { token });
      await server.call('logout', { token });
      assert(await isLoggedOut(server, token), 'still opens the profile');
      const { loggedOut } = await server.call('logout', { token });
      assert(!loggedOut, 'can be logged out twice');
    },
  },
  {
    id: 'logoutStopsRequests',
    section: '§4 Login state',
    statement: 'a request that began before logout changes nothing after it',
    async check(server) {
      const { token } = await server.logIn(server.member.credentials);
      const { eventId } = await somethingToBuy(server.visitor);
      const before = await server.call('removeFavourite', { params: { eventId } });
      const body = new TextEncoder().encode(JSON.stringify({ eventId }));
      let finish: (() => void) | undefined;
      const slowBody = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(body.slice(0, 1));
          finish = () => {
            controller.enqueue(body.slice(1));
            controller.close();
          };
        },
      });
      const request: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: slowBody,
        duplex: 'half',
      };
      const late = fetch(`${server.url}${calls.addFavourite.path}`, request);
      await server.call('balance', { token });
      await server.call('logout', { token });
      finish?.();
      const { status } = await late;
      const after = await server.call('removeFavourite', { params: { eventId } });
      assert(status === 401, `is answered with status ${status}`);
      assert(after.likes === before.likes, 'still counts as a like');
    },
  },
  {
    id: 'socialVerification',
    section: '§8 Social sign-in',
    statement: 'a code that the provider did not issue is refused, for each provider',
    async check(server) {
      const body = { code: 'made-up' };
      await server.expectRefusal('loginFacebook', { body }, 'facebookVerificationFailed');
      await server.expectRefusal('loginGoogle', { body }, 'googleVerificationFailed');
      await server.expectRefusal('loginWechat', { body }, 'wechatVerificationFailed');
      await server.expectRefusal(
        'signIn',
        { body: { signInCode: 'made-up', state: 'made-up' } },
        'appleVerificationFailed',
      );
    },
  },
  {
    id: 'appleCallback',
    section: '§7',
    statement: 'the device maker’s callback redirects to Login.html, with an error when the code is not from the maker',
    async check({ url, send }) {
      const { headers, status } = await send('loginApple', { body: { code: 'made-up', state: 'back' } });
      const location = new URL(headers.get('location') ?? '', url);
      assert(status === 303, `has status ${status}, not 303`);
      assert(location.pathname.endsWith('/Login.html'), `leads to ${location.pathname}`);
      assert(location.searchParams.has('error'), 'has no error');
      assert(!location.searchParams.has('signInCode'), 'has a code to sign in with');
    },
  },
  {
    id: 'socialCodeOnce',
    section: '§8 Social sign-in',
    statement: 'a provider’s code starts only one session',
    needs: ['identity'],
    async check(server) {
      const body = { code: await server.identityCode('google') };
      await server.call('loginGoogle', { body, token: null });
      await server.expectRefusal('loginGoogle', { body }, 'googleVerificationFailed');
    },
  },
  {
    id: 'emailRegisteredOnce',
    section: '§8 Registration',
    statement: 'an email can be registered only once; upper and lower case are the same',
    async check(server) {
      const email = server.member.credentials.email.toUpperCase();
      await server.expectRefusal(
        'register',
        { body: registration({ email, password: 'curtain-rises' }) },
        'emailRegistered',
      );
    },
  },
  {
    id: 'registrationFields',
    section: '§5 Registration',
    statement: 'a refused registration names every wrong field',
    async check(server) {
      const wrong = {
        ...registration({ email: server.unusedEmail(), password: 'curtain-rises' }),
        confirmPassword: 'curtain-falls',
        birthday: { year: 2001, month: 2, day: 29 },
        mobile: 'no number',
        agreed: false,
      };
      const { data } = await server.send('register', { body: wrong });
      const errors = (data as { errors?: { code: string }[] } | undefined)?.errors ?? [];
      for (const code of ['passwordMismatch', 'birthdayInvalid', 'mobileInvalid', 'memberTermsNotAgreed']) {
        assert(
          errors.some((error) => error.code === code),
          `does not report ${code}`,
        );
      }
    },
  },
  {
    id: 'activationLink',
    section: '§4 Account',
    statement: 'a new account can log in after its emailed link was used, and the link works once',
    needs: ['outbox'],
    async check(server) {
      const credentials = { email: server.unusedEmail(), password: 'curtain-rises' };
      await server.call('register', { body: registration(credentials) });
      await server.expectRefusal('login', { body: credentials }, 'accountNotActivated');
      const { link } = await server.mailTo(credentials.email);
      const body = { token: tokenIn(link?.href, 'activate') };
      await server.call('activate', { body });
      await server.expectRefusal('activate', { body }, 'activationLinkUsed');
      await server.logIn(credentials);
    },
  },
  {
    id: 'activationByOwner',
    section: '§4 Account, §8 Forgot password',
    statement:
      'forgot password of an account that is not activated sends the activation email again; its second link sets another password, because that of the registration may be a stranger’s',
    needs: ['outbox'],
    async check(server) {
      const stranger = { email: server.unusedEmail(), password: 'curtain-rises' };
      const owner = { email: stranger.email, password: 'curtain-falls' };
      await server.call('register', { body: registration(stranger) });
      const registered = tokenIn((await server.mailTo(owner.email)).link?.href, 'activate');
      const { activation } = await server.call('forgotPassword', { body: { email: owner.email } });
      assert(activation, 'reports an activated account');
      const { link, otherLink } = await server.mailTo(owner.email);
      const token = tokenIn(otherLink?.href, 'token');
      tokenIn(link?.href, 'activate');
      await server.expectRefusal('activate', { body: { token: registered } }, 'activationLinkReplaced');
      const { password } = owner;
      await server.call('resetPassword', { body: { token, newPassword: password, retypedPassword: password } });
      await server.expectRefusal('login', { body: stranger, token: null }, 'emailPasswordMismatch');
      await server.logIn(owner);
    },
  },
  {
    id: 'accountMailNamesNobody',
    section: '§4 Account',
    statement: 'no mail to an unconfirmed email contains text of the person who registered it',
    needs: ['outbox'],
    async check(server) {
      const credentials = { email: server.unusedEmail(), password: 'curtain-rises' };
      const name = 'WIN-HKD-5000 example.org';
      await server.call('register', { body: { ...registration(credentials), name } });
      const carriesName = async () => JSON.stringify(await server.mailTo(credentials.email)).includes(name);
      assert(!(await carriesName()), 'mails the name of a registration');
      await server.call('otp', { body: { email: credentials.email } });
      assert(!(await carriesName()), 'mails the name with a one-time password');
      await server.call('forgotPassword', { body: { email: credentials.email } });
      assert(!(await carriesName()), 'mails the name after forgot password');
    },
  },
  {
    id: 'deadLinks',
    section: '§4 Account, §8 Reset',
    statement: 'an unknown link activates nothing and resets nothing',
    async check(server) {
      const passwords = { newPassword: 'curtain-rises', retypedPassword: 'curtain-rises' };
      await server.expectRefusal('activate', { body: { token: 'made-up' } }, 'activationFailed');
      await server.expectRefusal('resetLink', { body: { token: 'made-up' } }, 'resetLinkInvalid');
      await server.expectRefusal('resetPassword', { body: { token: 'made-up', ...passwords } }, 'resetLinkInvalid');
    },
  },
  {
    id: 'forgotPasswordRegistered',
    section: '§5, §8 Forgot password',
    statement: 'only a registered email gets a link to set a new password',
    async check(server) {
      await server.expectRefusal('forgotPassword', { body: { email: server.unusedEmail() } }, 'emailNotRegistered');
    },
  },
  {
    id: 'resetLinkOnce',
    section: '§4 Password reset link, Session',
    statement: 'a reset link sets a new password once, and ends every session of the account',
    needs: ['outbox'],
    async check(server) {
      const { credentials, token: before } = await server.newMember();
      const { email, password } = credentials;
      const { activation } = await server.call('forgotPassword', { body: { email } });
      assert(!activation, 'sent an activation link to an account that is activated');
      const token = tokenIn((await server.mailTo(email)).link?.href, 'token');
      await server.call('resetLink', { body: { token } });
      const body = { token, newPassword: 'curtain-falls', retypedPassword: 'curtain-falls' };
      await server.call('resetPassword', { body });
      assert(await isLoggedOut(server, before), 'does not end an older session');
      await server.expectRefusal('login', credentialsOf(email, password), 'emailPasswordMismatch');
      await server.visitor(calls.login, { body: { email, password: 'curtain-falls' } });
      await server.expectRefusal('resetLink', { body: { token } }, 'resetLinkUsed');
      await server.expectRefusal('resetPassword', { body }, 'resetLinkUsed');
    },
  },
];
