import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mobileField, nameField, phoneField } from './fields.js';
import { fieldErrors } from './form.js';
import { emailField, newPasswordField, normalEmail, repeats } from './loginFields.js';

const codeOf = (value: unknown, field: ReturnType<typeof emailField>) => fieldErrors(value, field)[0]?.code;

/** Characters that are allowed in an email, and some that are not. */
const emailLike = fc.string({ unit: fc.constantFrom(...'aZ09_-.@ 海香é+'), maxLength: 12 });

describe('§5 email', () => {
  const email = emailField();

  test.each(['ho_ching@example.com', '陳海晴@例子.香港', 'a-b.c9@mail.example.hk', 'a@b.c', ' a@b.c '])(
    '"%s" is valid: letters, digits, underscore, hyphen and Chinese characters',
    (text) => {
      expect(codeOf(text, email)).toBeUndefined();
    },
  );

  test.each([
    'a',
    'a@b',
    '@example.com',
    'a@@b.c',
    'a@b.c@d.e',
    'a b@c.d',
    '.a@b.c',
    'a.@b.c',
    'a..b@c.d',
    'a@b..c',
    'a@b.c.',
    'a@b.c\nBcc: d@e.f',
    'café@example.com',
    'a+b@example.com',
    '<a@b.c',
  ])('%j is invalid', (text) => {
    expect(codeOf(text, email)).toBe('emailInvalid');
  });

  test('it is required', () => {
    for (const value of ['', '   ', undefined, null, 7, ['a@b.c']]) expect(codeOf(value, email)).toBe('emailRequired');
  });

  test('it is not too long: 254 characters', () => {
    const long = (length: number) => `${'海'.repeat(length - '@b.hk'.length)}@b.hk`;
    expect(codeOf(long(254), email)).toBeUndefined();
    expect(codeOf(long(255), email)).toBe('emailTooLong');
  });

  test('a valid email has one @, with a name before it and a domain of at least two words after it', () => {
    const word = /^[A-Za-z0-9_\-\p{Script=Han}]+$/u;
    const isWords = (text: string) => text.split('.').every((part) => word.test(part));
    const wellFormed = fc.tuple(emailLike, emailLike, emailLike).map(([a, b, c]) => `${a}@${b}.${c}`);
    fc.assert(
      fc.property(fc.oneof(emailLike, wellFormed), (text) => {
        const [name = '', domain = '', ...more] = text.trim().split('@');
        const expected = more.length === 0 && isWords(name) && isWords(domain) && domain.includes('.');
        expect(email.is(text)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('§5 phone pattern', () => {
  const phone = phoneField('mobileRequired');

  test.each([
    '90000000',
    '9000 0000',
    '9000-0000',
    '+85290000000',
    '+852 9000 0000',
    '(852) 9000 0000',
    '+(852)90000000',
    '1',
  ])('%s is valid: plus, brackets, hyphens and spaces are optional', (text) => {
    expect(codeOf(text, phone)).toBeUndefined();
  });

  test.each([
    '+',
    '()',
    '(852',
    '852)',
    '((852)) 9000',
    '9000-',
    '-9000',
    '9000--0000',
    '++852',
    '852+9000',
    '9000.0000',
    'none',
    '九千',
  ])('"%s" is invalid', (text) => {
    expect(codeOf(text, phone)).toBe('mobileInvalid');
  });

  test('it is required, and length-limited: 20 characters', () => {
    expect(codeOf(' ', phone)).toBe('mobileRequired');
    expect(codeOf('1'.repeat(20), phone)).toBeUndefined();
    expect(codeOf('1'.repeat(21), phone)).toBe('mobileTooLong');
  });

  test.each([
    '9123 4567',
    '91234567',
    '+852 9123-4567',
    '(852) 9123 4567',
    '+(852)91234567',
    '852 9123 4567',
    '85291234567',
    '９１２３　４５６７',
    '+86 139 1234 5678',
    '(44) 7700 900123',
  ])('§3 %s is a mobile number: 8 digits of Hong Kong, or an area code and a number', (text) => {
    expect(codeOf(text, mobileField('mobileRequired'))).toBeUndefined();
  });

  test.each(['9123 456', '9123 45678', '+852 9123 456', '(852) 9123 45678', '1'])(
    '§3 "%s" is no Hong Kong mobile number, which has 8 digits',
    (text) => {
      expect(codeOf(text, mobileField('mobileRequired'))).toBe('mobileInvalid');
    },
  );

  test.each(['+1', '(44) 1', '+44 12', `+44${'1'.repeat(14)}`])(
    '"%s" cannot be dialled: a number with its area code has 7 to 15 digits',
    (text) => {
      expect(codeOf(text, mobileField('mobileRequired'))).toBe('mobileInvalid');
    },
  );

  test('a valid number has a digit, and brackets in pairs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+() -12'), minLength: 1, maxLength: 10 }), (text) => {
        fc.pre(phone.is(text));
        expect(text).toMatch(/\d/);
        expect(text.replace(/[^()]/g, '')).toMatch(/^(?:\(\))*$/);
        expect(text.lastIndexOf('+')).toBeLessThanOrEqual(text.search(/\S/));
      }),
    );
  });
});

describe('§5 §9 password', () => {
  const password = newPasswordField('passwordRequired');

  test('it has 8 to 20 characters of any kind; an emoji is one character', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('🥁', '鑼', 'a', 'é', ' ', '\n', '"'), { maxLength: 30 }), (characters) => {
        const fits = characters.length >= 8 && characters.length <= 20;
        expect(password.is(characters.join(''))).toBe(fits);
      }),
    );
  });

  test('the error says "enter an 8-20 character password"', () => {
    expect(codeOf('7 chars', password)).toBe('passwordLength');
    expect(codeOf('12345678', password)).toBeUndefined();
    expect(codeOf('1'.repeat(20), password)).toBeUndefined();
    expect(codeOf('1'.repeat(21), password)).toBe('passwordLength');
    expect(codeOf('', password)).toBe('passwordRequired');
  });

  test('spaces at both ends are part of it', () => {
    expect(codeOf(' '.repeat(8), password)).toBeUndefined();
    expect(codeOf(' seven ', password)).toBe('passwordLength');
  });
});

describe('§5 a confirmation', () => {
  const errorsIn = (first: unknown, second: unknown, code: 'passwordMismatch' | 'emailMismatch') =>
    [...repeats(first, 'second', second, code)].map((error) => error.code);

  test('of a password must be the same text, including spaces', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (first, second) => {
        expect(errorsIn(first, first, 'passwordMismatch')).toEqual([]);
        expect(errorsIn(first, second, 'passwordMismatch')).toEqual(first === second ? [] : ['passwordMismatch']);
      }),
    );
    expect(errorsIn(' '.repeat(8), ' ', 'passwordMismatch')).toEqual(['passwordMismatch']);
  });

  test('of an email may differ in case and in spaces at both ends', () => {
    expect(errorsIn('Ho@Example.com', ' ho@example.COM ', 'emailMismatch')).toEqual([]);
    expect(errorsIn('ho@example.com', 'ho@example.org', 'emailMismatch')).toEqual(['emailMismatch']);
  });

  test('is not compared while either is missing: only the missing field is reported', () => {
    for (const [first, second] of [
      ['a', ''],
      ['', 'a'],
      [undefined, 'a'],
      ['a', 7],
    ]) {
      expect(errorsIn(first, second, 'passwordMismatch')).toEqual([]);
    }
    expect(errorsIn('a@b.c', '  ', 'emailMismatch')).toEqual([]);
  });
});

test('normalising an email twice changes nothing', () => {
  fc.assert(
    fc.property(emailLike, (text) => {
      expect(normalEmail(normalEmail(text))).toBe(normalEmail(text));
    }),
  );
  expect(normalEmail(' Ho@Example.COM ')).toBe('ho@example.com');
});

test('§5 a name is length-limited: 60 characters', () => {
  for (const character of '晴𠮷') expect(codeOf(character.repeat(60), nameField())).toBeUndefined();
  expect(codeOf('晴'.repeat(61), nameField())).toBe('nameTooLong');
  expect(codeOf('', nameField())).toBeUndefined();
  expect(codeOf(' ', nameField('contactNameRequired'))).toBe('contactNameRequired');
});
