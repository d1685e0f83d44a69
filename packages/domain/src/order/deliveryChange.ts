import { deliveryChangeWorkingDays } from '../constants.js';
import type { FieldError } from '../errors.js';
import { type CivilDate, hongKongDate, type Instant, toMilliseconds } from '../time/time.js';
import { addWorkingDays } from '../time/workingDays.js';

/**
 * The last day, to its end in Hong Kong, on which the delivery of an order can be changed: 7 working days before its
 * earliest show (spec §5, §9 Delivery change).
 * @param startsAt UTC instants of every performance in the order.
 * @throws RangeError when the day is in a year whose holidays are not known.
 */
export const deliveryChangeUntil = (startsAt: readonly Instant[]): CivilDate =>
  addWorkingDays(hongKongDate(Math.min(...startsAt.map(toMilliseconds))), -deliveryChangeWorkingDays);

/** Checks whether the delivery of an order can still be changed. Returns an empty array or `deliveryChangeTooLate`. */
export function checkDeliveryChange({ startsAt, now }: { startsAt: readonly Instant[]; now: Instant }): FieldError[] {
  const inTime = hongKongDate(now) <= deliveryChangeUntil(startsAt);
  if (inTime) return [];
  return [
    { field: 'transactionNumber', code: 'deliveryChangeTooLate', values: { workingDays: deliveryChangeWorkingDays } },
  ];
}
