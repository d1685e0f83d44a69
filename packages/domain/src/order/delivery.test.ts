import { describe, expect, test } from 'vitest';
import type { Group } from '../catalogue/eventKinds.js';
import { civilToInstant } from '../time/time.js';
import { checkDelivery, deliveryFee, deliveryOptions, isOnlyCinema, isOnlyOnline } from './delivery.js';
import { deliveryMethods } from './deliveryMethods.js';
import type { Destination } from './destinations.js';

const show = civilToInstant('2026-12-04', '20:15');
const at = (startsAt: string, group: Group = 'shows') => ({ group, startsAt });
const options = (destination: Destination | null, now: string, shows = [at(show)]) =>
  deliveryOptions({ shows, now, address: destination && { destination, text: '1 Gong Street' } });
const courier = (...args: Parameters<typeof options>) => options(...args).find(({ method }) => method === 'courier');

describe('§9 delivery', () => {
  test.each([
    ['hongKong', 40_00],
    ['macau', 45_00],
    ['mainland', 200_00],
    ['overseas', 500_00],
  ] as const)('a courier to %s costs %i cents', (destination, fee) => {
    expect(deliveryFee('courier', destination, false)).toBe(fee);
    expect(courier(destination, civilToInstant('2026-10-01', '12:00'))?.fee).toBe(fee);
  });

  test.each(deliveryMethods.filter((method) => method !== 'courier'))('%s is free and always available', (method) => {
    expect(deliveryFee(method, 'overseas', true)).toBe(0);
    const late = options('overseas', show).find((option) => option.method === method);
    expect(late).toEqual({
      method,
      destination: null,
      address: null,
      fee: 0,
      available: true,
      reason: null,
      until: null,
    });
  });

  test.each([
    ['hongKong', '2026-11-27'],
    ['macau', '2026-11-27'],
    ['mainland', '2026-11-20'],
    ['overseas', '2026-11-14'],
  ] as const)('to %s a courier is taken until the end of %s', (destination, until) => {
    const inTime = courier(destination, civilToInstant(until, '23:59'));
    expect(inTime).toMatchObject({ available: true, reason: null, until, address: '1 Gong Street', destination });
    const nextMidnight = Date.parse(civilToInstant(until, '23:59')) + 60_000;
    expect(courier(destination, new Date(nextMidnight).toISOString())).toMatchObject({
      available: false,
      reason: 'tooLate',
      until,
    });
  });

  test('the earliest performance of the order decides', () => {
    const later = civilToInstant('2027-01-10', '15:00');
    expect(courier('hongKong', civilToInstant('2026-11-20', '12:00'), [at(later), at(show)])?.until).toBe('2026-11-27');
  });

  test('a courier needs an address', () => {
    expect(courier(null, civilToInstant('2026-10-01', '12:00'))).toMatchObject({
      available: false,
      reason: 'addressMissing',
      fee: 40_00,
      until: null,
    });
  });

  test('every method is listed in a fixed order, available or not', () => {
    expect(options(null, show).map(({ method }) => method)).toEqual(deliveryMethods);
  });
});

describe('§9 cinema courier', () => {
  const early = civilToInstant('2026-10-01', '12:00');
  const film = at(show, 'cinema');

  test('an order with cinema tickets only costs HKD 35 per transaction within Hong Kong', () => {
    expect(deliveryFee('courier', 'hongKong', true)).toBe(35_00);
    expect(courier('hongKong', early, [film, film])).toMatchObject({ fee: 35_00, available: true });
  });

  test('one ticket of another kind makes the fee the ordinary one', () => {
    expect(isOnlyCinema([{ group: 'cinema' }, { group: 'cinema' }])).toBe(true);
    expect(isOnlyCinema([{ group: 'cinema' }, { group: 'shows' }])).toBe(false);
  });

  test('a member without an address sees this fee', () => {
    expect(courier(null, early, [film])).toMatchObject({ fee: 35_00, reason: 'addressMissing' });
  });

  test.each(['macau', 'mainland', 'overseas'] as const)('the courier to %s is the ordinary one', (destination) => {
    expect(deliveryFee('courier', destination, true)).toBe(deliveryFee('courier', destination, false));
  });

  test('it stops as many days before the show as the ordinary courier', () => {
    expect(courier('hongKong', early, [film])?.until).toBe('2026-11-27');
  });
});

describe('§9 the chosen method', () => {
  const early = civilToInstant('2026-10-01', '12:00');

  test('is accepted if it is available', () => {
    expect(checkDelivery(options('hongKong', early), 'courier')).toEqual([]);
    expect(checkDelivery(options(null, show), 'eTicket')).toEqual([]);
  });

  test('is refused with the reason: a courier without an address, or too late', () => {
    const field = 'deliveryMethod';
    expect(checkDelivery(options(null, early), 'courier')).toEqual([{ field, code: 'deliveryAddressMissing' }]);
    expect(checkDelivery(options('mainland', show), 'courier')).toEqual([
      { field, code: 'courierTooLate', values: { days: 14, until: '2026-11-20' } },
    ]);
  });
});

describe('§1 online programmes', () => {
  const early = civilToInstant('2026-10-01', '12:00');
  const stream = at(civilToInstant('2026-11-01', '21:30'), 'online');

  test('alone have no ticket to collect or send: a link is the only way, and every other way is refused', () => {
    expect(isOnlyOnline([stream])).toBe(true);
    const offered = options('hongKong', early, [stream, stream]);
    expect(offered.map(({ method }) => method)).toEqual(['eTicket']);
    expect(checkDelivery(offered, 'eTicket')).toEqual([]);
    for (const method of ['kiosk', 'pickUp', 'courier'] as const) {
      expect(checkDelivery(offered, method)).toEqual([{ field: 'deliveryMethod', code: 'deliveryUnavailable' }]);
    }
  });

  test('beside an event with a venue every method is offered, and the event alone decides the courier’s last day', () => {
    const mixed = [stream, at(show)];
    expect(isOnlyOnline(mixed)).toBe(false);
    expect(options('hongKong', early, mixed).map(({ method }) => method)).toEqual(deliveryMethods);
    expect(courier('hongKong', early, mixed)).toMatchObject({ until: '2026-11-27', fee: 40_00 });
  });

  test('§9 beside cinema tickets leave the fee that of the cinema courier', () => {
    expect(isOnlyCinema([{ group: 'cinema' }, { group: 'online' }])).toBe(true);
    expect(isOnlyCinema([{ group: 'online' }])).toBe(false);
    expect(courier('hongKong', early, [stream, at(show, 'cinema')])?.fee).toBe(35_00);
  });
});
