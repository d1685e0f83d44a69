import { type Lang, normalEmail, RuleError } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Device } from '../area/handlers.js';
import { memberTable } from '../shared/member.js';
import { infoView, memberByName } from './member.js';
import type { Passwords } from './password.js';
import type { LoggedIn, Sessions } from './sessions.js';
import type { Throttle } from './throttle.js';

/**
 * Starts a session by password (spec §5 Login, §8 Login). Unknown names and wrong passwords get the same response after
 * the same work.
 * @throws RuleError `emailPasswordMismatch`, `accountNotActivated`, `accountSuspended`; TooManyRequests
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
      // The password may have changed during the comparison.
      if (member === undefined || member.password !== known?.password) throw new RuleError('emailPasswordMismatch');
      return sessions.begin(tx, member, device.userAgent);
    });
  };
}

/** The response to a login. Adds the device to the known ones. */
export async function begun(login: Promise<LoggedIn>, { device, lang }: { device: Device; lang: Lang }) {
  const { token, member } = await login;
  device.remember(member);
  return { token, member: infoView(member, lang) };
}
