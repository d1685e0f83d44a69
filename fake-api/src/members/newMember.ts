import { randomInt } from 'node:crypto';
import type { AccountState, Text3 } from '@first-gong/domain';
import { type MemberRow, memberTable, type ProfileRow } from '../shared/member.js';
import type { Writer } from '../store/index.js';

/** One name, the same in every language. */
export const sameName = (name: string): Text3 => ({ en_us: name, zh_hk: name, zh_cn: name });

/** `M-31415926`: eight random digits, so that no id counts the members. */
function unusedId(tx: Writer): string {
  for (;;) {
    const id = `M-${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    if (tx.get(memberTable, id) === undefined) return id;
  }
}

/** The facts of a new member. */
export interface Newcomer {
  /** Lower case. */
  loginEmail: string;
  name: string;
  password: string | null;
  status: AccountState;
  profile: ProfileRow;
}

/** Stores a new member, without points and without a login name. */
export function addMember(tx: Writer, { name, ...newcomer }: Newcomer): MemberRow {
  const member = { ...newcomer, id: unusedId(tx), loginName: null, name: sameName(name), points: 0 };
  tx.put(memberTable, member);
  return member;
}
