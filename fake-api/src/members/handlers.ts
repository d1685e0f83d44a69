import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { Outbox } from '../mail/post.js';
import { type Access, forgottenPasswordHandlers } from './forgotPassword.js';
import type { IdentityCodes } from './identityCodes.js';
import { begun, createLogin } from './login.js';
import { createOneTimePasswords } from './oneTimePassword.js';
import type { Passwords } from './password.js';
import { registrationHandlers } from './registration.js';
import { socialHandlers } from './social.js';
import { createThrottle, wrongPasswords } from './throttle.js';

/** Login, registration and passwords (spec §4 Account, §7). */
export function accountHandlers(
  shop: Shop & { passwords: Passwords },
  access: Access,
  codes: IdentityCodes,
  outbox: Outbox,
) {
  const { sessions, links } = access;
  const throttle = createThrottle(wrongPasswords, shop.now);
  const login = createLogin({ ...shop, sessions, throttle });
  const oneTimePasswords = createOneTimePasswords({ ...shop, sessions, outbox });
  const sendOneTimePassword: Handlers['otp'] = ({ body, ...sender }) => oneTimePasswords.send(body.email, sender);

  return {
    login: (context) => begun(login(context.body, context.device), context),
    otp: sendOneTimePassword,
    otp2: sendOneTimePassword,
    otp3: sendOneTimePassword,
    loginOtp: (context) => begun(oneTimePasswords.logIn(context.body, context.device), context),
    ...socialHandlers(shop.store, codes, sessions),
    deviceList: ({ member, token }) => sessions.devicesOf(member().id, token),
    async endDevice({ member, params, token }) {
      const { id } = member();
      await sessions.endDevice(id, params.deviceId ?? '');
      return sessions.devicesOf(id, token);
    },
    logout: async ({ token }) => ({ loggedOut: await sessions.end(token) }),
    ...registrationHandlers(shop, links, outbox),
    ...forgottenPasswordHandlers(shop, { ...access, throttle, outbox }),
  } satisfies Partial<Handlers>;
}
