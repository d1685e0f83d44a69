import { describe, expect, test } from 'vitest';
import { interests } from '../catalogue/eventKinds.js';
import { fieldErrors } from '../forms/form.js';
import { MemberProfile, Registration } from './member.js';

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
const told = (changes: object) =>
  fieldErrors({ ...filled, ...changes }, Registration).map(({ field, code }) => `${field} ${code}`);

describe('§5 registration', () => {
  test('asks for no more than it says', () => {
    expect(told({})).toEqual([]);
  });

  test('tells everything that is missing, from the top of the form', () => {
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
    expect(told({ loginEmail: '', confirmEmail: '' })).toEqual([
      'loginEmail emailRequired',
      'confirmEmail emailConfirmRequired',
    ]);
    expect(told({ loginEmail: 'hoiching', confirmEmail: 'hoiching' })).toEqual(['loginEmail emailInvalid']);
    expect(told({ loginEmail: `${'a'.repeat(250)}@b.hk`, confirmEmail: 'x' })).toEqual([
      'loginEmail emailTooLong',
      'confirmEmail emailMismatch',
    ]);
    expect(told({ confirmEmail: 'hoi@example.com' })).toEqual(['confirmEmail emailMismatch']);
    expect(told({ confirmEmail: ' HoiChing@example.com' })).toEqual([]);
  });

  test('password: 8 to 20 characters, and the confirmation must match', () => {
    expect(told({ password: 'short', confirmPassword: 'short' })).toEqual(['password passwordLength']);
    expect(told({ confirmPassword: 'ferry-1899' })).toEqual(['confirmPassword passwordMismatch']);
    expect(told({ confirmPassword: 'Ferry-1898' })).toEqual(['confirmPassword passwordMismatch']);
  });

  test.each(['Mr', 'Miss', 'Mrs'])('title: %s is one', (title) => {
    expect(told({ title })).toEqual([]);
  });

  test.each(['', 'Dr', 'mr', null, 7])('title: %j is none', (title) => {
    expect(told({ title })).toEqual(['title titleRequired']);
  });

  test('name, or first and last name: required', () => {
    const both = { firstName: 'Hoi Ching', lastName: 'Chan' };
    expect(told({ name: undefined, ...both })).toEqual([]);
    expect(told({ name: ' ', ...both })).toEqual([]);
    expect(told({ ...both })).toEqual([]);
    expect(told({ name: ' ' })).toEqual(['name nameRequired']);
    expect(told({ name: '', firstName: 'Hoi Ching', lastName: ' ' })).toEqual(['lastName lastNameRequired']);
    expect(told({ name: '', lastName: 'Chan' })).toEqual(['firstName firstNameRequired']);
  });

  test('name, or first and last name: length-limited', () => {
    const long = '陳'.repeat(61);
    expect(told({ name: long })).toEqual(['name nameTooLong']);
    expect(told({ name: '', firstName: long, lastName: long })).toEqual([
      'firstName nameTooLong',
      'lastName nameTooLong',
    ]);
  });

  test('birthday: may be left out; where it is given it is one field', () => {
    expect(told({ birthday: { year: 1990, month: 2, day: 28 } })).toEqual([]);
    expect(told({ birthday: { year: 1990, month: 2, day: 29 } })).toEqual(['birthday birthdayInvalid']);
    expect(told({ birthday: { year: 'x' } })).toEqual(['birthday birthdayInvalid']);
  });

  test('address: may be left out; where it is given each part is a field', () => {
    const address = { country: 'HK', area: 'KLN', district: 'MK', street: '1 Sai Yee Street', flat: '2/F' };
    expect(told({ address })).toEqual([]);
    expect(told({ address: {} })).toEqual([
      'address.country countryRequired',
      'address.street streetRequired',
      'address.flat flatRequired',
    ]);
  });

  test('mobile: required, valid and length-limited; an area code is digits', () => {
    expect(told({ mobile: '' })).toEqual(['mobile mobileRequired']);
    expect(told({ mobile: 'call me' })).toEqual(['mobile mobileInvalid']);
    expect(told({ mobile: '9'.repeat(21) })).toEqual(['mobile mobileTooLong']);
    expect(told({ mobileAreaCode: '852' })).toEqual([]);
    expect(told({ mobileAreaCode: 'HK' })).toEqual(['mobileAreaCode mobileInvalid']);
  });

  test.each([false, undefined, null, 'true', 1])('the terms box must be ticked: %j is no tick', (tick) => {
    expect(told({ agreed: tick })).toEqual(['agreed memberTermsNotAgreed']);
  });

  test('§3 interests, gender and the opt-out are free to give, from the lists', () => {
    expect(told({ interests: [...interests], gender: 'other', optOut: true })).toEqual([]);
    expect(told({ interests: ['knitting'] })).toEqual(['interests.0 badRequest']);
    expect(told({ interests: [...interests, 'movie'] })).toEqual(['interests badRequest']);
    expect(told({ gender: 'none of it' })).toEqual(['gender badRequest']);
    expect(told({ optOut: 'yes' })).toEqual(['optOut badRequest']);
  });

  test('nobody registers with points, or as somebody else', () => {
    expect(told({ points: 1_000_000, memberId: 'm1' })).toEqual(['points badRequest', 'memberId badRequest']);
  });
});

test('§5 the profile keeps the rules of registration, without the email, the password and the terms', () => {
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
