import {
  type AddressNode,
  checkAddress,
  checkBirthday,
  type FieldError,
  hongKongDate,
  type Lang,
  type MemberInfo,
  type MemberProfile,
} from '@first-gong/domain';
import { memberView } from '../members/login.js';
import type { MemberRow, ProfileRow } from '../members/rows.js';

/** The name as it was given; or made of its parts, in the order of their script. */
export function fullName({
  name,
  firstName = '',
  lastName = '',
}: Pick<MemberProfile, 'name' | 'firstName' | 'lastName'>) {
  if (name) return name;
  return /\p{Script=Han}/u.test(lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`;
}

/** What is wrong with a profile beyond its form: the places of its address, and a birthday still to come (spec §5). */
export const checkProfile = (
  { birthday, address }: Pick<MemberProfile, 'birthday' | 'address'>,
  addressList: readonly AddressNode[],
  now: number,
): FieldError[] => [
  ...(birthday ? checkBirthday(birthday, hongKongDate(now)) : []),
  ...(address ? checkAddress(address, addressList) : []),
];

/** What a member says of themselves, as it is kept. */
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
  // Silence is no consent to direct marketing.
  optOut: said.optOut ?? true,
});

/** The member with the whole profile. */
export const infoView = (row: MemberRow, lang: Lang): MemberInfo => ({
  ...memberView(row, lang),
  loginName: row.loginName,
  ...row.profile,
  hasPassword: row.password !== null,
});
