import { randomInt } from 'node:crypto';
import type { AddressNode, FieldError, Lang, MemberInfo, MemberProfile, Text3 } from '@first-gong/domain';
import {
  accountMachine,
  Birthday,
  ChosenPlaces,
  checkAddress,
  checkBirthday,
  hongKongDate,
  normalEmail,
  step,
} from '@first-gong/domain';
import { is, type, unknown } from 'superstruct';
import { type MemberRow, memberTable, type ProfileRow } from '../shared/member.js';
import { text } from '../shared/text.js';
import type { Reader, Writer } from '../store/index.js';

/** Finds a member by email, case-insensitively. */
export const memberByEmail = (data: Reader, email: string): MemberRow | undefined =>
  data.find(memberTable, 'loginEmail = ? order by seq limit 1', normalEmail(email))[0];

/** Finds a member by email or login name, case-insensitively. */
export function memberByName(data: Reader, name: string): MemberRow | undefined {
  const known = normalEmail(name);
  const byEmail = memberByEmail(data, known);
  if (byEmail !== undefined || known === '') return byEmail;
  return data.find(memberTable, 'loginName = ? order by seq limit 1', known)[0];
}

/** The same name in every language. */
export const sameName = (name: string): Text3 => text([name, name, name]);

/** `M-31415926`. Random, so that ids do not reveal the number of members. */
function unusedId(tx: Writer): string {
  for (;;) {
    const id = `M-${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    if (tx.get(memberTable, id) === undefined) return id;
  }
}

/** Stores a new member without points and login name. @param newcomer email in lower case */
export function addMember(
  tx: Writer,
  { name, ...newcomer }: Omit<MemberRow, 'id' | 'loginName' | 'name' | 'points'> & { name: string },
): MemberRow {
  const member = { ...newcomer, id: unusedId(tx), loginName: null, name: sameName(name), points: 0 };
  tx.put(memberTable, member);
  return member;
}

/**
 * Activates an account by proof of the email other than the activation link. Removes data that a stranger may have
 * entered at registration.
 * @param password hash of the new password, or null
 */
export const activatedByOwner = (member: MemberRow, password: string | null): MemberRow => ({
  ...member,
  password,
  status: step(accountMachine, member.status, 'activate'),
  profile: { ...member.profile, mobileAreaCode: null, mobile: null, address: null },
});

const DatedAndPlaced = type({ birthday: unknown(), address: unknown() });

/**
 * Profile errors that the struct cannot find: unknown places and future birthday (spec §5).
 * @param body unchecked
 * @param addressList in any language
 */
export function checkProfile(body: unknown, addressList: readonly AddressNode[], now: number): FieldError[] {
  const { birthday, address } = is(body, DatedAndPlaced) ? body : {};
  return [
    ...(Birthday.is(birthday) ? checkBirthday(birthday, hongKongDate(now)) : []),
    ...(ChosenPlaces.is(address) ? checkAddress(address, addressList) : []),
  ];
}

/** The stored profile. */
export const profileOf = (said: MemberProfile): ProfileRow => ({
  title: said.title,
  firstName: said.firstName || null,
  lastName: said.lastName || null,
  gender: said.gender ?? null,
  birthday: said.birthday ?? null,
  mobileAreaCode: said.mobileAreaCode || null,
  mobile: said.mobile,
  address: said.address ?? null,
  interests: said.interests ?? [],
  // Missing consent to direct marketing means no consent.
  optOut: said.optOut ?? true,
});

/** A member with all profile fields. */
export const infoView = (row: MemberRow, lang: Lang): MemberInfo => ({
  memberId: row.id,
  loginEmail: row.loginEmail,
  loginName: row.loginName,
  name: row.name[lang],
  points: row.points,
  ...row.profile,
  hasPassword: row.password !== null,
});
