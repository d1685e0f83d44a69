import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/form.js';
import { Address, type AddressLevel, type AddressNode, addressLevels, checkAddress } from './address.js';
import { AddressFields } from './profile.js';

const place = (level: AddressLevel, code: string, children: AddressNode[] = []): AddressNode => ({
  code,
  name: code,
  level,
  children,
});

/** Hong Kong starts with areas, the mainland with provinces. Macau has no children. */
const addressList = [
  place('country', 'HK', [
    place('area', 'KLN', [place('district', 'MK'), place('district', 'TST')]),
    place('area', 'NT', [place('district', 'ST')]),
  ]),
  place('country', 'MO'),
  place('country', 'CN', [
    place('province', 'GD', [place('area', 'GZ', [place('district', 'TH')]), place('area', 'ZH')]),
  ]),
];
const errorsIn = (address: Partial<Address>) =>
  checkAddress({ country: '', ...address }, addressList).map(({ field, code }) => `${field} ${code}`);

describe('§5 registration: country/region, province/state, area and district are chosen when an address is given', () => {
  test.each<Partial<Address>>([
    { country: 'HK', area: 'KLN', district: 'TST' },
    { country: 'MO' },
    { country: 'CN', province: 'GD', area: 'GZ', district: 'TH' },
    { country: 'CN', province: 'GD', area: 'ZH' },
    { country: 'HK', province: '', area: 'NT', district: 'ST' },
  ])('%j is complete', (address) => {
    expect(errorsIn(address)).toEqual([]);
  });

  test.each<[Partial<Address>, string]>([
    [{}, 'address.country countryRequired'],
    [{ country: 'XX' }, 'address.country countryRequired'],
    [{ country: 'CN' }, 'address.province provinceRequired'],
    [{ country: 'CN', province: 'XX', area: 'GZ' }, 'address.province provinceRequired'],
    [{ country: 'CN', area: 'GZ', district: 'TH' }, 'address.province provinceRequired'],
    [{ country: 'HK' }, 'address.area areaRequired'],
    [{ country: 'HK', area: 'GZ', district: 'TH' }, 'address.area areaRequired'],
    [{ country: 'HK', area: 'KLN' }, 'address.district districtRequired'],
    [{ country: 'HK', area: 'KLN', district: 'ST' }, 'address.district districtRequired'],
    [{ country: 'HK', area: 'KLN', district: 'toString' }, 'address.district districtRequired'],
  ])('%j misses a choice, or has one that is not offered', (address, error) => {
    expect(errorsIn(address)).toEqual([error]);
  });

  test('a level that offers no choices must stay empty', () => {
    expect(errorsIn({ country: 'MO', area: 'KLN' })).toEqual(['address.area areaRequired']);
    expect(errorsIn({ country: 'HK', province: 'GD', area: 'KLN', district: 'MK' })).toEqual([
      'address.province provinceRequired',
    ]);
  });

  test('an address is valid if and only if it is a path from the top of the list to a leaf', () => {
    const ways = (places: AddressNode[]): Record<string, string>[] =>
      places.flatMap(({ level, code, children }) =>
        children.length === 0 ? [{ [level]: code }] : ways(children).map((below) => ({ [level]: code, ...below })),
      );
    const known = ways(addressList).map((way) => addressLevels.map((level) => way[level] ?? '').join('/'));
    const codes = fc.constantFrom('', 'HK', 'MO', 'CN', 'GD', 'KLN', 'NT', 'GZ', 'ZH', 'MK', 'TST', 'ST', 'TH');
    fc.assert(
      fc.property(fc.tuple(codes, codes, codes, codes), ([country, province, area, district]) => {
        const isKnown = known.includes([country, province, area, district].join('/'));
        expect(errorsIn({ country, province, area, district }).length === 0).toBe(isKnown);
      }),
      { numRuns: 3000 },
    );
  });
});

test('§5 street and flat are required and length-limited', () => {
  const errorsIn = (address: unknown) =>
    fieldErrors(address, AddressFields).map(({ field, code }) => `${field} ${code}`);
  const filled = { country: 'MO', street: '街'.repeat(120), flat: '室'.repeat(80) };
  expect(errorsIn(filled)).toEqual([]);
  expect(errorsIn({})).toEqual(['country countryRequired', 'street streetRequired', 'flat flatRequired']);
  expect(errorsIn({ ...filled, street: `${filled.street}街` })).toEqual(['street streetTooLong']);
  expect(errorsIn({ ...filled, flat: `${filled.flat}室` })).toEqual(['flat flatTooLong']);
});

test('§3 an address that a provider sends is read, even if a form would refuse it', () => {
  const sent = { country: 'MO', street: '街'.repeat(121), flat: '' };
  expect(fieldErrors(sent, AddressFields)).toHaveLength(2);
  expect(Address.is(sent)).toBe(true);
});
