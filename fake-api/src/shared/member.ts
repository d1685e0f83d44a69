import {
  type AccessFeature,
  type AccountState,
  type Member,
  type MemberInfo,
  RuleError,
  type Text3,
} from '@first-gong/domain';
import { defineTable, type OlderRow, type Reader } from '../store/index.js';

/** Profile of a member. Missing fields are null, or an empty list. */
export type ProfileRow = Omit<MemberInfo, keyof Member | 'loginName' | 'hasPassword'>;

export interface MemberRow {
  id: string;
  /** Lower case. */
  loginEmail: string;
  loginName: string | null;
  /** Demonstration members have three names, others the same in every language. */
  name: Text3;
  /** Format of `Passwords.hash`; null for social sign-in without password. */
  password: string | null;
  status: AccountState;
  points: number;
  profile: ProfileRow;
  /** Access features that come first in listings. Missing until the member has answered. */
  accessFeatures?: AccessFeature[];
}

/** A sample member with a plain password. */
export interface SeedMember extends Omit<MemberRow, 'password'> {
  password: string;
}

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

/** Account states of early versions. */
const earlyStates: Readonly<Record<string, AccountState>> = { active: 'activated', notActivated: 'registered' };

/** Adds the cost to an old hash. The first versions, without profiles, used half of today's cost. */
const passwordWithCost = ({ password, profile }: OlderRow<MemberRow>): string | null =>
  password?.split(':').length === 2 ? `${profile ? 2 ** 15 : 2 ** 14}:${password}` : (password ?? null);

/** Upgrades members. Early addresses were one line, so the member enters the address again. */
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

/** @throws RuleError `loginRequired` for an unknown member */
export function memberOf(data: Reader, memberId: string): MemberRow {
  const member = data.get(memberTable, memberId);
  if (member === undefined) throw new RuleError('loginRequired');
  return member;
}
