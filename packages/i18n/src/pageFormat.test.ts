import { expect, test } from 'vitest';
import { createPageFormat } from './pageFormat.js';

test('a line of a page never breaks inside a date', () => {
  const chinese = createPageFormat('zh_hk');
  expect(chinese.day('2026-11-25')).toBe('11\u2060月\u206025\u2060日');
  expect(chinese.dayAndWeekday('2026-11-25')).toBe('11\u2060月\u206025\u2060日（星期三）');
  expect(chinese.showTime('2026-11-25T07:00:00Z')).toBe('11\u2060月\u206025\u2060日（星期三）15:00');
  expect(chinese.recordDay('2026-11-25')).toBe('2026\u2060年\u206011\u2060月\u206025\u2060日');
  const english = createPageFormat('en_us');
  expect(english.day('2026-11-25')).toBe('25\u00a0Nov');
  expect(english.recordTime('2026-11-25T07:00:00Z')).toBe('Wed 25\u00a0Nov 2026 15:00');
  expect(english.dayRange('2026-11-25', '2027-01-02')).toBe('25\u00a0Nov – 2\u00a0Jan');
});
