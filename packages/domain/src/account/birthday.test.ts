import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/form.js';
import { Birthday, checkBirthday } from './birthday.js';

describe('§5 registration: birthday must be a valid date', () => {
  test('a birthday is valid if the calendar has the day, from 1900 on', () => {
    const part = (max: number) => fc.integer({ min: -1, max });
    fc.assert(
      fc.property(fc.integer({ min: 1890, max: 2110 }), part(14), part(33), (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(Birthday.is({ year, month, day })).toBe(exists && year >= 1900);
      }),
      { numRuns: 2000 },
    );
  });

  test('29 February comes every fourth year, but not at the turn of most centuries', () => {
    const leap = (year: number) => Birthday.is({ year, month: 2, day: 29 });
    expect([2000, 2004, 2023, 2100].map(leap)).toEqual([true, true, false, false]);
  });

  test.each([
    null,
    '2000-01-01',
    [2000, 1, 1],
    {},
    { year: 2000, month: 1 },
    { year: '2000', month: '1', day: '1' },
    { year: 2000.5, month: 1, day: 1 },
    { year: 1899, month: 12, day: 31 },
    { year: 20000, month: 1, day: 1 },
    { year: 2000, month: 1, day: 1, hour: 5 },
  ])('%j is invalid, with one error for the whole field', (value) => {
    expect(fieldErrors(value, Birthday)).toEqual([{ field: '', code: 'birthdayInvalid' }]);
  });

  test('a birthday tomorrow is invalid', () => {
    const birthday = { year: 2026, month: 11, day: 20 };
    expect(checkBirthday(birthday, '2026-11-20')).toEqual([]);
    expect(checkBirthday(birthday, '2026-11-19')).toEqual([{ field: 'birthday', code: 'birthdayInvalid' }]);
  });
});
