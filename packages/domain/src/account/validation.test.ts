import type { Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/form.js';
import {
  ForgotPassword,
  LoginRequest,
  OneTimePasswordLogin,
  OneTimePasswordRequest,
  PasswordChange,
  PasswordReset,
} from './validation.js';

const told = <T, S>(value: unknown, struct: Struct<T, S>) =>
  fieldErrors(value, struct).map(({ field, code }) => `${field} ${code}`);

describe('§5 login: email or login ID required, password required', () => {
  test.each(['hoching@example.com', ' hoching@example.com ', 'hoching', '陳海晴_88', 'ho.ching'])(
    '"%s" may log in',
    (email) => {
      expect(told({ email, password: 'x' }, LoginRequest)).toEqual([]);
    },
  );

  test('the password’s length is not told: it is right or wrong', () => {
    expect(told({ email: 'hoching', password: ' ' }, LoginRequest)).toEqual([]);
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
    expect(told(value, LoginRequest)).toEqual(expected);
  });

  test('what is no form at all is a bad request', () => {
    expect(told('hello', LoginRequest)).toEqual([' badRequest']);
  });
});

describe('§5 login by one-time password', () => {
  const filled = { agreed: true, email: 'hoching@example.com', oneTimePassword: '012345' };

  test('the terms come first', () => {
    expect(told(filled, OneTimePasswordLogin)).toEqual([]);
    expect(told({ email: '', oneTimePassword: '' }, OneTimePasswordLogin)).toEqual([
      'agreed memberTermsNotAgreed',
      'email emailRequired',
      'oneTimePassword oneTimePasswordRequired',
    ]);
  });

  test('a login name will not do: the one-time password goes to an email', () => {
    expect(told({ ...filled, email: 'hoching' }, OneTimePasswordLogin)).toEqual(['email emailInvalid']);
    expect(told({ email: 'hoching' }, OneTimePasswordRequest)).toEqual(['email emailInvalid']);
    expect(told({}, OneTimePasswordRequest)).toEqual(['email emailRequired']);
  });

  test.each(['12345', '1234567', '12345a', '１２３４５６'])('"%s" has not its form, and is simply wrong', (entered) => {
    expect(told({ ...filled, oneTimePassword: entered }, OneTimePasswordLogin)).toEqual([
      'oneTimePassword oneTimePasswordMismatch',
    ]);
  });
});

test('§5 forgot password: email required and valid', () => {
  expect(told({ email: 'hoching@example.com' }, ForgotPassword)).toEqual([]);
  expect(told({ email: '' }, ForgotPassword)).toEqual(['email emailRequired']);
  expect(told({ email: 'hoching' }, ForgotPassword)).toEqual(['email emailInvalid']);
});

describe.each([
  ['§5 reset password', (passwords: object) => told({ token: 'abc', ...passwords }, PasswordReset)],
  ['§5 password change', (passwords: object) => told({ oldPassword: 'old', ...passwords }, PasswordChange)],
])('%s', (_, toldWith) => {
  const toldOf = (newPassword: unknown, retypedPassword: unknown) => toldWith({ newPassword, retypedPassword });

  test('the new password is required, and so is the retyped one', () => {
    expect(toldOf('ferry-1898', 'ferry-1898')).toEqual([]);
    expect(toldOf('', '')).toEqual(['newPassword newPasswordRequired', 'retypedPassword passwordConfirmRequired']);
  });

  test('it has 8 to 20 characters', () => {
    for (const right of ['12345678', '1'.repeat(20)]) expect(toldOf(right, right)).toEqual([]);
    for (const wrong of ['1234567', '1'.repeat(21)])
      expect(toldOf(wrong, wrong)).toEqual(['newPassword passwordLength']);
  });

  test('the retyped one must match, to the last space', () => {
    expect(toldOf('ferry-1898', 'ferry-1899')).toEqual(['retypedPassword passwordMismatch']);
    expect(toldOf('ferry-1898', 'ferry-1898 ')).toEqual(['retypedPassword passwordMismatch']);
    expect(toldOf(' '.repeat(8), ' ')).toEqual(['retypedPassword passwordMismatch']);
  });
});

test('§5 password change: the old password is required, and its length is not told', () => {
  const change = { newPassword: 'ferry-1898', retypedPassword: 'ferry-1898' };
  expect(told(change, PasswordChange)).toEqual(['oldPassword oldPasswordRequired']);
  expect(told({ ...change, oldPassword: 'x' }, PasswordChange)).toEqual([]);
});
