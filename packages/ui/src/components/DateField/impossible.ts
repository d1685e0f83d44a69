import { CalendarDate } from '@internationalized/date';
import { parse } from '../Calendar/facts.js';

/** Whether it is a day that is on no calendar, as 30 February. */
export const isImpossible = (date: string) => date !== '' && !parse(date);

/** The date for React Aria, which knows no 30 February: the last day of that month stands for it. Null without a date. */
export function nearestDate(date: string): CalendarDate | null {
  if (!isImpossible(date)) return parse(date) ?? null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new CalendarDate(year, month, day);
}
