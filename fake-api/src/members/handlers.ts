import type { Lang } from '@first-gong/domain';
import type { Device, Handlers } from '../area/handlers.js';
import type { Post } from '../mail/post.js';
import type { Store } from '../store/index.js';
import { createForgottenPasswords } from './forgotPassword.js';
import { forSignIn, type IdentityCodes } from './identityCodes.js';
import { createLogin } from './login.js';
import type { MailLinks } from './mailLinks.js';
import { createOneTimePasswords } from './oneTimePassword.js';
import type { Passwords } from './password.js';
import { infoView } from './profileRow.js';
import { createRegistrations } from './registration.js';
import type { LoggedIn, Sessions } from './sessions.js';
import { createSocialLogins } from './social.js';
import type { Throttle } from './throttle.js';

export interface AccountParts {
  store: Store;
  sessions: Sessions;
  links: MailLinks;
  codes: IdentityCodes;
  /** Counts wrong passwords. */
  throttle: Throttle;
  passwords: Passwords;
  post: Post;
  now: () => number;
}

/** Login, registration and passwords (spec §4 Account, §7). */
export function accountHandlers(parts: AccountParts) {
  const { sessions } = parts;

  /** The response to a login. The device that has logged in is known from now on. */
  async function begun(login: Promise<LoggedIn>, { device, lang }: { device: Device; lang: Lang }) {
    const { token, member } = await login;
    device.remember(member);
    return { token, member: infoView(member, lang) };
  }

  const login = createLogin(parts);
  const oneTimePasswords = createOneTimePasswords(parts);
  const social = createSocialLogins(parts);
  const registrations = createRegistrations(parts);
  const forgotten = createForgottenPasswords(parts);

  const sendOneTimePassword: Handlers['otp'] = ({ body, ...sender }) => oneTimePasswords.send(body.email, sender);

  return {
    login: (context) => begun(login(context.body, context.device), context),
    otp: sendOneTimePassword,
    otp2: sendOneTimePassword,
    otp3: sendOneTimePassword,
    loginOtp: (context) => begun(oneTimePasswords.logIn(context.body, context.device), context),
    loginFacebook: (context) => begun(social.logIn(context.body.code, 'facebook', context.device), context),
    loginGoogle: (context) => begun(social.logIn(context.body.code, 'google', context.device), context),
    loginWechat: (context) => begun(social.logIn(context.body.code, 'wechat', context.device), context),
    loginApple: ({ body, lang }) => social.callback(body, lang),
    signIn: (context) => {
      const { body, device } = context;
      return begun(social.logIn(body.signInCode, 'apple', device, forSignIn(body.state)), context);
    },
    deviceList: ({ member, token }) => sessions.devicesOf(member().id, token),
    async endDevice({ member, params, token }) {
      const { id } = member();
      await sessions.endDevice(id, params.deviceId ?? '');
      return sessions.devicesOf(id, token);
    },
    logout: async ({ token }) => ({ loggedOut: await sessions.end(token) }),
    async register({ body, address, lang }) {
      return { registered: true, loginEmail: await registrations.register(body, address, lang) };
    },
    async activate({ body }) {
      return { activated: true, loginEmail: await registrations.activate(body.token) };
    },
    async forgotPassword({ body, ...sender }) {
      return { sent: true, activation: await forgotten.forgot(body.email, sender) };
    },
    resetLink({ body }) {
      forgotten.check(body.token);
      return { valid: true };
    },
    async resetPassword({ body }) {
      await forgotten.reset(body.token, body.newPassword);
      return { updated: true };
    },
  } satisfies Partial<Handlers>;
}
