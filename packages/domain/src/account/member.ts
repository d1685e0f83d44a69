import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  lazy,
  min,
  nullable,
  type as object,
  optional,
  type Struct,
  string,
} from 'superstruct';
import { interests } from '../catalogue/event.js';
import { textLength } from '../constants.js';
import type { FieldError } from '../errors.js';
import { emailField, knownPasswordField, nameField, newPasswordField, phoneField, repeats } from '../forms/fields.js';
import { type Draft, form, oneOf, ticked } from '../forms/form.js';
import { text } from '../forms/text.js';
import { isCivilDate } from '../time/time.js';

/** spec §3 Member: title. */
export const titles = ['Mr', 'Miss', 'Mrs'] as const;
export type Title = (typeof titles)[number];

/** spec §3 Member: gender. Nobody has to say. */
export const genders = ['female', 'male', 'other'] as const;
export type Gender = (typeof genders)[number];

/** The levels of a mailing address that are chosen from a list, from the top (spec §3 Member). */
export const addressLevels = ['country', 'province', 'area', 'district'] as const;
export type AddressLevel = (typeof addressLevels)[number];

/** One place of the address list. Its children are the next choice; a country without provinces goes on with areas. */
export interface AddressNode {
  code: string;
  name: string;
  level: AddressLevel;
  children: AddressNode[];
}
export const AddressNode: Struct<AddressNode, unknown> = object({
  code: string(),
  name: string(),
  level: enums(addressLevels),
  children: array(lazy(() => AddressNode as Struct<AddressNode>)),
}) as unknown as Struct<AddressNode, unknown>;

/** spec §3 Birthday: year, month and day of the calendar. */
export const Birthday = object({ year: integer(), month: integer(), day: integer() });
export type Birthday = Infer<typeof Birthday>;

/** spec §3 Mailing address: places by their code in the address list, then street and flat in the member's own words. */
export const Address = form({
  country: text({ missing: 'countryRequired' }),
  province: optional(text()),
  area: optional(text()),
  district: optional(text()),
  street: text({ missing: 'streetRequired', max: textLength.street, tooLong: 'streetTooLong' }),
  flat: text({ missing: 'flatRequired', max: textLength.flat, tooLong: 'flatTooLong' }),
});
export type Address = Infer<typeof Address>;

const profileFields = {
  title: oneOf(titles, 'titleRequired'),
  /** The name on the credit card; or first and last name. */
  name: optional(nameField()),
  firstName: optional(nameField()),
  lastName: optional(nameField()),
  gender: optional(enums(genders)),
  birthday: optional(Birthday),
  /** Digits of the area code; Hong Kong's own numbers go without. */
  mobileAreaCode: optional(text({ pattern: /^\d{1,4}$/, invalid: 'mobileInvalid' })),
  mobile: phoneField('mobileRequired'),
  address: optional(Address),
  interests: optional(array(enums(interests))),
  /** No direct marketing. */
  optOut: optional(boolean()),
};

const isGiven = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The first year a birthday may lie in. reading: nobody older is alive. */
const oldestYear = 1900;

/** Whether year, month and day are a day of the calendar, from 1900 on. */
export function isBirthday({ year, month, day }: Birthday): boolean {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return year >= oldestYear && isCivilDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** spec §5 Registration: a name, or both its parts; a birthday that exists. */
function* profileRules(profile: Draft<{ [Field in keyof typeof profileFields]: unknown }>): Generator<FieldError> {
  const { name, firstName, lastName, birthday } = profile;
  if (!isGiven(name)) {
    if (!isGiven(firstName) && !isGiven(lastName)) yield { field: 'name', code: 'nameRequired' };
    else if (!isGiven(firstName)) yield { field: 'firstName', code: 'firstNameRequired' };
    else if (!isGiven(lastName)) yield { field: 'lastName', code: 'lastNameRequired' };
  }
  if (birthday !== undefined && (!Birthday.is(birthday) || !isBirthday(birthday))) {
    yield { field: 'birthday', code: 'birthdayInvalid' };
  }
}

/** spec §3 and §5: what a member says of themselves, at registration and on the profile. */
export const MemberProfile = form(profileFields, profileRules);
export type MemberProfile = Infer<typeof MemberProfile>;

/** spec §5 Registration. Whether the email is free and the address is one of the list is the server's to say. */
export const Registration = form(
  {
    loginEmail: emailField(),
    confirmEmail: text({ missing: 'emailConfirmRequired' }),
    password: newPasswordField('passwordRequired'),
    confirmPassword: knownPasswordField('passwordConfirmRequired'),
    ...profileFields,
    agreed: ticked('memberTermsNotAgreed'),
  },
  function* ({ loginEmail, confirmEmail, password, confirmPassword, ...profile }) {
    yield* repeats(loginEmail, 'confirmEmail', confirmEmail, 'emailMismatch');
    yield* repeats(password, 'confirmPassword', confirmPassword, 'passwordMismatch');
    yield* profileRules(profile);
  },
);
export type Registration = Infer<typeof Registration>;

/** The member behind a session, as every page shows them. */
export const Member = object({
  memberId: string(),
  loginEmail: string(),
  name: string(),
  points: min(integer(), 0),
});
export type Member = Infer<typeof Member>;

/** spec §3 Member: everything a member can read of themselves. What was never said is null. */
export const MemberInfo = object({
  ...Member.schema,
  loginName: nullable(string()),
  title: nullable(enums(titles)),
  firstName: nullable(string()),
  lastName: nullable(string()),
  gender: nullable(enums(genders)),
  birthday: nullable(Birthday),
  mobileAreaCode: nullable(string()),
  mobile: nullable(string()),
  address: nullable(Address),
  interests: array(enums(interests)),
  optOut: boolean(),
  /** Whether there is a password to change: a member by social sign-in may have none. */
  hasPassword: boolean(),
});
export type MemberInfo = Infer<typeof MemberInfo>;
