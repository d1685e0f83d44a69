import { isHoliday } from './holidays.js';
import { addDays, type CivilDate, weekdayOf } from './time.js';

/**
 * Whether a day is a working day: Monday to Friday, except general holidays of Hong Kong (spec §9).
 * @throws RangeError for a weekday of a year whose holidays are not known.
 */
export const isWorkingDay = (civil: CivilDate): boolean => isMondayToFriday(civil) && !isHoliday(civil);

/** Whether a day is one of Monday to Friday, even if it is a holiday. */
export function isMondayToFriday(civil: CivilDate): boolean {
  const weekday = weekdayOf(civil);
  return weekday >= 1 && weekday <= 5;
}

/**
 * The working day that is `days` working days after a day, or before it when negative. The day itself does not count,
 * even if it is a working day; 0 days return the day itself.
 * @param isWorking decides which days count.
 * @throws RangeError when a day on the way is in a year whose holidays are not known.
 */
export function addWorkingDays(civil: CivilDate, days: number, isWorking = isWorkingDay): CivilDate {
  const direction = Math.sign(days);
  let day = civil;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, direction);
    if (isWorking(day)) left -= 1;
  }
  return day;
}
