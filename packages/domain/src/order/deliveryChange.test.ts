import { describe, expect, test } from 'vitest';
import { civilToInstant } from '../time/time.js';
import { checkDeliveryChange, deliveryChangeUntil } from './deliveryChange.js';

const at = (civil: string, time = '20:15') => civilToInstant(civil, time);

describe('§5 a delivery can be changed up to 7 working days before the show', () => {
  test.each([
    ['2026-12-04', '2026-11-25'], // Friday: two weekends
    ['2026-12-05', '2026-11-26'], // Saturday, of which Friday is the first working day before
    ['2026-02-20', '2026-02-06'], // the three days of Lunar New Year do not count
    ['2027-01-04', '2026-12-22'], // Christmas and the first of January do not count
    ['2026-04-10', '2026-03-27'], // Easter and Ching Ming do not count
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

  test('a year without known holidays throws an error that names the date', () => {
    expect(() => deliveryChangeUntil([at('2030-06-01')])).toThrow(RangeError);
  });
});
