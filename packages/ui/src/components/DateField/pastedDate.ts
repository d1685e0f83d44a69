import type { CalendarDate } from '@internationalized/date';
import { parse } from '../Calendar/facts.js';

const yearFirst = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/;
const yearLast = /^\D*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\D*$/;
const digitsOnly = /^\s*(\d{4})(\d\d)(\d\d)\s*$/;

/**
 * Parses a pasted date: 2026-12-24, 20261224, 24/12/2026, 2026年12月24日. Otherwise undefined.
 * @param monthFirst for American English
 */
export function pastedDate(text: string, monthFirst: boolean): CalendarDate | undefined {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const [, year, month = '', day = ''] = yearFirst.exec(plain) ?? digitsOnly.exec(plain) ?? [];
  const date = (of: string, inMonth: string, onDay: string) =>
    parse(`${of}-${inMonth.padStart(2, '0')}-${onDay.padStart(2, '0')}`);
  if (year !== undefined) return date(year, month, day);
  const [, first = '', second = '', last] = yearLast.exec(plain) ?? [];
  if (last === undefined) return undefined;
  return monthFirst ? date(last, first, second) : date(last, second, first);
}
