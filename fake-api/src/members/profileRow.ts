import {
  type AddressNode,
  Birthday,
  ChosenPlaces,
  checkAddress,
  checkBirthday,
  type FieldError,
  hongKongDate,
  type Lang,
  type MemberInfo,
  type MemberProfile,
} from '@first-gong/domain';
import { is, type, unknown } from 'superstruct';
import type { MemberRow, ProfileRow } from '../shared/member.js';
import { memberView } from './login.js';

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

const DatedAndPlaced = type({ birthday: unknown(), address: unknown() });

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
