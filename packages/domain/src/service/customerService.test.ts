import { describe, expect, test } from 'vitest';
import { civilToInstant } from '../time/time.js';
import { customerServiceOpening, hotlineOpening, type Opening, privacyRequestDue } from './customerService.js';

const at = (moment: string): string => {
  const [day = '', time = ''] = moment.split(' ');
  return civilToInstant(day, time);
};
const until = (moment: string): Opening => ({ isOpen: true, closesAt: at(moment) });
const from = (moment: string): Opening => ({ isOpen: false, opensAt: at(moment) });

describe('§9 customer service is open 10:00-19:00 from Monday to Friday except holidays', () => {
  test.each<[string, Opening]>([
    ['2026-11-20 09:59', from('2026-11-20 10:00')],
    ['2026-11-20 10:00', until('2026-11-20 19:00')],
    ['2026-11-20 18:59', until('2026-11-20 19:00')],
    // A Friday evening, before a closed weekend.
    ['2026-11-20 19:00', from('2026-11-23 10:00')],
    ['2026-11-21 12:00', from('2026-11-23 10:00')],
    ['2026-11-22 12:00', from('2026-11-23 10:00')],
    // Christmas Day is a Friday, and Saturday is a holiday too.
    ['2026-12-24 19:00', from('2026-12-28 10:00')],
    ['2026-12-25 12:00', from('2026-12-28 10:00')],
    ['2026-05-25 12:00', from('2026-05-26 10:00')],
    ['2026-12-31 23:00', from('2027-01-04 10:00')],
  ])('%s', (now, expected) => {
    expect(customerServiceOpening(at(now))).toEqual(expected);
  });

  test('says nothing of a year whose holidays are not known', () => {
    expect(customerServiceOpening(at('2024-12-31 12:00'))).toBeNull();
    expect(customerServiceOpening(at('2024-12-31 20:00'))).toEqual(from('2025-01-02 10:00'));
    expect(customerServiceOpening(at('2028-12-29 12:00'))).toEqual(until('2028-12-29 19:00'));
    expect(customerServiceOpening(at('2028-12-30 12:00'))).toBeNull();
  });
});

describe('§9 the hotline is open 10:00-20:00', () => {
  test.each<[string, Opening]>([
    ['2026-11-20 09:59', from('2026-11-20 10:00')],
    ['2026-11-20 10:00', until('2026-11-20 20:00')],
    ['2026-11-20 19:59', until('2026-11-20 20:00')],
    ['2026-11-20 20:00', from('2026-11-21 10:00')],
    ['2026-11-22 12:00', until('2026-11-22 20:00')],
    ['2026-12-25 12:00', until('2026-12-25 20:00')],
  ])('%s', (now, expected) => {
    expect(hotlineOpening(at(now))).toEqual(expected);
  });

  test('the day of the hours is that of Hong Kong, wherever the reader is', () => {
    expect(hotlineOpening('2026-11-20T16:30:00.000Z')).toEqual(from('2026-11-21 10:00'));
  });
});

describe('§9 privacy requests are handled within 14 working days', () => {
  test.each([
    ['2026-11-20', '2026-12-10'],
    ['2026-11-21', '2026-12-10'],
    ['2026-12-14', '2027-01-05'],
  ])('a request of %s by the end of %s', (received, due) => {
    expect(privacyRequestDue(civilToInstant(received, '23:59'))).toBe(due);
  });
});
