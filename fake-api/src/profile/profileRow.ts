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

/** Errors of a profile that its struct cannot find: unknown places, and a birthday in the future (spec §5). */
export const checkProfile = (
  { birthday, address }: Pick<MemberProfile, 'birthday' | 'address'>,
  addressList: readonly AddressNode[],
  now: number,
): FieldError[] => [
  ...(birthday ? checkBirthday(birthday, hongKongDate(now)) : []),
  ...(address ? checkAddress(address, addressList) : []),
];

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
  ...memberView(row, lang),
  loginName: row.loginName,
  ...row.profile,
  hasPassword: row.password !== null,
});
