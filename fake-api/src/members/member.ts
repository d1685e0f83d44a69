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

/** One name, the same in every language. */
export const sameName = (name: string): Text3 => text([name, name, name]);

/** `M-31415926`: eight random digits, so that no id counts the members. */
function unusedId(tx: Writer): string {
  for (;;) {
    const id = `M-${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    if (tx.get(memberTable, id) === undefined) return id;
  }
}

/**
 * Stores a new member, without points and without a login name.
 * @param newcomer with an email in lower case.
 */
export function addMember(
  tx: Writer,
  { name, ...newcomer }: Omit<MemberRow, 'id' | 'loginName' | 'name' | 'points'> & { name: string },
): MemberRow {
  const member = { ...newcomer, id: unusedId(tx), loginName: null, name: sameName(name), points: 0 };
  tx.put(memberTable, member);
  return member;
}

/**
 * A registered account, activated by a person who has proved to own its email without the link of the registration: by
 * the link of a forgotten password, or by an identity provider. A stranger may have registered the email to use the
 * account later, or to receive its tickets. Its password, mobile number and mailing address are therefore not kept.
 * @param password the new password as `Passwords.hash` writes it, or null for none.
 */
export const activatedByOwner = (member: MemberRow, password: string | null): MemberRow => ({
  ...member,
  password,
  status: step(accountMachine, member.status, 'activate'),
  profile: { ...member.profile, mobileAreaCode: null, mobile: null, address: null },
});

const DatedAndPlaced = type({ birthday: unknown(), address: unknown() });

/**
 * Errors of a profile that its struct cannot find: unknown places, and a birthday in the future (spec §5).
 * @param body a body of any shape: its struct reports every other error.
 * @param addressList the places of mailing addresses, in any language: their codes are the same.
 */
export function checkProfile(body: unknown, addressList: readonly AddressNode[], now: number): FieldError[] {
  const { birthday, address } = is(body, DatedAndPlaced) ? body : {};
  return [
    ...(Birthday.is(birthday) ? checkBirthday(birthday, hongKongDate(now)) : []),
    ...(ChosenPlaces.is(address) ? checkAddress(address, addressList) : []),
  ];
}

/** The stored profile of a request. */
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
  // A missing answer is not a consent to direct marketing.
  optOut: said.optOut ?? true,
});

/** The member with all fields of the profile. */
export const infoView = (row: MemberRow, lang: Lang): MemberInfo => ({
  memberId: row.id,
  loginEmail: row.loginEmail,
  loginName: row.loginName,
  name: row.name[lang],
  points: row.points,
  ...row.profile,
  hasPassword: row.password !== null,
});
