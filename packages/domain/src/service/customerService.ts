import { customerService, hotline, privacy } from '../constants.js';
import { type CivilDate, hongKongDate, hongKongTime, type Instant } from '../time/time.js';
import { addWorkingDays, isWorkingDay } from '../time/workingDays.js';

/** Whether Hong Kong's clocks are in the hours; `to` is outside them. */
const isBetween = ({ from, to }: { from: string; to: string }, now: Instant): boolean => {
  const time = hongKongTime(now);
  return time >= from && time < to;
};

/**
 * Whether customer service is open: 10:00 to 19:00 from Monday to Friday except general holidays (spec §9).
 * @throws RangeError in a year whose holidays are not known.
 */
export const isCustomerServiceOpen = (now: Instant): boolean =>
  isBetween(customerService, now) && isWorkingDay(hongKongDate(now));

/** Whether the hotline is open: 10:00 to 20:00 (spec §9); reading: every day, since the specification names no days. */
export const isHotlineOpen = (now: Instant): boolean => isBetween(hotline, now);

/**
 * The last day for handling a privacy request: 14 working days after the day it was received (spec §9).
 * @throws RangeError when that day is in a year whose holidays are not known.
 */
export const privacyRequestDue = (receivedAt: Instant): CivilDate =>
  addWorkingDays(hongKongDate(receivedAt), privacy.requestWorkingDays);
