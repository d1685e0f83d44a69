import { refine } from 'superstruct';
import { hongKongDigits, internationalDigits, passwordLength, textLength } from '../constants.js';
import type { ErrorCode, FieldError } from '../errors.js';
import { clean } from './clean.js';
import { text } from './text.js';

/** Patterns of spec §5. Each is unambiguous, so matching never backtracks. */
const word = '[A-Za-z0-9_\\-\\p{Script=Han}]+';
const words = `${word}(?:\\.${word})*`;
const domain = `${word}(?:\\.${word})+`;

/** spec §5 Email. Assumption: dots may separate words. */
const emailForm = new RegExp(`^${words}@${domain}$`, 'u');
const emailOrLoginName = new RegExp(`^${words}(?:@${domain})?$`, 'u');

/** Optional plus, paired brackets, digits, hyphens or spaces. */
const phoneForm = /^\+?(?:\(\d+\)|\d)(?:[ -]?(?:\(\d+\)|\d))*$/u;

/** spec §5 Email: required, valid, not too long. */
export const emailField = () =>
  text({
    kind: 'email',
    missing: 'emailRequired',
    max: textLength.email,
    tooLong: 'emailTooLong',
    pattern: emailForm,
    invalid: 'emailInvalid',
  });

/** spec §5 Login: "email or login name". */
export const emailOrLoginNameField = () =>
  text({
    kind: 'email',
    missing: 'emailRequired',
    max: textLength.email,
    tooLong: 'emailInvalid',
    pattern: emailOrLoginName,
    invalid: 'emailInvalid',
  });

/** spec §5 Phone pattern. `mobileField` also rejects incomplete numbers. */
export const phoneField = (missing: ErrorCode) =>
  text({
    kind: 'phone',
    missing,
    max: textLength.mobile,
    tooLong: 'mobileTooLong',
    pattern: phoneForm,
    invalid: 'mobileInvalid',
  });

/** Hong Kong's area code at the start of a number. */
const hongKongCode = /^(?:\+852|\+?\(852\))/;

/** Whether a number is 8 Hong Kong digits, or has another area code. */
function isDiallable(number: string, areaCode: string): boolean {
  const local = number.replace(hongKongCode, '');
  const count = (areaCode + local).replace(/\D/g, '').length;
  if (areaCode === '' && (local !== number || !/^[+(]/.test(number))) return count === hongKongDigits;
  return count >= internationalDigits.min && count <= internationalDigits.max;
}

/** spec §3 Mobile number: a Hong Kong number, or area code (after a plus or in brackets) and number. */
export const mobileField = (missing: ErrorCode) =>
  refine(phoneField(missing), 'mobile', (number) => isDiallable(number, '') || 'mobileInvalid');

/** Whether a well-formed number lacks digits or an area code. @param areaCode digits from a separate field, or empty */
export const isIncompleteNumber = (number: string, areaCode: string): boolean =>
  Array.from(number).length <= textLength.mobile && phoneForm.test(number) && !isDiallable(number, areaCode);

/** A name in any script; optional without `missing`. */
export const nameField = (missing?: ErrorCode) => text({ missing, max: textLength.name, tooLong: 'nameTooLong' });

/** Any length, because the server only compares the password. */
export const knownPasswordField = (missing: ErrorCode) => text({ kind: 'exact', missing });

/** spec §5 Password: any characters, including spaces. */
export const newPasswordField = (missing: ErrorCode) =>
  text({
    kind: 'exact',
    missing,
    pattern: new RegExp(`^[\\s\\S]{${passwordLength.min},${passwordLength.max}}$`, 'u'),
    invalid: 'passwordLength',
  });

/** Checks that a second field repeats the first (spec §5). An empty field has its own error. */
export function* repeats(
  first: unknown,
  field: string,
  second: unknown,
  code: 'passwordMismatch' | 'emailMismatch',
): Generator<FieldError> {
  if (typeof first !== 'string' || typeof second !== 'string') return;
  const [given, repeated] = code === 'emailMismatch' ? [normalEmail(first), normalEmail(second)] : [first, second];
  if (given !== '' && repeated !== '' && given !== repeated) yield { field, code };
}

/** The stored form of an email: clean and in lower case. */
export const normalEmail = (email: string): string => clean(email, 'email').toLowerCase();
