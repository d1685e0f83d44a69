import type { Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/form.js';
import {
  ForgotPassword,
  LoginRequest,
  OneTimePasswordForm,
  OneTimePasswordLogin,
  OneTimePasswordRequest,
  PasswordChange,
  PasswordReset,
} from './validation.js';

const errorsIn = <T, S>(value: unknown, struct: Struct<T, S>) =>
  fieldErrors(value, struct).map(({ field, code }) => `${field} ${code}`);

describe('§5 login: email or login ID required, password required', () => {
  test.each(['hoching@example.com', ' hoching@example.com ', 'hoching', '陳海晴_88', 'ho.ching'])(
    '"%s" may log in',
    (email) => {
      expect(errorsIn({ email, password: 'x' }, LoginRequest)).toEqual([]);
    },
  );

  test('the length of the password is not checked', () => {
    expect(errorsIn({ email: 'hoching', password: ' ' }, LoginRequest)).toEqual([]);
  });

  test.each([
    [{ email: '', password: '' }, ['email emailRequired', 'password passwordRequired']],
    [{ email: '   ', password: 'x' }, ['email emailRequired']],
    [{}, ['email emailRequired', 'password passwordRequired']],
    [{ email: 7, password: null }, ['email emailRequired', 'password passwordRequired']],
    [{ email: 'ho ching', password: 'x' }, ['email emailInvalid']],
    [{ email: 'hoching@', password: 'x' }, ['email emailInvalid']],
    [{ email: 'hoching@hk', password: 'x' }, ['email emailInvalid']],
    [{ email: `${'a'.repeat(250)}@b.hk`, password: 'x' }, ['email emailInvalid']],
  ])('%j', (value, expected) => {
    expect(errorsIn(value, LoginRequest)).toEqual(expected);
  });

  test('a value that is not a form is a bad request', () => {
    expect(errorsIn('hello', LoginRequest)).toEqual([' badRequest']);
  });
});

describe('§5 login by one-time password', () => {
  const filled = { agreed: true, email: 'hoching@example.com', password: '012345' };

  test('§7 takes email and password, which are required', () => {
    expect(errorsIn(filled, OneTimePasswordLogin)).toEqual([]);
    expect(errorsIn({ agreed: true, email: '', password: '' }, OneTimePasswordLogin)).toEqual([
      'email emailRequired',
      'password oneTimePasswordRequired',
    ]);
  });

  test('§8 the terms come before the one-time password is sent', () => {
    expect(errorsIn({ agreed: true, email: 'hoching@example.com' }, OneTimePasswordForm)).toEqual([]);
    expect(errorsIn({ email: 'hoching@example.com' }, OneTimePasswordForm)).toEqual(['agreed memberTermsNotAgreed']);
    expect(errorsIn({ ...filled, agreed: undefined }, OneTimePasswordLogin)).toEqual(['agreed memberTermsNotAgreed']);
  });

  test('§7 the email alone asks for a one-time password', () => {
    expect(errorsIn({ email: 'hoching@example.com' }, OneTimePasswordRequest)).toEqual([]);
  });

  test('a login name is refused: the one-time password goes to an email', () => {
    expect(errorsIn({ ...filled, email: 'hoching' }, OneTimePasswordLogin)).toEqual(['email emailInvalid']);
    expect(errorsIn({ email: 'hoching' }, OneTimePasswordRequest)).toEqual(['email emailInvalid']);
    expect(errorsIn({}, OneTimePasswordRequest)).toEqual(['email emailRequired']);
  });

  test.each(['12345', '1234567', '12345a'])('"%s" is malformed, and counts as wrong', (entered) => {
    expect(errorsIn({ ...filled, password: entered }, OneTimePasswordLogin)).toEqual([
      'password oneTimePasswordMismatch',
    ]);
  });
});

test('§5 forgot password: email required and valid', () => {
  expect(errorsIn({ email: 'hoching@example.com' }, ForgotPassword)).toEqual([]);
  expect(errorsIn({ email: '' }, ForgotPassword)).toEqual(['email emailRequired']);
  expect(errorsIn({ email: 'hoching' }, ForgotPassword)).toEqual(['email emailInvalid']);
});

describe.each([
  ['§5 reset password', (passwords: object) => errorsIn({ token: 'abc', ...passwords }, PasswordReset)],
  ['§5 password change', (passwords: object) => errorsIn({ oldPassword: 'old', ...passwords }, PasswordChange)],
])('%s', (_, errorsWith) => {
  const errorsOfPair = (newPassword: unknown, retypedPassword: unknown) => errorsWith({ newPassword, retypedPassword });

  test('the new password is required, and so is the retyped one', () => {
    expect(errorsOfPair('ferry-1898', 'ferry-1898')).toEqual([]);
    expect(errorsOfPair('', '')).toEqual([
      'newPassword newPasswordRequired',
      'retypedPassword passwordConfirmRequired',
    ]);
  });

  test('the new password has 8 to 20 characters', () => {
    for (const right of ['12345678', '1'.repeat(20)]) expect(errorsOfPair(right, right)).toEqual([]);
    for (const wrong of ['1234567', '1'.repeat(21)])
      expect(errorsOfPair(wrong, wrong)).toEqual(['newPassword passwordLength']);
  });

  test('the retyped password must match, including spaces', () => {
    expect(errorsOfPair('ferry-1898', 'ferry-1899')).toEqual(['retypedPassword passwordMismatch']);
    expect(errorsOfPair('ferry-1898', 'ferry-1898 ')).toEqual(['retypedPassword passwordMismatch']);
    expect(errorsOfPair(' '.repeat(8), ' ')).toEqual(['retypedPassword passwordMismatch']);
  });
});

test('§5 password change: the old password is required, and its length is not checked', () => {
  const change = { newPassword: 'ferry-1898', retypedPassword: 'ferry-1898' };
  expect(errorsIn(change, PasswordChange)).toEqual(['oldPassword oldPasswordRequired']);
  expect(errorsIn({ ...change, oldPassword: 'x' }, PasswordChange)).toEqual([]);
});
