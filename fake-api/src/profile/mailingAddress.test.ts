import { checkAddress } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { addressNodes } from '../lists/addresses.js';
import { demoMember } from '../sample-data/members.js';
import { mailingAddressIn3, mailingAddressOf } from './mailingAddress.js';

const memberAt = (address: Parameters<typeof mailingAddressOf>[0]['profile']['address']) => ({
  ...demoMember,
  profile: { ...demoMember.profile, interests: [], address },
});

describe('§3 Member: mailing address', () => {
  test('is one of the address list for the demonstration’s member', () => {
    expect(checkAddress(demoMember.profile.address, addressNodes('en_us'))).toEqual([]);
  });

  test('runs from small to large in English, from large to small in Chinese', () => {
    const address = { country: 'HK', area: 'HKI', district: 'CW', street: '第三街 48 號', flat: '12 樓 B 室' };
    expect(mailingAddressIn3(memberAt(address))).toEqual({
      en_us: '12 樓 B 室, 第三街 48 號, Central and Western, Hong Kong Island, Hong Kong',
      zh_hk: '香港香港島中西區第三街 48 號 12 樓 B 室',
      zh_cn: '香港香港岛中西区第三街 48 號 12 樓 B 室',
    });
  });

  test('keeps words of another script apart by a space, and two such parts by a comma', () => {
    expect(mailingAddressOf(memberAt(demoMember.profile.address), 'zh_hk')?.text).toBe(
      '香港香港島中西區 48 Third Street, Sai Ying Pun, Flat B, 12/F',
    );
  });

  test.each([
    ['HK', 'hongKong'],
    ['MO', 'macau'],
    ['CN', 'mainland'],
    ['TW', 'overseas'],
    ['GB', 'overseas'],
  ] as const)('§9 a parcel to %s goes to %s', (country, destination) => {
    const address = { country, street: '1 Long Street', flat: 'A' };
    expect(mailingAddressOf(memberAt(address), 'en_us')?.destination).toBe(destination);
  });

  test('is empty without input', () => {
    expect(mailingAddressOf(memberAt(null), 'en_us')).toBeNull();
    expect(mailingAddressIn3(memberAt(null))).toBeNull();
  });
});
