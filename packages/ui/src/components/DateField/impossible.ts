import { CalendarDate } from '@internationalized/date';
import { parse } from '../Calendar/facts.js';

/** Whether a date does not exist, such as 30 February. */
export const isImpossible = (date: string) => date !== '' && !parse(date);

/** Removes React Aria's description of an impossible date, which is that of the nearest day. */
export function describedAsTyped<Props extends { 'aria-describedby'?: string | undefined }>(
  props: Props,
  ...typed: string[]
): Props {
  if (!typed.some(isImpossible)) return props;
  const ids = props['aria-describedby']?.split(' ').filter((id) => !id.startsWith('react-aria-description'));
  return { ...props, 'aria-describedby': ids?.join(' ') || undefined };
}

/** The nearest date for React Aria: the last day of the month for 30 February. Null without a date. */
export function nearestDate(date: string): CalendarDate | null {
  if (!isImpossible(date)) return parse(date) ?? null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new CalendarDate(year, month, day);
}
