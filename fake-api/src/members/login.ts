import { checkLogin, type Lang, type Member, RuleError } from '@first-gong/domain';
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

/**
 * Begins a session for whoever knows the password (spec §5 Login, §8 Login).
 * An unknown name gets the same answer as a wrong password, after the same work.
 * @throws RuleError of the form's fields, `emailPasswordMismatch`, `accountNotActivated`, `accountSuspended`.
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
    const fields = checkLogin(credentials);
    const [first] = fields;
    if (first) throw new RuleError(first.code, fields);

    const name = credentials.email.trim().toLowerCase();
    const member = await throttle.attempt(name, async () => {
      const named = memberNamed(name);
      const right = await isPassword(credentials.password, named?.password ?? (await nobodysPassword));
      return right ? named : undefined;
    });
    if (member === undefined) throw new RuleError('emailPasswordMismatch');
    if (member.status === 'notActivated') throw new RuleError('accountNotActivated');
    if (member.status === 'suspended') throw new RuleError('accountSuspended');
    return { token: await sessions.begin(member.id), member };
  };
}
