import { timeZone } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { createFormat } from './format.js';

const hour = 60 * 60 * 1000;

/** 2,500 instants over ten years, at every hour of the day. */
const instants = Array.from({ length: 2500 }, (_, step) =>
  new Date(Date.UTC(2020, 0, 1) + step * 35 * hour).toISOString(),
);

test('dates and times are those of Intl in Hong Kong', () => {
  const english = createFormat('en_us');
  const intl = (options: Intl.DateTimeFormatOptions, instant: string) =>
    new Intl.DateTimeFormat('en-HK', { timeZone, ...options }).format(new Date(instant));
  for (const instant of instants) {
    expect(english.day(instant)).toBe(intl({ day: 'numeric', month: 'short' }, instant));
    expect(english.year(instant)).toBe(intl({ year: 'numeric' }, instant));
    expect(english.weekday(instant)).toBe(intl({ weekday: 'short' }, instant));
    expect(english.time(instant)).toBe(intl({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, instant));
  }
});

test('numbers and amounts are grouped as Intl does', () => {
  const { count, money, amount } = createFormat('en_us');
  const whole = new Intl.NumberFormat('en-HK');
  const exact = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (const value of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890]) {
    expect(count(value)).toBe(whole.format(value));
    expect(money(value * 100)).toBe(`HK$${whole.format(value)}`);
    expect(amount(value * 100 + 5)).toBe(exact.format(value + 0.05));
    expect(money(-value * 100 - 50)).toBe(`−HK$${exact.format(value + 0.5)}`);
  }
});

test('a day has its weekday in the usual position of the language', () => {
  expect(createFormat('en_us').dayAndWeekday('2026-12-03')).toBe('Thu 3 Dec');
  expect(createFormat('zh_hk').dayAndWeekday('2026-12-03')).toBe('12月3日（星期四）');
});
