import fc from 'fast-check';
import { define, number, object, optional, type Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { MemberProfile, Registration } from '../account/profile.js';
import {
  ForgotPassword,
  LoginRequest,
  OneTimePasswordLogin,
  PasswordChange,
  PasswordReset,
} from '../account/validation.js';
import { requestLimits } from '../constants.js';
import { errorCodes } from '../errors.js';
import { DeliveryChange, TransactionChange } from '../help/changes.js';
import { ContactEnquiry, PlaceSearch, Unsubscription } from '../help/contact.js';
import { fieldErrors, form, list, oneOf, ticked } from './form.js';
import { text } from './text.js';

const Order = form(
  {
    title: oneOf(['Mr', 'Mrs'], 'titleRequired'),
    name: text({ missing: 'nameRequired', max: 5, tooLong: 'nameTooLong' }),
    flat: optional(object({ number: number() })),
    agreed: ticked('termsNotAgreed'),
  },
  function* ({ name }) {
    if (name === 'later') yield { field: 'flat.number', code: 'flatRequired' };
  },
);
const valid = { title: 'Mr', name: 'Ho', agreed: true };
const errorsIn = (value: unknown) => fieldErrors(value, Order).map(({ field, code }) => `${field} ${code}`);

describe('a value with thousands of errors', () => {
  /** A struct that rejects everything and counts its calls. */
  function counting() {
    const seen: unknown[] = [];
    const nothing = define<number>('nothing', (value) => {
      seen.push(value);
      return false;
    });
    return { seen, nothing };
  }
  const numbers = (length: number) => Array.from({ length }, (_, index) => index);

  test('is checked up to the first few dozen errors and no further', () => {
    const { seen, nothing } = counting();
    const { listed, fieldErrors: most } = requestLimits;
    expect(fieldErrors(numbers(listed), list(nothing))).toHaveLength(most);
    expect(seen).toHaveLength(most);
    const unknown = Object.fromEntries(numbers(10_000).map((index) => [`field${index}`, index]));
    expect(fieldErrors(unknown, Order)).toHaveLength(most);
  });

  test('a list that is too long has one error, and none of its values is checked', () => {
    const { seen, nothing } = counting();
    const Lists = object({ chosen: list(nothing, 3) });
    expect(fieldErrors({ chosen: numbers(4) }, Lists)).toEqual([{ field: 'chosen', code: 'badRequest' }]);
    expect(seen).toEqual([]);
    expect(fieldErrors({ chosen: numbers(3) }, Lists).map(({ field }) => field)).toEqual([
      'chosen.0',
      'chosen.1',
      'chosen.2',
    ]);
  });

  test.each([MemberProfile, Registration])('more interests than there are are one error', (struct) => {
    const errors = fieldErrors({ interests: numbers(50_000) }, struct);
    expect(errors.filter(({ field }) => field.startsWith('interests'))).toEqual([
      { field: 'interests', code: 'badRequest' },
    ]);
  });
});

describe('§5 a form', () => {
  test('reports every error at once, one code per field, in the order of the form', () => {
    expect(errorsIn({})).toEqual(['title titleRequired', 'name nameRequired', 'agreed termsNotAgreed']);
    expect(errorsIn({ agreed: false, name: 'too long', title: 'Sir' })).toEqual([
      'title titleRequired',
      'name nameTooLong',
      'agreed termsNotAgreed',
    ]);
  });

  test('reports errors between fields even if another field is wrong', () => {
    expect(errorsIn({ name: 'later', agreed: true })).toEqual(['title titleRequired', 'flat.number flatRequired']);
  });

  test('ignores spaces at both ends of a text', () => {
    expect(errorsIn({ ...valid, name: '      Ho      ' })).toEqual([]);
    expect(errorsIn({ ...valid, name: '      ' })).toEqual(['name nameRequired']);
  });

  test('refuses unknown fields, and reports them last', () => {
    expect(errorsIn({ admin: true, ...valid, title: '' })).toEqual(['title titleRequired', 'admin badRequest']);
    expect(errorsIn(JSON.parse('{"title":"Mr","name":"Ho","agreed":true,"__proto__":{"admin":true}}'))).toEqual([
      '__proto__ badRequest',
    ]);
    expect(errorsIn({ ...valid, constructor: 'x', toString: 'y' }).sort()).toEqual([
      'constructor badRequest',
      'toString badRequest',
    ]);
  });

  test('ignores properties of the prototype', () => {
    expect(errorsIn(Object.create(valid))).not.toEqual([]);
    expect(fieldErrors({ ...valid, title: 'toString' }, Order)).toEqual([{ field: 'title', code: 'titleRequired' }]);
  });

  test.each([[null], [[]], [[valid]], ['Ho'], [7], [undefined], [true]])('%j is not a form', (value) => {
    expect(errorsIn(value)).toEqual([' badRequest']);
  });
});

test('§8 a failure without a code of the catalogue is a bad request, with its path', () => {
  expect(errorsIn({ ...valid, flat: { number: 'many' } })).toEqual(['flat.number badRequest']);
});

/** A field for the property below. */
const asked = <T, S>(name: string, struct: Struct<T, S>) => ({
  name,
  fields: Object.keys((struct.schema ?? {}) as object),
  errorsOf: (body: unknown) => fieldErrors(body, struct),
});

describe('§5 for any input a form returns codes of the catalogue, one per field', () => {
  const nested = Array.from({ length: 5000 }).reduce<unknown>((inner) => [inner], []);
  const unprintable = { toString: 1, valueOf: 2 };
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(unprintable, [unprintable], nested));

  test.each([
    asked('ContactEnquiry', ContactEnquiry),
    asked('DeliveryChange', DeliveryChange),
    asked('ForgotPassword', ForgotPassword),
    asked('LoginRequest', LoginRequest),
    asked('MemberProfile', MemberProfile),
    asked('OneTimePasswordLogin', OneTimePasswordLogin),
    asked('PasswordChange', PasswordChange),
    asked('PasswordReset', PasswordReset),
    asked('PlaceSearch', PlaceSearch),
    asked('Registration', Registration),
    asked('TransactionChange', TransactionChange),
    asked('Unsubscription', Unsubscription),
  ])('$name', ({ fields, errorsOf }) => {
    const filled = fc.record(Object.fromEntries(fields.map((field) => [field, anything])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(anything, filled), (body) => {
        const errors = errorsOf(body);
        expect(errors.filter(({ code }) => !errorCodes.includes(code))).toEqual([]);
        expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length);
      }),
    );
  });
});
