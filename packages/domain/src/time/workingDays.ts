import { isHoliday } from './holidays.js';
import { addDays, type CivilDate, weekdayOf } from './time.js';

/**
 * Whether a day is a working day: Monday to Friday, except general holidays of Hong Kong (spec §9).
 * @throws RangeError for a weekday of a year whose holidays are not known.
 */
export function isWorkingDay(civil: CivilDate): boolean {
  const weekday = weekdayOf(civil);
  return weekday >= 1 && weekday <= 5 && !isHoliday(civil);
}

/**
 * The working day that is `days` working days after a day, or before it when negative. The day itself does not count,
 * even if it is a working day; 0 days return the day itself.
 * @throws RangeError when a day on the way is in a year whose holidays are not known.
 */
export function addWorkingDays(civil: CivilDate, days: number): CivilDate {
  const direction = Math.sign(days);
  let day = civil;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, direction);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
