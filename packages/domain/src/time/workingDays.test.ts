import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from './time.js';
import { addWorkingDays, isWorkingDay } from './workingDays.js';

describe('§9 working days', () => {
  test.each([
    ['2026-11-20', true], // Friday
    ['2026-11-21', false], // Saturday
    ['2026-11-22', false], // Sunday
    ['2026-05-25', false], // Monday, the day after the Buddha's birthday
    ['2026-10-01', false], // Thursday, National Day
  ])('%s is a working day: %s', (day, expected) => {
    expect(isWorkingDay(day)).toBe(expected);
  });

  test.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', -1, '2026-11-20'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-02-16', 1, '2026-02-20'], // over Lunar New Year
    ['2026-12-24', 1, '2026-12-28'], // over Christmas and the weekend
    ['2026-04-08', -1, '2026-04-02'], // over Easter and Ching Ming
  ])('%s and %i working days is %s', (day, days, expected) => {
    expect(addWorkingDays(day, days)).toBe(expected);
  });

  test('the result is a working day, with the given number of working days up to it', () => {
    const days = fc.integer({ min: 0, max: 700 }).map((offset) => addDays('2026-01-01', offset));
    const counts = fc.integer({ min: -60, max: 60 }).filter((count) => count !== 0);
    fc.assert(
      fc.property(days, counts, (day, count) => {
        const reached = addWorkingDays(day, count);
        let passed = 0;
        for (let at = day; at !== reached; ) {
          at = addDays(at, Math.sign(count));
          if (isWorkingDay(at)) passed += 1;
        }
        expect(passed).toBe(Math.abs(count));
        expect(isWorkingDay(reached) && weekdayOf(reached) % 6 !== 0).toBe(true);
      }),
    );
  });

  test('counting into a year without known holidays throws an error', () => {
    expect(() => addWorkingDays('2028-12-29', 5)).toThrow(/No general holidays are known/);
  });
});
