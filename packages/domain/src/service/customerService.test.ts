import { describe, expect, test } from 'vitest';
import { civilToInstant } from '../time/time.js';
import { isCustomerServiceOpen, isHotlineOpen, privacyRequestDue } from './customerService.js';

describe('§9 customer service is open 10:00-19:00 from Monday to Friday except holidays', () => {
  test.each([
    ['2026-11-20', '09:59', false],
    ['2026-11-20', '10:00', true],
    ['2026-11-20', '18:59', true],
    ['2026-11-20', '19:00', false],
    ['2026-11-21', '12:00', false],
    ['2026-11-22', '12:00', false],
    ['2026-12-25', '12:00', false],
    ['2026-05-25', '12:00', false],
  ])('%s at %s: %s', (day, time, open) => {
    expect(isCustomerServiceOpen(civilToInstant(day, time))).toBe(open);
  });
});

describe('§9 the hotline is open 10:00-20:00', () => {
  test.each([
    ['2026-11-20', '09:59', false],
    ['2026-11-20', '10:00', true],
    ['2026-11-20', '19:59', true],
    ['2026-11-20', '20:00', false],
    ['2026-11-22', '12:00', true],
    ['2026-12-25', '12:00', true],
  ])('%s at %s: %s', (day, time, open) => {
    expect(isHotlineOpen(civilToInstant(day, time))).toBe(open);
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
