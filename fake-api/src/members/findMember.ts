import { normalEmail } from '@first-gong/domain';
import { type MemberRow, memberTable } from '../shared/member.js';
import type { Reader } from '../store/index.js';

/** The member with a login email, in any case. */
export const memberByEmail = (data: Reader, email: string): MemberRow | undefined =>
  data.find(memberTable, 'loginEmail = ? order by seq limit 1', normalEmail(email))[0];

/** The member with a login email, or else with a login name, in any case. */
export function memberByName(data: Reader, name: string): MemberRow | undefined {
  const known = normalEmail(name);
  const byEmail = memberByEmail(data, known);
  if (byEmail !== undefined || known === '') return byEmail;
  return data.find(memberTable, 'loginName = ? order by seq limit 1', known)[0];
}
