import { CalendarDate } from '@internationalized/date';
import { parse } from '../Calendar/facts.js';

/** Whether it is a day that is on no calendar, as 30 February. */
export const isImpossible = (date: string) => date !== '' && !parse(date);

/**
 * The props of a part of the field. React Aria describes each part by the day of its value: of an impossible date that is
 * the nearest one, which was not typed, so the description is removed.
 */
export function describedAsTyped<Props extends { 'aria-describedby'?: string | undefined }>(
  props: Props,
  ...typed: string[]
): Props {
  if (!typed.some(isImpossible)) return props;
  const ids = props['aria-describedby']?.split(' ').filter((id) => !id.startsWith('react-aria-description'));
  return { ...props, 'aria-describedby': ids?.join(' ') || undefined };
}

/** The date for React Aria, which knows no 30 February: the last day of that month stands for it. Null without a date. */
export function nearestDate(date: string): CalendarDate | null {
  if (!isImpossible(date)) return parse(date) ?? null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new CalendarDate(year, month, day);
}
