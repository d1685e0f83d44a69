import { array, boolean, enums, type Infer, nullable, type as object, optional, string } from 'superstruct';
import { interests } from '../catalogue/eventKinds.js';
import {
  emailField,
  isIncompleteNumber,
  knownPasswordField,
  nameField,
  newPasswordField,
  phoneField,
  repeats,
} from '../forms/fields.js';
import { form, list, oneOf, ticked } from '../forms/form.js';
import { count } from '../forms/numbers.js';
import { text } from '../forms/text.js';
import { Address } from './address.js';
import { Birthday } from './birthday.js';

/** spec §3 Member: title. */
export const titles = ['Mr', 'Miss', 'Mrs'] as const;
export type Title = (typeof titles)[number];

/** spec §3 Member: gender, optional. */
export const genders = ['female', 'male', 'other'] as const;
export type Gender = (typeof genders)[number];

const profileFields = {
  title: oneOf(titles, 'titleRequired'),
  /** As on the credit card. `lastName` and `firstName` are the alternative. */
  name: optional(nameField()),
  lastName: optional(nameField()),
  firstName: optional(nameField()),
  gender: optional(enums(genders)),
  birthday: optional(Birthday),
  /** Digits. Not needed for Hong Kong numbers. */
  mobileAreaCode: optional(text({ kind: 'digits', pattern: /^\d{1,4}$/, invalid: 'mobileInvalid' })),
  mobile: phoneField('mobileRequired'),
  address: optional(Address),
  interests: optional(list(enums(interests), interests.length)),
  /** Opt-out of direct marketing. */
  optOut: optional(boolean()),
};

const isGiven = (value: unknown): boolean => typeof value === 'string' && value !== '';

interface ProfileDraft {
  name?: unknown;
  firstName?: unknown;
  lastName?: unknown;
  mobileAreaCode?: unknown;
  mobile?: unknown;
}

/** Rules between fields of a profile. */
function* profileRules(profile: ProfileDraft) {
  yield* nameRules(profile);
  const { mobileAreaCode, mobile } = profile;
  const areaCode = typeof mobileAreaCode === 'string' ? mobileAreaCode : '';
  if (typeof mobile === 'string' && isIncompleteNumber(mobile, areaCode)) {
    yield { field: 'mobile', code: 'mobileInvalid' } as const;
  }
}

/** spec §5 Registration: a name, or both first and last name. */
function* nameRules({ name, firstName, lastName }: ProfileDraft) {
  if (isGiven(name)) return;
  const asksForBoth = name === undefined && firstName !== undefined && lastName !== undefined;
  if (!asksForBoth && !isGiven(firstName) && !isGiven(lastName)) {
    yield { field: 'name', code: 'nameRequired' } as const;
    return;
  }
  if (!isGiven(lastName)) yield { field: 'lastName', code: 'lastNameRequired' } as const;
  if (!isGiven(firstName)) yield { field: 'firstName', code: 'firstNameRequired' } as const;
}

/** The given name, otherwise first and last name in the order of their script. */
export function fullName({
  name,
  firstName = '',
  lastName = '',
}: Pick<MemberProfile, 'name' | 'firstName' | 'lastName'>): string {
  if (name) return name;
  return /\p{Script=Han}/u.test(lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`;
}

/** The mobile number, with its area code outside Hong Kong. */
export const fullMobile = ({ mobile, mobileAreaCode }: Pick<MemberInfo, 'mobile' | 'mobileAreaCode'>): string | null =>
  mobile !== null && mobileAreaCode !== null ? `+${mobileAreaCode} ${mobile}` : mobile;

/** Personal data of a member, in the registration and the profile (spec §3, §5). */
export const MemberProfile = form(profileFields, profileRules);
export type MemberProfile = Infer<typeof MemberProfile>;

/**
 * spec §5 Registration. The server also checks unregistered email, address and birthday; no card is compared with the
 * name.
 */
export const Registration = form(
  {
    loginEmail: emailField(),
    confirmEmail: text({ kind: 'email', missing: 'emailConfirmRequired' }),
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

/** The logged-in member, as every page shows them. */
export const Member = object({
  memberId: string(),
  loginEmail: string(),
  name: string(),
  points: count(),
});
export type Member = Infer<typeof Member>;

/** All personal data that a member can read (spec §3 Member). Missing data is null. */
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
  /** False for a member who registered by social sign-in and never set a password. */
  hasPassword: boolean(),
});
export type MemberInfo = Infer<typeof MemberInfo>;
