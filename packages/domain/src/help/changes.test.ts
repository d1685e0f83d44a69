import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/form.js';
import { type ChangeItem, changeItems, DeliveryChange, TransactionChange, tickedChanges } from './changes.js';

const values = { newContactName: 'Ho Ching', newContactNumber: '9000 0000', newAddress: '1 Sai Yee Street' };
const change = {
  transactionNumber: 'FG-2026-0001',
  cardFirst4: '4000',
  cardLast4: '0002',
  cardImage: 'card.png',
  items: [...changeItems],
  ...values,
};
const told = (changes: object) =>
  fieldErrors({ ...change, ...changes }, TransactionChange).map(({ field, code }) => `${field} ${code}`);

describe('§5 transaction change request', () => {
  test('the transaction number and the card number are required', () => {
    expect(told({})).toEqual([]);
    expect(told({ transactionNumber: ' ', cardFirst4: '', cardLast4: undefined })).toEqual([
      'transactionNumber transactionNumberRequired',
      'cardFirst4 cardNumberRequired',
      'cardLast4 cardNumberRequired',
    ]);
  });

  test.each(['123', '12345', '12 4', 'abcd', '4000000000000002'])(
    '§3 of the card only the first 4 and the last 4 digits are taken: "%s" is refused',
    (digits) => {
      expect(told({ cardFirst4: digits, cardLast4: digits })).toEqual([
        'cardFirst4 cardNumberInvalid',
        'cardLast4 cardNumberInvalid',
      ]);
    },
  );

  test('the card-front image is required', () => {
    expect(told({ cardImage: '' })).toEqual(['cardImage imageRequired']);
    expect(told({ cardImage: undefined })).toEqual(['cardImage imageRequired']);
  });

  test('at least one item must be ticked', () => {
    for (const items of [[], undefined, 'address', null]) {
      expect(told({ items })).toEqual(['items changeItemRequired']);
    }
    expect(told({ items: ['seat'] })).toEqual(['items.0 badRequest']);
  });

  test('each ticked item needs its value, and exactly the ticked ones do', () => {
    const required = {
      contactName: 'newContactName newContactNameRequired',
      contactNumber: 'newContactNumber newContactNumberRequired',
      address: 'newAddress newAddressRequired',
    };
    const fieldOf = { contactName: 'newContactName', contactNumber: 'newContactNumber', address: 'newAddress' };
    const some = () => fc.subarray<ChangeItem>([...changeItems]);
    fc.assert(
      fc.property(fc.shuffledSubarray<ChangeItem>([...changeItems], { minLength: 1 }), some(), (ticked, left) => {
        const empty = Object.fromEntries(left.map((item) => [fieldOf[item], ' ']));
        const missing = changeItems.filter((item) => ticked.includes(item) && left.includes(item));
        expect(told({ items: ticked, ...empty })).toEqual(missing.map((item) => required[item]));
      }),
    );
  });

  test('a ticked value keeps the rules of its kind; one that is not ticked is not looked at', () => {
    const wrong = { newContactName: '晴'.repeat(61), newContactNumber: 'none', newAddress: '街'.repeat(301) };
    expect(told({ ...wrong })).toEqual([
      'newContactName nameTooLong',
      'newContactNumber mobileInvalid',
      'newAddress streetTooLong',
    ]);
    expect(told({ newContactNumber: '9'.repeat(21) })).toEqual(['newContactNumber mobileTooLong']);
    expect(told({ ...wrong, items: ['contactNumber'], newContactNumber: '9000 0000' })).toEqual([]);
  });

  test('§3 only ticked items are updated', () => {
    expect(tickedChanges({ ...change, items: ['address'] })).toEqual({ address: '1 Sai Yee Street' });
    expect(tickedChanges({ ...change, items: ['contactNumber', 'contactName'] })).toEqual({
      contactName: 'Ho Ching',
      contactNumber: '9000 0000',
    });
  });
});

describe('§5 delivery change request', () => {
  const delivery = {
    transactionNumber: 'FG-2026-0001',
    contactName: 'Ho Ching',
    mobile: '9000 0000',
    deliveryAddress: '1 Sai Yee Street',
    email: 'hoching@example.com',
    cardImage: 'card.png',
    option: 'kiosk',
  };
  const told = (value: object) => fieldErrors(value, DeliveryChange).map(({ field, code }) => `${field} ${code}`);

  test('transaction number, contact name, mobile, address and email are required', () => {
    expect(told(delivery)).toEqual([]);
    expect(told({})).toEqual([
      'transactionNumber transactionNumberRequired',
      'contactName contactNameRequired',
      'mobile mobileRequired',
      'deliveryAddress deliveryAddressRequired',
      'email emailRequired',
      'cardImage imageRequired',
      'option deliveryOptionRequired',
    ]);
  });

  test('mobile and email must be valid', () => {
    expect(told({ ...delivery, mobile: 'none', email: 'hoching' })).toEqual([
      'mobile mobileInvalid',
      'email emailInvalid',
    ]);
  });

  test('nothing is longer than is taken', () => {
    expect(told({ ...delivery, contactName: '晴'.repeat(61), deliveryAddress: '街'.repeat(301) })).toEqual([
      'contactName nameTooLong',
      'deliveryAddress streetTooLong',
    ]);
  });

  test.each(['kiosk', 'pickUp', 'delivery'])('§3 %s is a way to collect the tickets', (option) => {
    expect(told({ ...delivery, option })).toEqual([]);
  });

  test('§3 there is no other', () => {
    expect(told({ ...delivery, option: 'drone' })).toEqual(['option deliveryOptionRequired']);
  });
});
