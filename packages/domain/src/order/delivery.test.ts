import { describe, expect, test } from 'vitest';
import { civilToInstant } from '../time/time.js';
import { checkDelivery, deliveryFee, deliveryOptions, isOnlyCinema } from './delivery.js';
import { type Destination, deliveryMethods } from './purchase.js';

const show = civilToInstant('2026-12-04', '20:15');
const options = (destination: Destination | null, now: string, startsAt = [show], onlyCinema = false) =>
  deliveryOptions({ startsAt, now, onlyCinema, address: destination && { destination, text: '1 Gong Street' } });
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
    expect(courier('hongKong', civilToInstant('2026-11-20', '12:00'), [later, show])?.until).toBe('2026-11-27');
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

  test('an order with cinema tickets only costs HKD 35 per transaction within Hong Kong', () => {
    expect(deliveryFee('courier', 'hongKong', true)).toBe(35_00);
    expect(courier('hongKong', early, [show, show], true)).toMatchObject({ fee: 35_00, available: true });
  });

  test('one ticket of another kind makes the fee the ordinary one', () => {
    expect(isOnlyCinema([{ group: 'cinema' }, { group: 'cinema' }])).toBe(true);
    expect(isOnlyCinema([{ group: 'cinema' }, { group: 'shows' }])).toBe(false);
  });

  test('a member without an address sees this fee', () => {
    expect(courier(null, early, [show], true)).toMatchObject({ fee: 35_00, reason: 'addressMissing' });
  });

  test.each(['macau', 'mainland', 'overseas'] as const)('the courier to %s is the ordinary one', (destination) => {
    expect(deliveryFee('courier', destination, true)).toBe(deliveryFee('courier', destination, false));
  });

  test('it stops as many days before the show as the ordinary courier', () => {
    expect(courier('hongKong', early, [show], true)?.until).toBe('2026-11-27');
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
    expect(checkDelivery(options('hongKong', show), 'courier')).toEqual([{ field, code: 'deliveryUnavailable' }]);
    expect(checkDelivery([], 'kiosk')).toEqual([{ field, code: 'deliveryUnavailable' }]);
  });
});
