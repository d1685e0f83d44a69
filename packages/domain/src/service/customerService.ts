import { customerService, hotline, privacy } from '../constants.js';
import { holidayYears } from '../time/holidays.js';
import { addDays, type CivilDate, civilToInstant, hongKongDate, hongKongTime, type Instant } from '../time/time.js';
import { addWorkingDays, isWorkingDay } from '../time/workingDays.js';

/** Whether people answer now, and until when, or from when on. UTC instants. */
export type Opening = { isOpen: true; closesAt: string } | { isOpen: false; opensAt: string };

/** @param isOpenOn whether a day has these hours; null if that cannot be known. `to` is outside the hours. */
function openingOf(
  { from, to }: { from: string; to: string },
  isOpenOn: (day: CivilDate) => boolean | null,
  now: Instant,
): Opening | null {
  const time = hongKongTime(now);
  const today = hongKongDate(now);
  let day = time < to ? today : addDays(today, 1);
  let isOpen = isOpenOn(day);
  while (isOpen === false) {
    day = addDays(day, 1);
    isOpen = isOpenOn(day);
  }
  if (isOpen === null) return null;
  return day === today && time >= from
    ? { isOpen, closesAt: civilToInstant(day, to) }
    : { isOpen: false, opensAt: civilToInstant(day, from) };
}

/**
 * Whether customer service is open, and when that changes: 10:00 to 19:00 from Monday to Friday except general holidays
 * (spec §9). Null where the holidays of that year are not known: a page then says only the hours.
 */
export const customerServiceOpening = (now: Instant): Opening | null =>
  openingOf(customerService, (day) => (holidayYears.includes(day.slice(0, 4)) ? isWorkingDay(day) : null), now);

/**
 * Whether the hotline is open, and when that changes: 10:00 to 20:00 (spec §9); reading: every day, since the
 * specification names no days.
 */
export const hotlineOpening = (now: Instant): Opening | null => openingOf(hotline, () => true, now);

/**
 * The last day for handling a privacy request: 14 working days after the day it was received (spec §9).
 * @throws RangeError when that day is in a year whose holidays are not known.
 */
export const privacyRequestDue = (receivedAt: Instant): CivilDate =>
  addWorkingDays(hongKongDate(receivedAt), privacy.requestWorkingDays);
