import {
  type AddressNode,
  addressLevels,
  checkAddress,
  checkBirthday,
  civilDateOf,
  clean,
  type FieldError,
  fieldErrors,
  fullName,
  type Gender,
  type Interest,
  type MemberInfo,
  MemberProfile,
  type Title,
} from '@first-gong/domain';
import type { AddressValue } from '@first-gong/ui/AddressCascade';
import type { Phone } from '@first-gong/ui/PhoneField';
import { type Form, type FormFields, idsOf } from '../../shared/form/index.js';

/** A profile in a form; missing values are empty. */
export interface ProfileValues {
  title: Title | '';
  /** One name, or last and first name (spec §5). */
  naming: 'whole' | 'parts';
  name: string;
  lastName: string;
  firstName: string;
  gender: Gender | 'none';
  /** Civil date, or ''. */
  birthday: string;
  mobile: Phone;
  address: AddressValue;
  interests: Interest[];
  optOut: boolean;
}

export const addressParts = [...addressLevels, 'street', 'flat'] as const;
type AddressPart = (typeof addressParts)[number];

export type ProfileField = keyof ProfileValues | `address.${AddressPart}`;

/** The form that contains the profile's fields. */
export type ProfileForm = Pick<Form<ProfileField, ProfileValues>, 'field' | 'ids' | 'messageFor'>;

/** Ids of the controls, in the order of the page. */
export const profileIds: Record<ProfileField, string> = {
  ...idsOf('title', 'naming', 'name', 'lastName', 'firstName', 'gender', 'birthday', 'mobile'),
  address: 'address.country',
  ...idsOf('address.country', 'address.province', 'address.area'),
  ...idsOf('address.district', 'address.street', 'address.flat'),
  ...idsOf('interests', 'optOut'),
};

export const profileKinds = {
  name: 'line',
  lastName: 'line',
  firstName: 'line',
  mobile: { number: 'phone' },
  address: { street: 'line', flat: 'line' },
} as const satisfies FormFields<ProfileField>['kinds'];

/** Codes whose field has different names in the call and on the page. */
export const profileByCode: FormFields<ProfileField>['byCode'] = {
  mobileInvalid: 'mobile',
  birthdayInvalid: 'birthday',
};

export const emptyAddress: AddressValue = { country: '', province: '', area: '', district: '', street: '', flat: '' };

/** Whether the member entered first and last name instead of one name. */
const hasNameInParts = ({ name, firstName, lastName }: MemberInfo): boolean =>
  firstName !== null && lastName !== null && fullName({ firstName, lastName }) === name;

/** Form values of a member's profile. */
export const valuesOf = (info: MemberInfo): ProfileValues => ({
  title: info.title ?? '',
  naming: hasNameInParts(info) ? 'parts' : 'whole',
  name: info.name,
  lastName: info.lastName ?? '',
  firstName: info.firstName ?? '',
  gender: info.gender ?? 'none',
  birthday: info.birthday ? civilDateOf(info.birthday) : '',
  mobile: { areaCode: info.mobileAreaCode ?? '', number: info.mobile ?? '' },
  address: { ...emptyAddress, ...info.address },
  interests: info.interests,
  optOut: info.optOut,
});

function birthdayOf(civil: string) {
  const [year = 0, month = 0, day = 0] = civil.split('-').map(Number);
  return { year, month, day };
}

export const isEmpty = (address: AddressValue) => addressParts.every((part) => clean(address[part]) === '');

const withoutEmpty = (address: AddressValue) =>
  Object.fromEntries(addressParts.map((part) => [part, address[part]] as const).filter(([, value]) => value !== ''));

/** Names for the call. Hidden first and last names are kept until the whole name changes. */
function namesOf({ naming, name, lastName, firstName }: ProfileValues, known: MemberInfo | null) {
  if (naming === 'parts') return { lastName, firstName };
  if (known?.name !== name) return { name };
  return {
    name,
    ...(known.lastName && { lastName: known.lastName }),
    ...(known.firstName && { firstName: known.firstName }),
  };
}

/**
 * The profile for the call.
 * @param known the earlier profile, or null for a new member.
 */
export const profileOf = (values: ProfileValues, known: MemberInfo | null): MemberProfile =>
  ({
    title: values.title,
    ...namesOf(values, known),
    ...(values.gender !== 'none' && { gender: values.gender }),
    ...(values.birthday !== '' && { birthday: birthdayOf(values.birthday) }),
    ...(values.mobile.areaCode !== '' && { mobileAreaCode: values.mobile.areaCode }),
    mobile: values.mobile.number,
    ...(!isEmpty(values.address) && { address: withoutEmpty(values.address) }),
    interests: values.interests,
    optOut: values.optOut,
    // `profileErrors` reports missing fields.
  }) as MemberProfile;

/**
 * Client-side errors of a profile (spec §5).
 * @param addressList null while loading: only the server then checks the places.
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

/** Options for each level of an address. A level without options is hidden. */
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
