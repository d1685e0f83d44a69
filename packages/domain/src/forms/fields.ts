import { passwordLength, textLength } from '../constants.js';
import type { ErrorCode, FieldError } from '../errors.js';
import { text } from './text.js';

/**
 * The patterns of spec §5. A text can be read in one way only: what may follow a character never depends on how those
 * before it were taken, so no text, however long, makes a pattern go back and try again.
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

/** spec §5 Phone pattern. */
export const phoneField = (missing: ErrorCode) =>
  text({ missing, max: textLength.mobile, tooLong: 'mobileTooLong', pattern: phoneForm, invalid: 'mobileInvalid' });

/** A name in the person's own script; without `missing` it need not be given. */
export const nameField = (missing?: ErrorCode) => text({ missing, max: textLength.name, tooLong: 'nameTooLong' });

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

/** A second field that must repeat the first (spec §5). While either is empty, that is what is said, and not this. */
export function* repeats(
  first: unknown,
  field: string,
  second: unknown,
  code: 'passwordMismatch' | 'emailMismatch',
): Generator<FieldError> {
  if (typeof first !== 'string' || typeof second !== 'string') return;
  const [one, other] = code === 'emailMismatch' ? [normalEmail(first), normalEmail(second)] : [first, second];
  if (one !== '' && other !== '' && one !== other) yield { field, code };
}

/** The form in which an address is kept and compared: without regard to case and to spaces at both ends. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
