import { describe, expect, test } from 'vitest';
import { civilToInstant } from '../time/time.js';
import { checkDeliveryChange, checkNewCollection, deliveryChangeFee, deliveryChangeUntil } from './deliveryChange.js';

const at = (civil: string, time = '20:15') => civilToInstant(civil, time);

describe('§5 a delivery can be changed up to 7 working days before the show', () => {
  test.each([
    ['2026-12-04', '2026-11-25'], // Friday: two weekends
    ['2026-12-05', '2026-11-26'], // Saturday: Friday is the first working day before
    ['2026-02-20', '2026-02-06'], // Lunar New Year
    ['2027-01-04', '2026-12-22'], // Christmas and New Year
    ['2026-04-10', '2026-03-27'], // Easter and Ching Ming
  ])('for a show on %s the last day is %s', (show, until) => {
    expect(deliveryChangeUntil([at(show)])).toBe(until);
  });

  test('it can be changed until that day ends in Hong Kong', () => {
    const startsAt = [at('2026-12-04')];
    expect(checkDeliveryChange({ startsAt, now: at('2026-11-25', '23:59') })).toEqual([]);
    expect(checkDeliveryChange({ startsAt, now: at('2026-11-26', '00:00') })).toEqual([
      { field: 'transactionNumber', code: 'deliveryChangeTooLate', values: { workingDays: 7 } },
    ]);
  });

  test('the earliest show of the order decides', () => {
    expect(deliveryChangeUntil([at('2027-03-01'), at('2026-12-04')])).toBe('2026-11-25');
  });

  test('if the holidays of the year are not known, every day from Monday to Friday counts', () => {
    expect(deliveryChangeUntil([at('2029-07-20')])).toBe('2029-07-11');
    expect(deliveryChangeUntil([at('2029-01-15')])).toBe('2029-01-04');
  });
});

describe('§9 the fee of a change of collection', () => {
  const order = (group: 'shows' | 'cinema', paid = 0) => ({
    events: [{ group, startsAt: at('2026-12-31') }],
    lines: [{ kind: 'delivery' as const, amount: paid }],
  });

  test('is that of the courier to the destination, and a kiosk or a pick-up is free', () => {
    expect(deliveryChangeFee({ option: 'delivery', destination: 'macau' }, order('shows'))).toBe(45_00);
    expect(deliveryChangeFee({ option: 'delivery' }, null)).toBe(40_00);
    expect(deliveryChangeFee({ option: 'delivery' }, order('cinema'))).toBe(35_00);
    expect(deliveryChangeFee({ option: 'kiosk' }, order('shows'))).toBe(0);
    expect(deliveryChangeFee({ option: 'pickUp', destination: 'macau' }, order('shows'))).toBe(0);
  });

  test('is less what the order has paid for a courier, and nothing is paid back', () => {
    expect(deliveryChangeFee({ option: 'delivery', destination: 'macau' }, order('shows', 40_00))).toBe(5_00);
    expect(deliveryChangeFee({ option: 'delivery' }, order('shows', 45_00))).toBe(0);
  });
});

describe('§3 a new way to collect the tickets', () => {
  const events = [{ group: 'shows' as const, startsAt: at('2026-12-31') }];
  const codesOf = (...input: Parameters<typeof checkNewCollection>) =>
    checkNewCollection(...input).map(({ code }) => code);

  test('is a kiosk, a courier who comes in time, or an appointment', () => {
    const now = at('2026-12-11');
    expect(codesOf({ option: 'kiosk' }, { events }, now)).toEqual([]);
    expect(codesOf({ option: 'delivery', destination: 'overseas' }, { events }, now)).toEqual([]);
    expect(checkNewCollection({ option: 'delivery', destination: 'overseas' }, { events }, at('2026-12-12'))).toEqual([
      { field: 'destination', code: 'courierTooLate', values: { days: 20, until: '2026-12-11' } },
    ]);
    const appointment = { appointmentDay: '2026-12-28', appointmentTime: '10:00' };
    expect(codesOf({ option: 'pickUp', ...appointment }, { events }, now)).toEqual([]);
    expect(codesOf({ option: 'pickUp' }, { events }, now)).toEqual(['appointmentUnavailable']);
  });

  test('is none after the last day, and none of an online programme', () => {
    expect(codesOf({ option: 'kiosk' }, { events }, at('2026-12-30'))).toEqual(['deliveryChangeTooLate']);
    const online = [{ group: 'online' as const, startsAt: at('2026-12-31') }];
    expect(codesOf({ option: 'kiosk' }, { events: online }, at('2026-12-01'))).toEqual(['deliveryUnavailable']);
  });
});
