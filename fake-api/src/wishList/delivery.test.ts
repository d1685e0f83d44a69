import { RuleError } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { demoMember, plainMember } from '../sample-data/members.js';
import type { MemberRow } from '../shared/member.js';
import { deliveryFor, deliveryWhenMatched } from './delivery.js';

/** Friday 4 December, 19:30 in Hong Kong. */
const startsAt = '2026-12-04T11:30:00.000Z';
const at = (instant: string) => Date.parse(instant);
const row = (member: typeof demoMember | typeof plainMember): MemberRow => ({
  ...member,
  profile: { ...member.profile, interests: [] },
});
const show = { startsAt, group: 'shows' } as Parameters<typeof deliveryWhenMatched>[0]['show'];

describe('§3 Wish list item: delivery fee', () => {
  const saved = deliveryFor(row(demoMember), 'courier', show, at('2026-11-20T12:00:00Z'));

  test('§9 keeps the fee and the address of the day on which the wish is saved', () => {
    expect(saved).toMatchObject({ method: 'courier', destination: 'hongKong', fee: 40_00 });
    expect(saved.address?.en_us).toContain('48 Third Street');
  });

  test('§9 a courier who still comes in time keeps the wish as it is', () => {
    expect(deliveryWhenMatched({ delivery: saved, show }, at('2026-11-27T15:59:59Z'))).toBe(saved);
  });

  test('§9 after the courier’s last day the tickets are e-tickets, and the fee falls away', () => {
    const late = deliveryWhenMatched({ delivery: saved, show }, at('2026-11-27T16:00:00Z'));
    expect(late).toEqual({ method: 'eTicket', destination: null, address: null, fee: 0 });
  });

  test('what is collected needs no address, on any day', () => {
    const kiosk = deliveryFor(row(plainMember), 'kiosk', show, at('2026-12-04T11:00:00Z'));
    expect(kiosk).toEqual({ method: 'kiosk', destination: null, address: null, fee: 0 });
    expect(deliveryWhenMatched({ delivery: kiosk, show }, at('2026-12-04T11:20:00Z'))).toBe(kiosk);
  });

  test.each([
    ['deliveryAddressMissing', plainMember, '2026-11-20T12:00:00Z'],
    ['courierTooLate', demoMember, '2026-11-28T12:00:00Z'],
  ] as const)('is refused as an order’s is: %s', (code, member, now) => {
    const attempt = () => deliveryFor(row(member), 'courier', show, at(now));
    expect(attempt).toThrow(RuleError);
    expect(attempt).toThrow(code);
  });
});
