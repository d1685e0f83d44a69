import { number, object, string } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { textLength } from '../constants.js';
import { isEmail } from '../forms/fields.js';
import { fieldErrors } from '../forms/form.js';
import { checkLogin, mustWaitToLogin } from './validation.js';

const emailLength = textLength.email;

describe('§5 email', () => {
  test.each(['ho_ching@example.com', '陳海晴@例子.香港', 'a-b.c9@mail.example.hk', 'a@b.c'])('%s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each(['', 'a', 'a@b', '@example.com', 'a@@b.c', 'a b@c.d', '.a@b.c', 'a.@b.c', 'a..b@c.d', 'a@b..c', 'a@b.c.'])(
    '"%s" is not',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  test('it is not too long', () => {
    const long = (length: number) => `${'a'.repeat(length - '@b.hk'.length)}@b.hk`;
    expect(isEmail(long(emailLength))).toBe(true);
    expect(isEmail(long(emailLength + 1))).toBe(false);
  });
});

describe('§5 login', () => {
  test.each(['hoching@example.com', ' hoching@example.com ', 'hoching', '陳海晴_88'])('"%s" may log in', (email) => {
    expect(checkLogin({ email, password: 'x' })).toEqual([]);
  });

  test('the password’s length is not told: it is right or wrong', () => {
    expect(checkLogin({ email: 'hoching', password: ' ' })).toEqual([]);
  });

  test.each([
    [{ email: '', password: '' }, ['email emailRequired', 'password passwordRequired']],
    [{ email: '   ', password: 'x' }, ['email emailRequired']],
    [{}, ['email emailRequired', 'password passwordRequired']],
    [{ email: 7, password: null }, ['email emailRequired', 'password passwordRequired']],
    [{ email: 'ho ching', password: 'x' }, ['email emailInvalid']],
    [{ email: 'hoching@', password: 'x' }, ['email emailInvalid']],
    [{ email: `${'a'.repeat(emailLength)}@b.hk`, password: 'x' }, ['email emailInvalid']],
  ])('%j', (value, expected) => {
    expect(checkLogin(value).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  test('what is no form at all is a bad request', () => {
    expect(checkLogin('hello')).toEqual([{ field: '', code: 'badRequest' }]);
  });
});

test('§8 a failure the catalogue has no code for is a bad request, by its path', () => {
  const order = object({ choice: object({ pointsUsed: number(), method: string() }) });
  expect(fieldErrors({ choice: { pointsUsed: 'many', method: 'kiosk' } }, order)).toEqual([
    { field: 'choice.pointsUsed', code: 'badRequest' },
  ]);
});

describe('§8 too many requests', () => {
  const now = '2026-11-20T13:15:00.000Z';
  const failed = (minute: number) => `2026-11-20T13:${String(minute).padStart(2, '0')}:00.000Z`;

  test('five wrong passwords in 15 minutes make login wait', () => {
    expect(mustWaitToLogin([1, 2, 3, 4].map(failed), now)).toBe(false);
    expect(mustWaitToLogin([1, 2, 3, 4, 5].map(failed), now)).toBe(true);
  });

  test('a wrong password is forgotten after 15 minutes', () => {
    expect(mustWaitToLogin([0, 1, 2, 3, 4].map(failed), now)).toBe(false);
  });
});
