import { describe, expect, test } from 'vitest';
import { interests } from '../catalogue/eventKinds.js';
import { fieldErrors } from '../forms/form.js';
import { fullName, MemberProfile, Registration } from './profile.js';

const filled = {
  loginEmail: 'hoiching@example.com',
  confirmEmail: 'hoiching@example.com',
  password: 'ferry-1898',
  confirmPassword: 'ferry-1898',
  title: 'Miss',
  name: 'Chan Hoi Ching',
  mobile: '9000 0000',
  agreed: true,
};
const profile = { title: filled.title, name: filled.name, mobile: filled.mobile };
const errorsIn = (changes: object) =>
  fieldErrors({ ...filled, ...changes }, Registration).map(({ field, code }) => `${field} ${code}`);

describe('§5 registration', () => {
  test('accepts a form with the required fields only', () => {
    expect(errorsIn({})).toEqual([]);
  });

  test('reports every missing field, from the top of the form', () => {
    expect(fieldErrors({}, Registration).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'loginEmail emailRequired',
      'confirmEmail emailConfirmRequired',
      'password passwordRequired',
      'confirmPassword passwordConfirmRequired',
      'title titleRequired',
      'name nameRequired',
      'mobile mobileRequired',
      'agreed memberTermsNotAgreed',
    ]);
  });

  test('email: required, valid, not too long, and equal to the confirm email, itself required', () => {
    expect(errorsIn({ loginEmail: '', confirmEmail: '' })).toEqual([
      'loginEmail emailRequired',
      'confirmEmail emailConfirmRequired',
    ]);
    expect(errorsIn({ loginEmail: 'hoiching', confirmEmail: 'hoiching' })).toEqual(['loginEmail emailInvalid']);
    expect(errorsIn({ loginEmail: `${'a'.repeat(250)}@b.hk`, confirmEmail: 'x' })).toEqual([
      'loginEmail emailTooLong',
      'confirmEmail emailMismatch',
    ]);
    expect(errorsIn({ confirmEmail: 'hoi@example.com' })).toEqual(['confirmEmail emailMismatch']);
    expect(errorsIn({ confirmEmail: ' HoiChing@example.com' })).toEqual([]);
  });

  test('password: 8 to 20 characters, and the confirmation must match', () => {
    expect(errorsIn({ password: 'short', confirmPassword: 'short' })).toEqual(['password passwordLength']);
    expect(errorsIn({ confirmPassword: 'ferry-1899' })).toEqual(['confirmPassword passwordMismatch']);
    expect(errorsIn({ confirmPassword: 'Ferry-1898' })).toEqual(['confirmPassword passwordMismatch']);
  });

  test.each(['Mr', 'Miss', 'Mrs'])('title: %s is valid', (title) => {
    expect(errorsIn({ title })).toEqual([]);
  });

  test.each(['', 'Dr', 'mr', null, 7])('title: %j is invalid', (title) => {
    expect(errorsIn({ title })).toEqual(['title titleRequired']);
  });

  test('name, or first and last name: required', () => {
    const both = { firstName: 'Hoi Ching', lastName: 'Chan' };
    expect(errorsIn({ name: undefined, ...both })).toEqual([]);
    expect(errorsIn({ name: ' ', ...both })).toEqual([]);
    expect(errorsIn({ ...both })).toEqual([]);
    expect(errorsIn({ name: ' ' })).toEqual(['name nameRequired']);
    expect(errorsIn({ name: '', firstName: 'Hoi Ching', lastName: ' ' })).toEqual(['lastName lastNameRequired']);
    expect(errorsIn({ name: '', lastName: 'Chan' })).toEqual(['firstName firstNameRequired']);
    expect(errorsIn({ name: '', firstName: '', lastName: '' })).toEqual(['name nameRequired']);
  });

  test('the rules between fields look at clean texts', () => {
    expect(errorsIn({ name: '\u200B\u3000' })).toEqual(['name nameRequired']);
    expect(errorsIn({ confirmEmail: 'hoiching＠example。com' })).toEqual([]);
    expect(errorsIn({ mobile: '（852）９１２３ ４５６７' })).toEqual([]);
  });

  test('a form that asks for first and last name alone misses each of them', () => {
    expect(errorsIn({ name: undefined, firstName: '', lastName: ' ' })).toEqual([
      'lastName lastNameRequired',
      'firstName firstNameRequired',
    ]);
  });

  test('first and last name make up the name, in the order of their script', () => {
    expect(fullName({ firstName: 'Hoi Ching', lastName: 'Chan' })).toBe('Hoi Ching Chan');
    expect(fullName({ firstName: '海晴', lastName: '陳' })).toBe('陳海晴');
    expect(fullName({ name: 'Ada', firstName: 'Hoi Ching', lastName: 'Chan' })).toBe('Ada');
  });

  test('name, or first and last name: length-limited', () => {
    const long = '陳'.repeat(61);
    expect(errorsIn({ name: long })).toEqual(['name nameTooLong']);
    expect(errorsIn({ name: '', firstName: long, lastName: long })).toEqual([
      'lastName nameTooLong',
      'firstName nameTooLong',
    ]);
  });

  test('birthday: optional, and one field when given', () => {
    expect(errorsIn({ birthday: { year: 1990, month: 2, day: 28 } })).toEqual([]);
    expect(errorsIn({ birthday: { year: 1990, month: 2, day: 29 } })).toEqual(['birthday birthdayInvalid']);
    expect(errorsIn({ birthday: { year: 'x' } })).toEqual(['birthday birthdayInvalid']);
  });

  test('address: optional, and each part is a field when given', () => {
    const address = { country: 'HK', area: 'KLN', district: 'MK', street: '1 Sai Yee Street', flat: '2/F' };
    expect(errorsIn({ address })).toEqual([]);
    expect(errorsIn({ address: {} })).toEqual([
      'address.country countryRequired',
      'address.street streetRequired',
      'address.flat flatRequired',
    ]);
  });

  test('mobile: required, valid and length-limited; area code: digits only', () => {
    expect(errorsIn({ mobile: '' })).toEqual(['mobile mobileRequired']);
    expect(errorsIn({ mobile: 'call me' })).toEqual(['mobile mobileInvalid']);
    expect(errorsIn({ mobile: '9'.repeat(21) })).toEqual(['mobile mobileTooLong']);
    expect(errorsIn({ mobileAreaCode: '852' })).toEqual([]);
    expect(errorsIn({ mobile: '7911 123456' })).toEqual(['mobile mobileInvalid']);
    expect(errorsIn({ mobile: '7911 123456', mobileAreaCode: '44' })).toEqual([]);
    expect(errorsIn({ mobile: '1', mobileAreaCode: '44' })).toEqual(['mobile mobileInvalid']);
    expect(errorsIn({ mobile: '85291234567' })).toEqual([]);
    expect(errorsIn({ mobileAreaCode: 'HK' })).toEqual(['mobileAreaCode mobileInvalid']);
  });

  test.each([false, undefined, null, 'true', 1])('the terms box must be ticked: %j is not a tick', (tick) => {
    expect(errorsIn({ agreed: tick })).toEqual(['agreed memberTermsNotAgreed']);
  });

  test('§3 interests, gender and opt-out are optional, with values from the lists', () => {
    expect(errorsIn({ interests: [...interests], gender: 'other', optOut: true })).toEqual([]);
    expect(errorsIn({ interests: ['knitting'] })).toEqual(['interests.0 badRequest']);
    expect(errorsIn({ interests: [...interests, 'movie'] })).toEqual(['interests badRequest']);
    expect(errorsIn({ gender: 'none of it' })).toEqual(['gender badRequest']);
    expect(errorsIn({ optOut: 'yes' })).toEqual(['optOut badRequest']);
  });

  test('refuses points and a member id', () => {
    expect(errorsIn({ points: 1_000_000, memberId: 'm1' })).toEqual(['points badRequest', 'memberId badRequest']);
  });
});

test('§5 the profile has the rules of registration, except email, password and terms', () => {
  expect(fieldErrors(profile, MemberProfile)).toEqual([]);
  expect(fieldErrors({}, MemberProfile).map(({ code }) => code)).toEqual([
    'titleRequired',
    'nameRequired',
    'mobileRequired',
  ]);
  expect(fieldErrors({ ...profile, loginEmail: filled.loginEmail }, MemberProfile)).toEqual([
    { field: 'loginEmail', code: 'badRequest' },
  ]);
});
