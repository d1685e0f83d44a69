import { isHoliday } from './holidays.js';
import { addDays, type CivilDate, weekdayOf } from './time.js';

/**
 * Monday to Friday, except general holidays of Hong Kong (spec §9).
 * @throws RangeError for a weekday in a year with unknown holidays
 */
export const isWorkingDay = (civil: CivilDate): boolean => isMondayToFriday(civil) && !isHoliday(civil);

/** Monday to Friday, including holidays. */
export function isMondayToFriday(civil: CivilDate): boolean {
  const weekday = weekdayOf(civil);
  return weekday >= 1 && weekday <= 5;
}

/**
 * Adds working days, which may be negative. The day itself does not count.
 * @param isWorking decides which days count
 * @throws RangeError for years with unknown holidays
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
