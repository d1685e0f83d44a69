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
const errorsIn = (changes: object) =>
  fieldErrors({ ...change, ...changes }, TransactionChange).map(({ field, code }) => `${field} ${code}`);

describe('§5 transaction change request', () => {
  test('the transaction number and the card number are required', () => {
    expect(errorsIn({})).toEqual([]);
    expect(errorsIn({ transactionNumber: ' ', cardFirst4: '', cardLast4: undefined })).toEqual([
      'transactionNumber transactionNumberRequired',
      'cardFirst4 cardNumberRequired',
      'cardLast4 cardNumberRequired',
    ]);
  });

  test('digits are taken as people paste them', () => {
    expect(errorsIn({ cardFirst4: '４０ ００', cardLast4: '\u200E0-0-0-2' })).toEqual([]);
    expect(errorsIn({ cardLast4: '4417 1234 5678 9113' })).toEqual(['cardLast4 cardNumberInvalid']);
  });

  test.each(['123', '12345', '12 4', 'abcd', '4000000000000002'])(
    '§3 of the card only the first 4 and the last 4 digits are taken: "%s" is refused',
    (digits) => {
      expect(errorsIn({ cardFirst4: digits, cardLast4: digits })).toEqual([
        'cardFirst4 cardNumberInvalid',
        'cardLast4 cardNumberInvalid',
      ]);
    },
  );

  test('the card-front image is required', () => {
    expect(errorsIn({ cardImage: '' })).toEqual(['cardImage imageRequired']);
    expect(errorsIn({ cardImage: undefined })).toEqual(['cardImage imageRequired']);
  });

  test('at least one item must be ticked', () => {
    for (const items of [[], undefined, 'address', null]) {
      expect(errorsIn({ items })).toEqual(['items changeItemRequired']);
    }
    expect(errorsIn({ items: ['seat'] })).toEqual(['items.0 badRequest']);
  });

  test('ticked items need a value, and unticked items do not', () => {
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
        expect(errorsIn({ items: ticked, ...empty })).toEqual(missing.map((item) => required[item]));
      }),
    );
  });

  test('the value of a ticked item is checked; the value of an unticked item is ignored', () => {
    const wrong = { newContactName: '晴'.repeat(61), newContactNumber: 'none', newAddress: '街'.repeat(301) };
    expect(errorsIn({ ...wrong })).toEqual([
      'newContactName nameTooLong',
      'newContactNumber mobileInvalid',
      'newAddress streetTooLong',
    ]);
    expect(errorsIn({ newContactNumber: '9'.repeat(21) })).toEqual(['newContactNumber mobileTooLong']);
    expect(errorsIn({ ...wrong, items: ['contactNumber'], newContactNumber: '9000 0000' })).toEqual([]);
  });

  test('§3 only ticked items are updated', () => {
    expect(tickedChanges({ ...change, items: ['address'] })).toEqual({ address: '1 Sai Yee Street' });
    expect(tickedChanges({ ...change, items: ['contactNumber', 'contactName'] })).toEqual({
      contactName: 'Ho Ching',
      contactNumber: '9000 0000',
    });
  });

  test('an order without a card needs no card number and no image', () => {
    const { cardFirst4: _first, cardLast4: _last, cardImage: _image, ...withoutCard } = change;
    const errorsOf = (value: object) =>
      fieldErrors(value, TransactionChange).map(({ field, code }) => `${field} ${code}`);
    expect(errorsOf({ ...withoutCard, withoutCard: true })).toEqual([]);
    expect(errorsOf(withoutCard)).toEqual([
      'cardFirst4 cardNumberRequired',
      'cardLast4 cardNumberRequired',
      'cardImage imageRequired',
    ]);
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
  const errorsIn = (value: object) => fieldErrors(value, DeliveryChange).map(({ field, code }) => `${field} ${code}`);

  test('transaction number, contact name, mobile, address and email are required', () => {
    expect(errorsIn(delivery)).toEqual([]);
    expect(errorsIn({ cardImage: '' })).toEqual([
      'transactionNumber transactionNumberRequired',
      'contactName contactNameRequired',
      'mobile mobileRequired',
      'deliveryAddress deliveryAddressRequired',
      'email emailRequired',
      'cardImage imageRequired',
      'option deliveryOptionRequired',
    ]);
  });

  test('without an image the server decides: it knows whether a card paid', () => {
    const { cardImage: _, ...withoutImage } = delivery;
    expect(errorsIn(withoutImage)).toEqual([]);
  });

  test('mobile and email must be valid', () => {
    expect(errorsIn({ ...delivery, mobile: 'none', email: 'hoching' })).toEqual([
      'mobile mobileInvalid',
      'email emailInvalid',
    ]);
  });

  test('every text is length-limited', () => {
    expect(errorsIn({ ...delivery, contactName: '晴'.repeat(61), deliveryAddress: '街'.repeat(301) })).toEqual([
      'contactName nameTooLong',
      'deliveryAddress streetTooLong',
    ]);
  });

  test.each(['kiosk', 'pickUp', 'delivery'])('§3 %s is a way to collect the tickets', (option) => {
    const appointment = { appointmentDay: '2026-12-01', appointmentTime: '10:00' };
    expect(errorsIn({ ...delivery, ...appointment, option })).toEqual([]);
  });

  test('a pick-up needs its day and its hour; the other ways do not', () => {
    expect(errorsIn({ ...delivery, option: 'pickUp' })).toEqual([
      'appointmentDay appointmentRequired',
      'appointmentTime appointmentRequired',
    ]);
    expect(errorsIn({ ...delivery, option: 'delivery', destination: 'macau' })).toEqual([]);
    expect(errorsIn({ ...delivery, destination: 'moon' })).toEqual(['destination badRequest']);
  });

  test('§3 any other option is refused', () => {
    expect(errorsIn({ ...delivery, option: 'drone' })).toEqual(['option deliveryOptionRequired']);
  });
});
