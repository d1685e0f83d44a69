import { passwordLength, textLength } from '../constants.js';
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
