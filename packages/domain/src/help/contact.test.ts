import type { Struct } from 'superstruct';
import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/form.js';
import { ContactEnquiry, NewsletterSubscription, PlaceSearch, Unsubscription } from './contact.js';

const errorsIn = <T, S>(value: unknown, struct: Struct<T, S>) =>
  fieldErrors(value, struct).map(({ field, code }) => `${field} ${code}`);

const enquiry = { name: 'Ho Ching', email: 'hoching@example.com', contactNumber: '9000 0000', enquiries: 'Where?' };

test('§5 contact form: name, email, phone and enquiry required', () => {
  expect(errorsIn(enquiry, ContactEnquiry)).toEqual([]);
  expect(errorsIn({ name: ' ', enquiries: '\n' }, ContactEnquiry)).toEqual([
    'name nameRequired',
    'email emailRequired',
    'contactNumber mobileRequired',
    'enquiries enquiryRequired',
  ]);
});

test('§5 contact form: email and phone must be valid', () => {
  expect(errorsIn({ ...enquiry, email: 'hoching', contactNumber: 'none' }, ContactEnquiry)).toEqual([
    'email emailInvalid',
    'contactNumber mobileInvalid',
  ]);
  for (const contactNumber of ['1', '12345', '+1']) {
    expect(errorsIn({ ...enquiry, contactNumber }, ContactEnquiry), contactNumber).toEqual([
      'contactNumber mobileInvalid',
    ]);
  }
});

test('§5 contact form: every text is length-limited', () => {
  expect(errorsIn({ ...enquiry, name: '晴'.repeat(61), enquiries: '問'.repeat(2001) }, ContactEnquiry)).toEqual([
    'name nameTooLong',
    'enquiries enquiryTooLong',
  ]);
  expect(errorsIn({ ...enquiry, enquiries: '問'.repeat(2000) }, ContactEnquiry)).toEqual([]);
});

test.each([
  ['§2 newsletter', NewsletterSubscription],
  ['§5 unsubscribe', Unsubscription],
])('%s: email required and valid', (_, struct) => {
  expect(errorsIn({ email: 'hoching@example.com' }, struct)).toEqual([]);
  expect(errorsIn({}, struct)).toEqual(['email emailRequired']);
  expect(errorsIn({ email: 'hoching@' }, struct)).toEqual(['email emailInvalid']);
  expect(errorsIn({ email: `${'a'.repeat(250)}@b.hk` }, struct)).toEqual(['email emailTooLong']);
});

test('§5 box office and kiosk search: a search word is required', () => {
  expect(errorsIn({ q: '旺角' }, PlaceSearch)).toEqual([]);
  for (const q of ['', '   ', undefined]) expect(errorsIn({ q }, PlaceSearch)).toEqual(['q searchWordRequired']);
});
