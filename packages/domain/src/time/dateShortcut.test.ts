import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateShortcuts, shortcutRange } from './dateShortcut.js';
import { addDays, hongKongDate, weekdayOf } from './time.js';

const civilDates = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) }).map(hongKongDate);

describe('§2 quick date shortcuts', () => {
  // Friday 20 November 2026.
  test.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['tomorrow', '2026-11-21', '2026-11-21'],
    ['thisWeekend', '2026-11-21', '2026-11-22'],
    ['nextWeekend', '2026-11-28', '2026-11-29'],
    ['thisWeek', '2026-11-20', '2026-11-22'],
    ['nextWeek', '2026-11-23', '2026-11-29'],
    ['thisMonth', '2026-11-20', '2026-11-30'],
    ['nextMonth', '2026-12-01', '2026-12-31'],
  ] as const)('on a Friday %s is %s to %s', (shortcut, from, to) => {
    expect(shortcutRange(shortcut, '2026-11-20')).toEqual({ from, to });
  });

  test.each([
    ['2026-11-21', 'thisWeekend', '2026-11-21', '2026-11-22'],
    ['2026-11-22', 'thisWeekend', '2026-11-22', '2026-11-22'],
    ['2026-11-22', 'nextWeekend', '2026-11-28', '2026-11-29'],
    ['2026-11-22', 'nextWeek', '2026-11-23', '2026-11-29'],
    ['2026-11-23', 'thisWeekend', '2026-11-28', '2026-11-29'],
    ['2026-11-23', 'thisWeek', '2026-11-23', '2026-11-29'],
    ['2026-12-31', 'nextMonth', '2027-01-01', '2027-01-31'],
    ['2027-01-31', 'nextMonth', '2027-02-01', '2027-02-28'],
    ['2028-01-31', 'nextMonth', '2028-02-01', '2028-02-29'],
  ] as const)('on %s %s is %s to %s', (today, shortcut, from, to) => {
    expect(shortcutRange(shortcut, today)).toEqual({ from, to });
  });

  test('no range begins before today or ends before it begins', () => {
    fc.assert(
      fc.property(civilDates, fc.constantFrom(...dateShortcuts), (today, shortcut) => {
        const { from, to } = shortcutRange(shortcut, today);
        expect(from >= today && to >= from).toBe(true);
      }),
    );
  });

  test('next week begins on the day after this week ends', () => {
    fc.assert(
      fc.property(civilDates, (today) => {
        const end = shortcutRange('thisWeek', today).to;
        expect(weekdayOf(end)).toBe(0);
        expect(shortcutRange('nextWeek', today).from).toBe(addDays(end, 1));
      }),
    );
  });

  test('next month begins on the day after this month ends', () => {
    fc.assert(
      fc.property(civilDates, (today) => {
        const { from } = shortcutRange('nextMonth', today);
        expect(from.endsWith('-01')).toBe(true);
        expect(addDays(shortcutRange('thisMonth', today).to, 1)).toBe(from);
      }),
    );
  });
});
