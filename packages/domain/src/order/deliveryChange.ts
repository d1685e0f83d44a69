import type { Group } from '../catalogue/eventKinds.js';
import { delivery, deliveryChangeWorkingDays } from '../constants.js';
import type { FieldError } from '../errors.js';
import { holidaysAreKnown } from '../time/holidays.js';
import { addMonths, type CivilDate, hongKongDate, type Instant, toMilliseconds } from '../time/time.js';
import { addWorkingDays, isMondayToFriday, isWorkingDay } from '../time/workingDays.js';
import { courierUntil, deliveryFee, isOnlyCinema, isOnlyOnline } from './delivery.js';
import type { Destination } from './destinations.js';
import { checkPickUp } from './pickUp.js';
import type { PriceLine } from './purchase.js';

/**
 * Last day to change the delivery: 7 working days before the earliest show (spec §5, §9 Delivery change). Unknown
 * holidays count as working days.
 * @param startsAt UTC instants of all performances
 */
export function deliveryChangeUntil(startsAt: readonly Instant[]): CivilDate {
  const show = hongKongDate(Math.min(...startsAt.map(toMilliseconds)));
  const isWorking = holidaysAreKnown(addMonths(show, -1), show) ? isWorkingDay : isMondayToFriday;
  return addWorkingDays(show, -deliveryChangeWorkingDays, isWorking);
}

/** Checks whether the delivery can still be changed. @returns no error, or `deliveryChangeTooLate` */
export function checkDeliveryChange({ startsAt, now }: { startsAt: readonly Instant[]; now: Instant }): FieldError[] {
  if (hongKongDate(now) <= deliveryChangeUntil(startsAt)) return [];
  return [
    { field: 'transactionNumber', code: 'deliveryChangeTooLate', values: { workingDays: deliveryChangeWorkingDays } },
  ];
}

/** The order of a delivery change. */
export interface OrderToChange {
  events: readonly { group: Group; startsAt: Instant }[];
  /** Price lines (spec §3 Transaction). */
  lines: readonly Pick<PriceLine, 'kind' | 'amount'>[];
}

/** The new delivery option with its details. */
export interface NewCollection {
  option: 'kiosk' | 'pickUp' | 'delivery';
  destination?: Destination | undefined;
  appointmentDay?: string | undefined;
  appointmentTime?: string | undefined;
}

/**
 * Fee of a delivery change in cents (spec §9 Delivery): the courier's fee minus courier fees already paid. Never a
 * refund (spec §9 Other rules).
 * @param order null if unknown, for example to a visitor
 */
export function deliveryChangeFee({ option, destination }: NewCollection, order: OrderToChange | null): number {
  if (option !== 'delivery') return 0;
  const fee = deliveryFee('courier', destination ?? 'hongKong', order !== null && isOnlyCinema(order.events));
  const paid = (order?.lines ?? []).filter(({ kind }) => kind === 'delivery');
  return Math.max(0, fee - paid.reduce((sum, { amount }) => sum + amount, 0));
}

/**
 * Checks a delivery change.
 * @returns no error, `deliveryUnavailable`, `deliveryChangeTooLate`, `appointmentUnavailable`, or `courierTooLate` with
 * `days` and the last day `until`
 */
export function checkNewCollection(
  { option, destination = 'hongKong', appointmentDay, appointmentTime }: NewCollection,
  { events }: Pick<OrderToChange, 'events'>,
  now: Instant,
): FieldError[] {
  const startsAt = events.map((event) => event.startsAt);
  if (isOnlyOnline(events)) return [{ field: 'option', code: 'deliveryUnavailable' }];
  const late = checkDeliveryChange({ startsAt, now });
  if (late.length > 0 || option === 'kiosk') return late;
  if (option === 'pickUp') {
    const appointment = {
      ...(appointmentDay !== undefined && { day: appointmentDay }),
      ...(appointmentTime !== undefined && { time: appointmentTime }),
    };
    return checkPickUp(appointment, { startsAt, now });
  }
  const until = courierUntil(destination, hongKongDate(Math.min(...startsAt.map(toMilliseconds))));
  if (hongKongDate(now) <= until) return [];
  const days = delivery[destination].stopsDaysBefore;
  return [{ field: 'destination', code: 'courierTooLate', values: { days, until } }];
}
