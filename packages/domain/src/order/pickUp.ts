import { changeRequestWorkingDays, customerService, pickUp } from '../constants.js';
import type { FieldError } from '../errors.js';
import { holidaysAreKnown } from '../time/holidays.js';
import { addDays, addMonths, type CivilDate, hongKongDate, type Instant, toMilliseconds } from '../time/time.js';
import { addWorkingDays, isWorkingDay } from '../time/workingDays.js';

const hourOf = (time: string): number => Number(time.slice(0, 2));

/** The full hours at which an appointment can begin, in Hong Kong: the hours of customer service (spec §9). */
export const pickUpTimes: readonly string[] = Array.from(
  { length: hourOf(customerService.to) - hourOf(customerService.from) },
  (_, index) => `${String(hourOf(customerService.from) + index).padStart(2, '0')}:00`,
);

/** The facts that decide when tickets can be picked up by appointment. */
export interface PickUpFacts {
  /** UTC instants of every performance in the order; none where the order is not known, as to a visitor. */
  startsAt: readonly Instant[];
  now: Instant;
}

/** The last day for an appointment: the day before the earliest show. Null where the order is not known. */
const lastDay = (startsAt: readonly Instant[]): CivilDate | null =>
  startsAt.length === 0 ? null : addDays(hongKongDate(Math.min(...startsAt.map(toMilliseconds))), -1);

/**
 * The days on which tickets can be picked up by appointment: working days (spec §9 Customer service, no holidays), from
 * the day on which a request is handled at the latest to the day before the show. Days of a year whose holidays are not
 * known are left out.
 */
export function pickUpDays({ startsAt, now }: PickUpFacts): CivilDate[] {
  const until = lastDay(startsAt);
  const days: CivilDate[] = [];
  const today = hongKongDate(now);
  if (!holidaysAreKnown(addMonths(today, 1))) return [];
  let day = addWorkingDays(today, changeRequestWorkingDays);
  for (
    ;
    holidaysAreKnown(day) && days.length < pickUp.days && (until === null || day <= until);
    day = addDays(day, 1)
  ) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}

/**
 * Checks an appointment of a complete form.
 * @returns an empty array, or `appointmentUnavailable` for a day or an hour that `pickUpDays` and `pickUpTimes` do not
 * have.
 */
export function checkPickUp(appointment: { day?: string; time?: string }, facts: PickUpFacts): FieldError[] {
  const { day, time } = appointment;
  if (day === undefined || !pickUpDays(facts).includes(day)) {
    return [{ field: 'appointmentDay', code: 'appointmentUnavailable' }];
  }
  if (time === undefined || !pickUpTimes.includes(time)) {
    return [{ field: 'appointmentTime', code: 'appointmentUnavailable' }];
  }
  return [];
}
