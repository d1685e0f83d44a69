import { type AccountState, type Member, type MemberInfo, RuleError, type Text3 } from '@first-gong/domain';
import { defineTable, type OlderRow, type Reader } from '../store/index.js';

/** The profile of a member; null, or an empty list, for a field that the member has left out. */
export type ProfileRow = Omit<MemberInfo, keyof Member | 'loginName' | 'hasPassword'>;

/** A member as the provider keeps it. */
export interface MemberRow {
  id: string;
  /** Lower case. */
  loginEmail: string;
  loginName: string | null;
  /** The member's name. Only the demonstration's own members have three; the others have one for every language. */
  name: Text3;
  /** As `Passwords.hash` writes it; null for a member by social sign-in who has set none. */
  password: string | null;
  status: AccountState;
  points: number;
  profile: ProfileRow;
}

/** A member in the source: with the password itself. */
export interface SeedMember extends Omit<MemberRow, 'password'> {
  password: string;
}

/** An empty profile. */
export const emptyProfile: ProfileRow = {
  title: null,
  firstName: null,
  lastName: null,
  gender: null,
  birthday: null,
  mobileAreaCode: null,
  mobile: null,
  address: null,
  interests: [],
  optOut: true,
};

/** The states of an account in the first versions, by their names of today. */
const earlyStates: Readonly<Record<string, AccountState>> = { active: 'activated', notActivated: 'registered' };

/** A password with the cost of its hash in front. The first versions, without profiles, took half of today's cost. */
const passwordWithCost = ({ password, profile }: OlderRow<MemberRow>): string | null =>
  password?.split(':').length === 2 ? `${profile ? 2 ** 15 : 2 ** 14}:${password}` : (password ?? null);

/** The first versions kept no profile, only an address in one line. The member gives the address again. */
const upgradeMember = ({ status = 'activated', ...row }: OlderRow<MemberRow>): MemberRow =>
  ({
    loginName: null,
    points: 0,
    ...row,
    password: passwordWithCost(row),
    status: earlyStates[status] ?? status,
    profile: { ...emptyProfile, ...row.profile },
  }) as MemberRow;

export const memberTable = defineTable<MemberRow>('members', upgradeMember);

/** @throws RuleError `loginRequired` when there is no such member. */
export function memberOf(data: Reader, memberId: string): MemberRow {
  const member = data.get(memberTable, memberId);
  if (member === undefined) throw new RuleError('loginRequired');
  return member;
}
