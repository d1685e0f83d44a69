import {
  type AddressNode,
  addressLevels,
  checkAddress,
  checkBirthday,
  type ErrorCode,
  type FieldError,
  fieldErrors,
  type Gender,
  type Interest,
  type MemberInfo,
  MemberProfile,
  type Title,
} from '@first-gong/domain';
import type { AddressValue } from '@first-gong/ui/AddressCascade';
import type { Phone } from '@first-gong/ui/PhoneField';
import type { FormFields } from '../form/index.js';

/** A profile while it is filled in: a field without an entry is empty. */
export interface ProfileValues {
  title: Title | '';
  name: string;
  gender: Gender | 'none';
  /** Civil date, or ''. */
  birthday: string;
  mobile: Phone;
  address: AddressValue;
  interests: Interest[];
  optOut: boolean;
}

const addressParts = [...addressLevels, 'street', 'flat'] as const;
type AddressPart = (typeof addressParts)[number];

export type ProfileField = keyof ProfileValues | `address.${AddressPart}`;

/** The ids of the controls, in the order of the page. */
export const profileIds: Record<ProfileField, string> = {
  title: 'title',
  name: 'name',
  gender: 'gender',
  birthday: 'birthday',
  mobile: 'mobile',
  address: 'address.country',
  'address.country': 'address.country',
  'address.province': 'address.province',
  'address.area': 'address.area',
  'address.district': 'address.district',
  'address.street': 'address.street',
  'address.flat': 'address.flat',
  interests: 'interests',
  optOut: 'optOut',
};

/** Codes whose field has another name in the call than on the page. */
export const profileByCode: FormFields<ProfileField>['byCode'] = {
  mobileInvalid: 'mobile',
  nameRequired: 'name',
  nameTooLong: 'name',
  birthdayInvalid: 'birthday',
} satisfies Partial<Record<ErrorCode, ProfileField>>;

const emptyAddress: AddressValue = { country: '', province: '', area: '', district: '', street: '', flat: '' };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The values of a member's profile. */
export const valuesOf = (info: MemberInfo): ProfileValues => ({
  title: info.title ?? '',
  name: info.name,
  gender: info.gender ?? 'none',
  birthday: info.birthday
    ? [String(info.birthday.year), twoDigits(info.birthday.month), twoDigits(info.birthday.day)].join('-')
    : '',
  mobile: { areaCode: info.mobileAreaCode ?? '', number: info.mobile ?? '' },
  address: { ...emptyAddress, ...info.address },
  interests: info.interests,
  optOut: info.optOut,
});

function birthdayOf(civil: string) {
  const [year = 0, month = 0, day = 0] = civil.split('-').map(Number);
  return { year, month, day };
}

const isEmpty = (address: AddressValue) => addressParts.every((part) => address[part].trim() === '');

const withoutEmpty = (address: AddressValue) =>
  Object.fromEntries(addressParts.map((part) => [part, address[part]] as const).filter(([, value]) => value !== ''));

/**
 * The profile for the call. First and last name, which the page does not show, stay as long as the name does.
 * @param known the profile before, or null for a new member.
 */
export const profileOf = (values: ProfileValues, known: MemberInfo | null): MemberProfile =>
  ({
    title: values.title,
    name: values.name,
    ...(known?.name === values.name && {
      ...(known.firstName && { firstName: known.firstName }),
      ...(known.lastName && { lastName: known.lastName }),
    }),
    ...(values.gender !== 'none' && { gender: values.gender }),
    ...(values.birthday !== '' && { birthday: birthdayOf(values.birthday) }),
    ...(values.mobile.areaCode !== '' && { mobileAreaCode: values.mobile.areaCode }),
    mobile: values.mobile.number,
    ...(!isEmpty(values.address) && { address: withoutEmpty(values.address) }),
    interests: values.interests,
    optOut: values.optOut,
    // `profileErrors` refuses a field that is still missing.
  }) as MemberProfile;

/**
 * Errors of a profile before it is sent (spec §5).
 * @param addressList null while it is not there: the server then checks the places alone.
 * @param today civil date in Hong Kong.
 */
export function profileErrors(profile: MemberProfile, addressList: readonly AddressNode[] | null, today: string) {
  const errors: FieldError[] = fieldErrors(profile, MemberProfile);
  const has = (field: string) => errors.some((error) => error.field === field);
  const { birthday, address } = profile;
  if (birthday && !has('birthday')) errors.push(...checkBirthday(birthday, today));
  if (address && addressList) errors.push(...checkAddress(address, addressList).filter(({ field }) => !has(field)));
  return errors;
}

/** The choices of each level of an address. A level without choices does not exist there. */
export function placesFor(address: AddressValue, addressList: readonly AddressNode[]) {
  let choices = addressList;
  return Object.fromEntries(
    addressLevels.map((level) => {
      const offered = choices.filter((place) => place.level === level);
      if (offered.length > 0) choices = offered.find(({ code }) => code === address[level])?.children ?? [];
      return [level, offered.map(({ code, name }) => ({ value: code, label: name }))];
    }),
  ) as Record<(typeof addressLevels)[number], { value: string; label: string }[]>;
}
