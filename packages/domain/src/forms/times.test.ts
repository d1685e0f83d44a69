import { expect, test } from 'vitest';
import { civilDate, instant } from './times.js';

test('§3 an instant is UTC: a text without a time zone would mean another instant on every machine', () => {
  expect(['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00Z'].every((text) => instant().is(text))).toBe(true);
  for (const text of [
    '',
    '2026-11-20',
    '2026-11-20T12:00:00',
    '2026-11-20T12:00:00+08:00',
    '2026-13-01T12:00:00Z',
    0,
  ]) {
    expect(instant().is(text), String(text)).toBe(false);
  }
});

test('§3 a civil date exists in the calendar', () => {
  expect(civilDate().is('2028-02-29')).toBe(true);
  for (const text of ['2026-02-29', '20.11.2026', '', null]) expect(civilDate().is(text), String(text)).toBe(false);
});
