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
  /** The name on the credit card. `lastName` and `firstName` can replace it. */
  name: optional(nameField()),
  lastName: optional(nameField()),
  firstName: optional(nameField()),
  gender: optional(enums(genders)),
  birthday: optional(Birthday),
  /** Digits of the area code; Hong Kong numbers need none. */
  mobileAreaCode: optional(text({ kind: 'digits', pattern: /^\d{1,4}$/, invalid: 'mobileInvalid' })),
  mobile: phoneField('mobileRequired'),
  address: optional(Address),
  interests: optional(list(enums(interests), interests.length)),
  /** Whether the member opts out of direct marketing. */
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

/** The rules between the fields of a profile. */
function* profileRules(profile: ProfileDraft) {
  yield* nameRules(profile);
  const { mobileAreaCode, mobile } = profile;
  const areaCode = typeof mobileAreaCode === 'string' ? mobileAreaCode : '';
  if (typeof mobile === 'string' && isIncompleteNumber(mobile, areaCode)) {
    yield { field: 'mobile', code: 'mobileInvalid' } as const;
  }
}

/** spec §5 Registration: a name, or both first and last name. A form that has the two and no name misses each of them. */
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

/** The given name, or the first and last name in the order of their script. */
export function fullName({
  name,
  firstName = '',
  lastName = '',
}: Pick<MemberProfile, 'name' | 'firstName' | 'lastName'>): string {
  if (name) return name;
  return /\p{Script=Han}/u.test(lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`;
}

/** The mobile number of a profile, with its area code if it is not a number of Hong Kong. */
export const fullMobile = ({ mobile, mobileAreaCode }: Pick<MemberInfo, 'mobile' | 'mobileAreaCode'>): string | null =>
  mobile !== null && mobileAreaCode !== null ? `+${mobileAreaCode} ${mobile}` : mobile;

/** spec §3 and §5: the personal data of a member, in the registration and the profile. */
export const MemberProfile = form(profileFields, profileRules);
export type MemberProfile = Infer<typeof MemberProfile>;

/**
 * spec §5 Registration. The server also checks that the email is not registered, and calls `checkAddress` and
 * `checkBirthday`. The form advises that the name should match the credit card; no card is requested to compare.
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

/** The member behind a session, as every page shows them. */
export const Member = object({
  memberId: string(),
  loginEmail: string(),
  name: string(),
  points: count(),
});
export type Member = Infer<typeof Member>;

/** spec §3 Member: all personal data that a member can read. Data never given is null. */
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
  /** Whether the account has a password: a member who registered by social sign-in may have none. */
  hasPassword: boolean(),
});
export type MemberInfo = Infer<typeof MemberInfo>;
