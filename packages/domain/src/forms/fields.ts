import { refine } from 'superstruct';
import { hongKongDigits, internationalDigits, passwordLength, textLength } from '../constants.js';
import type { ErrorCode, FieldError } from '../errors.js';
import { clean } from './clean.js';
import { text } from './text.js';

/**
 * The patterns of spec §5. Each pattern matches a text in one way only, so that no text, however long, causes
 * backtracking.
 */
const word = '[A-Za-z0-9_\\-\\p{Script=Han}]+';
const words = `${word}(?:\\.${word})*`;
const domain = `${word}(?:\\.${word})+`;

/** Letters, digits, underscore, hyphen and Chinese characters; reading: with dots between them. */
const emailForm = new RegExp(`^${words}@${domain}$`, 'u');
const emailOrLoginName = new RegExp(`^${words}(?:@${domain})?$`, 'u');

/** Optional plus, optional brackets, digits, optional hyphens or spaces; brackets come in pairs. */
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

/** spec §5 Phone pattern. `mobileField` also requires that the number can be dialled. */
export const phoneField = (missing: ErrorCode) =>
  text({
    kind: 'phone',
    missing,
    max: textLength.mobile,
    tooLong: 'mobileTooLong',
    pattern: phoneForm,
    invalid: 'mobileInvalid',
  });

/** The area code of Hong Kong at the beginning of a number. */
const hongKongCode = /^(?:\+852|\+?\(852\))/;

/** 8 digits of Hong Kong, or a number with another area code. */
function isDiallable(number: string, areaCode: string): boolean {
  const local = number.replace(hongKongCode, '');
  const count = (areaCode + local).replace(/\D/g, '').length;
  if (areaCode === '' && (local !== number || !/^[+(]/.test(number))) return count === hongKongDigits;
  return count >= internationalDigits.min && count <= internationalDigits.max;
}

/** spec §3 Mobile number: a Hong Kong number, or an area code (after a plus or in brackets) and a number. */
export const mobileField = (missing: ErrorCode) =>
  refine(phoneField(missing), 'mobile', (number) => isDiallable(number, '') || 'mobileInvalid');

/**
 * Whether a number has the form of a phone number and cannot be dialled: it is not one of Hong Kong and has no area code,
 * or has too few digits.
 * @param areaCode digits of the area code that belongs to the number; empty without one.
 */
export const isIncompleteNumber = (number: string, areaCode: string): boolean =>
  Array.from(number).length <= textLength.mobile && phoneForm.test(number) && !isDiallable(number, areaCode);

/** A name in any script; optional without `missing`. */
export const nameField = (missing?: ErrorCode) => text({ missing, max: textLength.name, tooLong: 'nameTooLong' });

/** An existing password. The server checks whether it is right, so its length is not checked. */
export const knownPasswordField = (missing: ErrorCode) => text({ kind: 'exact', missing });

/** spec §5 Password: 8 to 20 characters of any kind, spaces included. */
export const newPasswordField = (missing: ErrorCode) =>
  text({
    kind: 'exact',
    missing,
    pattern: new RegExp(`^[\\s\\S]{${passwordLength.min},${passwordLength.max}}$`, 'u'),
    invalid: 'passwordLength',
  });

/** Checks that a second field repeats the first (spec §5). It reports nothing while either is empty: that has its own error. */
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

/** The form in which an email is stored and compared: clean, in lower case. */
export const normalEmail = (email: string): string => clean(email, 'email').toLowerCase();
