import { describe, expect, test } from 'vitest';
import { textLength } from '../constants.js';
import { checkDeliverTo } from './deliverTo.js';

const friend = {
  destination: 'macau',
  address: '8 Rua do Campo',
  name: 'Lei Sio Fong',
  phone: '+853 6612 3456',
} as const;
const errorsOf = (changes: object) =>
  checkDeliverTo({ ...friend, ...changes }).map(({ field, code }) => `${field} ${code}`);

describe('§3 another address than that of the profile', () => {
  test('needs a name, a phone and an address', () => {
    expect(checkDeliverTo(undefined)).toEqual([]);
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ address: ' ', name: '', phone: '' })).toEqual([
      'deliverTo.name contactNameRequired',
      'deliverTo.phone mobileRequired',
      'deliverTo.address deliveryAddressRequired',
    ]);
  });

  test('§5 is checked like every name, phone and address', () => {
    const long = 'x'.repeat(textLength.address + 1);
    expect(errorsOf({ address: long, name: long, phone: 'none' })).toEqual([
      'deliverTo.name nameTooLong',
      'deliverTo.phone mobileInvalid',
      'deliverTo.address streetTooLong',
    ]);
  });
});
