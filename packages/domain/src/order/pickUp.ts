import { changeRequestWorkingDays, customerService, pickUp } from '../constants.js';
import type { FieldError } from '../errors.js';
import { holidaysAreKnown } from '../time/holidays.js';
import { addDays, addMonths, type CivilDate, hongKongDate, type Instant, toMilliseconds } from '../time/time.js';
import { addWorkingDays, isWorkingDay } from '../time/workingDays.js';

const hourOf = (time: string): number => Number(time.slice(0, 2));

/** Appointment times in Hong Kong, every hour of customer service (spec §9). */
export const pickUpTimes: readonly string[] = Array.from(
  { length: hourOf(customerService.to) - hourOf(customerService.from) },
  (_, index) => `${String(hourOf(customerService.from) + index).padStart(2, '0')}:00`,
);

export interface PickUpInput {
  /** UTC instants of all performances, empty if the order is unknown. */
  startsAt: readonly Instant[];
  now: Instant;
}

/** The day before the earliest show, or null if unknown. */
const lastDay = (startsAt: readonly Instant[]): CivilDate | null =>
  startsAt.length === 0 ? null : addDays(hongKongDate(Math.min(...startsAt.map(toMilliseconds))), -1);

/**
 * Appointment days: working days (spec §9 Customer service) from the latest processing day to the day before the show.
 * Years without known holidays are excluded.
 */
export function pickUpDays({ startsAt, now }: PickUpInput): CivilDate[] {
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

/** Checks an appointment. @returns no error, or `appointmentUnavailable` */
export function checkPickUp(appointment: { day?: string; time?: string }, facts: PickUpInput): FieldError[] {
  const { day, time } = appointment;
  if (day === undefined || !pickUpDays(facts).includes(day)) {
    return [{ field: 'appointmentDay', code: 'appointmentUnavailable' }];
  }
  if (time === undefined || !pickUpTimes.includes(time)) {
    return [{ field: 'appointmentTime', code: 'appointmentUnavailable' }];
  }
  return [];
}
