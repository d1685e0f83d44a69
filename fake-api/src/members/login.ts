import { type Lang, normalEmail, RuleError } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Device } from '../area/handlers.js';
import { memberTable } from '../shared/member.js';
import { infoView, memberByName } from './member.js';
import type { Passwords } from './password.js';
import type { LoggedIn, Sessions } from './sessions.js';
import type { Throttle } from './throttle.js';

/**
 * Begins a session with a password (spec §5 Login, §8 Login).
 * An unknown name gets the same answer as a wrong password, after the same work.
 * Wrong passwords count for the member, whether the email or the login name was entered.
 * @throws RuleError `emailPasswordMismatch`, `accountNotActivated`, `accountSuspended`; TooManyRequests after too many
 * wrong passwords.
 */
export type Login = (credentials: { email: string; password: string }, device: Device) => Promise<LoggedIn>;

export function createLogin({
  store,
  sessions,
  throttle,
  passwords,
}: Pick<Shop, 'store'> & { passwords: Passwords; sessions: Sessions; throttle: Throttle }): Login {
  const hashOfNobody = passwords.hashOfNobody();

  const knownBy = async (name: string, password: string) => {
    const member = memberByName(store.read(), name);
    const right = await passwords.matches(password, member?.password ?? (await hashOfNobody));
    return right ? member : undefined;
  };

  return async ({ email, password }, device) => {
    const name = normalEmail(email);
    const named = memberByName(store.read(), name);
    const known = await throttle.attempt(named?.id ?? name, device.placeAt(named), () => knownBy(name, password));
    return store.transact((tx) => {
      const member = known && tx.get(memberTable, known.id);
      // The password may have changed while this one was compared.
      if (member === undefined || member.password !== known?.password) throw new RuleError('emailPasswordMismatch');
      return sessions.begin(tx, member, device.userAgent);
    });
  };
}

/** The response to a login. The device that has logged in is known from now on. */
export async function begun(login: Promise<LoggedIn>, { device, lang }: { device: Device; lang: Lang }) {
  const { token, member } = await login;
  device.remember(member);
  return { token, member: infoView(member, lang) };
}
