import { define, type Infer, type as object, type Struct, validate } from 'superstruct';
import { loginThrottle } from './constants.js';
import { type ErrorCode, errorCodes, type FieldError } from './errors.js';
import { type Instant, toMilliseconds } from './time.js';

/** reading: the longest address that mail can carry, in characters (spec §5 says "not too long"). */
export const emailLength = 254;

/** spec §5 Email: letters, digits, underscore, hyphen and Chinese characters; reading: with dots between them. */
const word = '[A-Za-z0-9_\\-\\p{Script=Han}]+';
const words = `${word}(?:\\.${word})*`;
const loginName = new RegExp(`^${words}$`, 'u');
const email = new RegExp(`^${words}@${word}(?:\\.${word})+$`, 'u');

/** Whether a text has the form of an email address (spec §5). */
export const isEmail = (text: string): boolean => text.length <= emailLength && email.test(text);

const isEmailOrLoginName = (text: string) =>
  text.length <= emailLength && (text.includes('@') ? email : loginName).test(text);

/** A text that must be given. A failure's message is the catalogue's code, for fieldErrors to read. */
const required = (missing: ErrorCode, check: (text: string) => true | ErrorCode = () => true) =>
  define<string>('text', (value) => (typeof value === 'string' && value.trim() !== '' ? check(value.trim()) : missing));

/**
 * spec §5 Login: an email or login name, and a password. Its length is not checked here: a password that is too short
 * is simply wrong, and saying more would help to guess one.
 */
export const LoginRequest = object({
  email: required('emailRequired', (text) => isEmailOrLoginName(text) || 'emailInvalid'),
  password: define<string>('password', (value) => (typeof value === 'string' && value !== '') || 'passwordRequired'),
});
export type LoginRequest = Infer<typeof LoginRequest>;

const isErrorCode = (text: string): text is ErrorCode => (errorCodes as readonly string[]).includes(text);

/** What is wrong with a value, field by field: the catalogue's code where the struct names one, else `badRequest`. */
export function fieldErrors<T, S>(value: unknown, struct: Struct<T, S>): FieldError[] {
  const [failure] = validate(value, struct);
  return (failure?.failures() ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    code: isErrorCode(message) ? message : 'badRequest',
  }));
}

/** Checks a login by password: `emailRequired`, `emailInvalid`, `passwordRequired`, in the order of the form. */
export const checkLogin = (value: unknown): FieldError[] => fieldErrors(value, LoginRequest);

/**
 * Whether login must wait because of wrong passwords (spec §8 Too many requests).
 * @param failedAt instants of the wrong passwords for one login name.
 */
export const mustWaitToLogin = (failedAt: readonly Instant[], now: Instant): boolean =>
  failedAt.filter((at) => toMilliseconds(now) - toMilliseconds(at) < loginThrottle.window).length >=
  loginThrottle.attempts;
