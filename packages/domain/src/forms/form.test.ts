import fc from 'fast-check';
import { number, object, optional, type Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { MemberProfile, Registration } from '../account/member.js';
import {
  ForgotPassword,
  LoginRequest,
  OneTimePasswordLogin,
  PasswordChange,
  PasswordReset,
} from '../account/validation.js';
import { errorCodes } from '../errors.js';
import { DeliveryChange, TransactionChange } from '../help/changes.js';
import { ContactEnquiry, PlaceSearch, Unsubscription } from '../help/contact.js';
import { fieldErrors, form, oneOf, ticked } from './form.js';
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
const told = (value: unknown) => fieldErrors(value, Order).map(({ field, code }) => `${field} ${code}`);

describe('§5 a form', () => {
  test('tells everything at once, one code a field, in the order of the form', () => {
    expect(told({})).toEqual(['title titleRequired', 'name nameRequired', 'agreed termsNotAgreed']);
    expect(told({ agreed: false, name: 'too long', title: 'Sir' })).toEqual([
      'title titleRequired',
      'name nameTooLong',
      'agreed termsNotAgreed',
    ]);
  });

  test('tells what is wrong between fields also while another field is wrong', () => {
    expect(told({ name: 'later', agreed: true })).toEqual(['title titleRequired', 'flat.number flatRequired']);
  });

  test('takes spaces at both ends for no part of a text', () => {
    expect(told({ ...valid, name: '      Ho      ' })).toEqual([]);
    expect(told({ ...valid, name: '      ' })).toEqual(['name nameRequired']);
  });

  test('takes no field that it does not know, and names it last', () => {
    expect(told({ admin: true, ...valid, title: '' })).toEqual(['title titleRequired', 'admin badRequest']);
    expect(told(JSON.parse('{"title":"Mr","name":"Ho","agreed":true,"__proto__":{"admin":true}}'))).toEqual([
      '__proto__ badRequest',
    ]);
    expect(told({ ...valid, constructor: 'x', toString: 'y' }).sort()).toEqual([
      'constructor badRequest',
      'toString badRequest',
    ]);
  });

  test('takes nothing from the prototype of what it is given', () => {
    expect(told(Object.create(valid))).not.toEqual([]);
    expect(fieldErrors({ ...valid, title: 'toString' }, Order)).toEqual([{ field: 'title', code: 'titleRequired' }]);
  });

  test.each([[null], [[]], [[valid]], ['Ho'], [7], [undefined], [true]])('%j is no form at all', (value) => {
    expect(told(value)).toEqual([' badRequest']);
  });
});

test('§8 a failure the catalogue has no code for is a bad request, by its path', () => {
  expect(told({ ...valid, flat: { number: 'many' } })).toEqual(['flat.number badRequest']);
});

/** What a form is asked in the property below. */
const asked = <T, S>(name: string, struct: Struct<T, S>) => ({
  name,
  fields: Object.keys((struct.schema ?? {}) as object),
  errorsOf: (body: unknown) => fieldErrors(body, struct),
});

describe('§5 whatever a form is sent, it answers with codes of the catalogue, one a field', () => {
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
