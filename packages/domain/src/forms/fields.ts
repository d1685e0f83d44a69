import { passwordLength, textLength } from '../constants.js';
import type { ErrorCode, FieldError } from '../errors.js';
import { lengthOf, text } from './text.js';

/** spec §5 Email: letters, digits, underscore, hyphen and Chinese characters; reading: with dots between them. */
const word = '[A-Za-z0-9_\\-\\p{Script=Han}]+';
const words = `${word}(?:\\.${word})*`;
const loginNamePattern = `${words}`;
const emailPattern = `${words}@${word}(?:\\.${word})+`;

const emailForm = new RegExp(`^${emailPattern}$`, 'u');
const emailOrLoginName = new RegExp(`^(?:${emailPattern}|${loginNamePattern})$`, 'u');

/** spec §5 Phone pattern: optional plus, optional brackets, digits, optional hyphens or spaces. */
const phoneForm = /^\+?(?:\(\d+\)|\d+)(?:[ -]?(?:\(\d+\)|\d+))*$/;

/** Whether a text has the form of an email address (spec §5). */
export const isEmail = (value: string): boolean => lengthOf(value) <= textLength.email && emailForm.test(value);

/** Whether a text has the form of a phone number (spec §5). Brackets come in pairs. */
export const isPhone = (value: string): boolean => lengthOf(value) <= textLength.mobile && phoneForm.test(value);

export const emailField = () =>
  text({
    missing: 'emailRequired',
    max: textLength.email,
    tooLong: 'emailTooLong',
    pattern: emailForm,
    invalid: 'emailInvalid',
  });

/** spec §5 Login: "email or login name". */
export const emailOrLoginNameField = () =>
  text({
    missing: 'emailRequired',
    max: textLength.email,
    tooLong: 'emailInvalid',
    pattern: emailOrLoginName,
    invalid: 'emailInvalid',
  });

export const phoneField = (missing: ErrorCode) =>
  text({ missing, max: textLength.mobile, tooLong: 'mobileTooLong', pattern: phoneForm, invalid: 'mobileInvalid' });

export const nameField = (missing?: ErrorCode) =>
  text({ ...(missing && { missing }), max: textLength.name, tooLong: 'nameTooLong' });

/** A password that exists already: whether it is right is the server's to say, so its length is not checked. */
export const knownPasswordField = (missing: ErrorCode) => text({ missing, verbatim: true });

/** spec §5 Password: 8 to 20 characters, any; spaces count. */
export const newPasswordField = (missing: ErrorCode) =>
  text({
    missing,
    verbatim: true,
    pattern: new RegExp(`^[\\s\\S]{${passwordLength.min},${passwordLength.max}}$`, 'u'),
    invalid: 'passwordLength',
  });

/** A second field that must repeat the first (spec §5): nothing is said while either is empty or no text. */
export function* repeats(
  first: unknown,
  field: string,
  second: unknown,
  code: 'passwordMismatch' | 'emailMismatch',
): Generator<FieldError> {
  if (typeof first !== 'string' || typeof second !== 'string' || second.trim() === '') return;
  const same = code === 'emailMismatch' ? sameEmail(first, second) : first === second;
  if (!same) yield { field, code };
}

/** Addresses are compared without regard to case and to spaces at both ends. */
export const sameEmail = (one: string, other: string): boolean => normalEmail(one) === normalEmail(other);

/** The form in which an address is kept and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
