import { customerService, hotline, privacy } from '../constants.js';
import { holidayYears } from '../time/holidays.js';
import { addDays, type CivilDate, civilToInstant, hongKongDate, hongKongTime, type Instant } from '../time/time.js';
import { addWorkingDays, isWorkingDay } from '../time/workingDays.js';

/** Whether a line is open, and the UTC instant of the next change. */
export type Opening = { isOpen: true; closesAt: string } | { isOpen: false; opensAt: string };

/** `to` is exclusive. @param isOpenOn whether a day has these hours, null if unknown */
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
 * Opening of customer service: Monday to Friday 10:00 to 19:00, except general holidays (spec §9). Null if the holidays
 * are unknown.
 */
export const customerServiceOpening = (now: Instant): Opening | null =>
  openingOf(customerService, (day) => (holidayYears.includes(day.slice(0, 4)) ? isWorkingDay(day) : null), now);

/** Opening of the hotline, 10:00 to 20:00 (spec §9). Assumption: every day. */
export const hotlineOpening = (now: Instant): Opening | null => openingOf(hotline, () => true, now);

/**
 * Last day to process a privacy request, 14 working days after receipt (spec §9).
 * @throws RangeError if the holidays of that year are unknown
 */
export const privacyRequestDue = (receivedAt: Instant): CivilDate =>
  addWorkingDays(hongKongDate(receivedAt), privacy.requestWorkingDays);
