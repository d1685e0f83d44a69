import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  civilToInstant,
  daysBetween,
  earlierOf,
  hongKongDate,
  hongKongTime,
  isCivilDate,
  isEvening,
  isInstant,
  isOver,
  isWithinMonths,
  toMilliseconds,
  weekdayOf,
} from './time.js';

const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) });
const civilDates = instants.map(hongKongDate);

describe('civil dates are those of Hong Kong, independent of the machine’s time zone', () => {
  test.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2028-02-28T16:00:00Z', '2028-02-29'],
  ])('%s is on %s', (instant, civil) => {
    expect(hongKongDate(instant)).toBe(civil);
  });

  test('they agree with the time zone database', () => {
    const database = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' });
    fc.assert(fc.property(instants, (instant) => hongKongDate(instant) === database.format(instant)));
  });

  test('a civil date changes at midnight', () => {
    expect(civilToInstant('2026-11-21', '00:00')).toBe('2026-11-20T16:00:00.000Z');
    expect(civilToInstant('2026-11-21', '23:59')).toBe('2026-11-21T15:59:00.000Z');
  });

  test('a civil date and a time give an instant of that date', () => {
    const times = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(fc.property(civilDates, times, (civil, time) => hongKongDate(civilToInstant(civil, time)) === civil));
  });
});

describe('adding days', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %i days is %s', (civil, days, expected) => {
    expect(addDays(civil, days)).toBe(expected);
  });

  test('adding and subtracting the same number gives the same day', () => {
    fc.assert(
      fc.property(civilDates, fc.integer({ min: -5000, max: 5000 }), (civil, days) => {
        expect(daysBetween(civil, addDays(civil, days))).toBe(days);
        expect(addDays(addDays(civil, days), -days)).toBe(civil);
      }),
    );
  });

  test('Sunday is 0 and Saturday is 6', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });
});

describe('adding months', () => {
  test.each([
    ['2026-11-20', -3, '2026-08-20'],
    ['2026-05-31', -3, '2026-02-28'],
    ['2028-05-31', -3, '2028-02-29'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-02-28', -3, '2025-11-28'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months is %s', (civil, months, expected) => {
    expect(addMonths(civil, months)).toBe(expected);
  });

  test('the result is the same day of the month, or the last day of a shorter month', () => {
    fc.assert(
      fc.property(civilDates, fc.integer({ min: -60, max: 60 }), (civil, months) => {
        const moved = addMonths(civil, months);
        const lastOfMonth = addDays(moved, 1).endsWith('-01');
        expect(moved.slice(8) === civil.slice(8) || (lastOfMonth && moved.slice(8) < civil.slice(8))).toBe(true);
        const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        expect(monthsOf(moved) - monthsOf(civil)).toBe(months);
      }),
    );
  });

  test('the last 3 months begin at the start of the day 3 months ago and end now', () => {
    const now = civilToInstant('2026-11-20', '21:00');
    const within = (civil: string, time: string) => isWithinMonths(civilToInstant(civil, time), 3, now);
    expect(within('2026-08-19', '23:59')).toBe(false);
    expect(within('2026-08-20', '00:00')).toBe(true);
    expect(within('2026-11-20', '21:00')).toBe(true);
    expect(within('2026-11-20', '21:01')).toBe(false);
  });
});

describe('clocks', () => {
  test('Hong Kong’s clocks are 8 hours ahead of UTC', () => {
    expect(hongKongTime('2026-11-20T15:59:59.999Z')).toBe('23:59');
    expect(hongKongTime('2026-11-20T16:00:00.000Z')).toBe('00:00');
  });

  test('a period is over at the very instant of its end', () => {
    expect(isOver('2026-11-20T13:00:00.000Z', '2026-11-20T12:59:59.999Z')).toBe(false);
    expect(isOver('2026-11-20T13:00:00.000Z', '2026-11-20T13:00:00.000Z')).toBe(true);
  });

  test.each([
    ['2026-11-20T13:00:00Z', true],
    ['2026-11-20T21:00:00+08:00', true],
    ['2026-11-20T21:00:00', false],
    ['2026-13-20T21:00:00Z', false],
    ['tonightZ', false],
  ])('"%s" is an instant: %s', (text, expected) => {
    expect(isInstant(text)).toBe(expected);
  });
});

describe('an invalid text throws an error that names it', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '20261120', '2026-11-20T00:00:00Z', ''])(
    '"%s" is not a civil date',
    (text) => {
      expect(isCivilDate(text)).toBe(false);
      expect(() => addDays(text, 1)).toThrow(RangeError);
    },
  );

  test.each(['tonight', '2026-11-20T19:30:00', '', '2026-11-20'])(
    '"%s" is not an instant: it has no time zone',
    (text) => {
      expect(() => toMilliseconds(text)).toThrow(/Not an instant/);
    },
  );

  test.each(['24:00', '7:30', '19:60', ''])('"%s" is not a time', (text) => {
    expect(() => civilToInstant('2026-11-20', text)).toThrow(/Not a time/);
  });
});

test('the earlier of two instants is UTC text, whatever the two are', () => {
  const [early, late] = ['2026-11-20T13:00:00.000Z', '2026-11-20T21:00:00.001+08:00'];
  expect([earlierOf(early, late), earlierOf(late, early)]).toEqual([early, early]);
  expect(earlierOf(Date.parse(early), late)).toBe(early);
});

test.each([
  ['2026-11-20T08:59:59Z', false],
  ['2026-11-20T09:00:00Z', true],
  ['2026-11-20T15:59:59Z', true],
  ['2026-11-20T16:00:00Z', false],
])('§2 %s is evening in Hong Kong: %s', (instant, evening) => {
  expect(isEvening(instant)).toBe(evening);
});
