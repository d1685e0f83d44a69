import { boolean, enums, type Infer, optional } from 'superstruct';
import { interests } from '../catalogue/eventKinds.js';
import { textLength } from '../constants.js';
import { isIncompleteNumber, nameField, phoneField } from '../forms/fields.js';
import { form, list, oneOf, ticked } from '../forms/form.js';
import { emailField, knownPasswordField, newPasswordField, repeats } from '../forms/loginFields.js';
import { text } from '../forms/text.js';
import { Birthday } from './birthday.js';
import { genders, titles } from './member.js';

/** The rules of a mailing address. */
export const AddressFields = form({
  country: text({ missing: 'countryRequired' }),
  province: optional(text()),
  area: optional(text()),
  district: optional(text()),
  street: text({ missing: 'streetRequired', max: textLength.street, tooLong: 'streetTooLong' }),
  flat: text({ missing: 'flatRequired', max: textLength.flat, tooLong: 'flatTooLong' }),
});

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
  address: optional(AddressFields),
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
