import { type Lang, loginRefusal, type Member, type MemberInfo, normalEmail, RuleError } from '@first-gong/domain';
import type { MemberRow, ShopStore } from '../state.js';
import { hashPassword, isPassword } from './password.js';
import type { Sessions } from './sessions.js';
import type { Throttle } from './throttle.js';

export const memberView = (row: MemberRow, lang: Lang): Member => ({
  memberId: row.id,
  loginEmail: row.loginEmail,
  name: row.name[lang],
  points: row.points,
});

/** The member with the whole profile. */
export const infoView = (row: MemberRow, lang: Lang): MemberInfo => ({
  ...memberView(row, lang),
  loginName: row.loginName,
  ...row.profile,
  hasPassword: row.password !== null,
});

/**
 * Begins a session for whoever knows the password (spec §5 Login, §8 Login).
 * An unknown name gets the same answer as a wrong password, after the same work.
 * @throws RuleError `emailPasswordMismatch`, `accountNotActivated`, `accountSuspended`.
 */
export type Login = (credentials: { email: string; password: string }) => Promise<{ token: string; member: MemberRow }>;

export function createLogin(store: ShopStore, sessions: Sessions, throttle: Throttle): Login {
  const nobodysPassword = hashPassword('nobody');

  const memberNamed = (name: string) => {
    for (const member of store.read().all('members')) {
      if (member.loginEmail === name || member.loginName === name) return member;
    }
    return undefined;
  };

  return async (credentials) => {
    const name = normalEmail(credentials.email);
    const member = await throttle.attempt(name, async () => {
      const named = memberNamed(name);
      const right = await isPassword(credentials.password, named?.password ?? (await nobodysPassword));
      return right ? named : undefined;
    });
    if (member === undefined) throw new RuleError('emailPasswordMismatch');
    const refusal = loginRefusal(member.status);
    if (refusal !== null) throw new RuleError(refusal);
    return { token: await sessions.begin(member.id), member };
  };
}
