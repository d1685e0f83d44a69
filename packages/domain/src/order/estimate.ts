import { delivery, serviceChargePerTicket, ticketsPerTransaction } from '../constants.js';
import { holidaysAreKnown } from '../time/holidays.js';
import { addDays, addMonths, type CivilDate, civilToInstant, isCivilDate } from '../time/time.js';
import { isWorkingDay } from '../time/workingDays.js';
import { courierUntil, deliveryFee } from './delivery.js';
import { deliveryChangeUntil } from './deliveryChange.js';

/** The ways to send tickets that the help explains (spec §9): to a destination, or by cinema courier within Hong Kong. */
export const courierWays = ['hongKong', 'macau', 'mainland', 'overseas', 'cinema'] as const;
export type CourierWay = (typeof courierWays)[number];

const destinationOf = (way: CourierWay) => (way === 'cinema' ? 'hongKong' : way);

/** reading: the help works out deliveries for shows of the next twelve months. */
const estimatedMonths = 12;

/** The days of shows for which a delivery can be worked out, from today on. */
export const estimatedDays = (today: CivilDate): { first: CivilDate; last: CivilDate } => ({
  first: today,
  last: addMonths(today, estimatedMonths),
});

/** Fee and days of a parcel with the tickets of a show, for the help. */
export interface DeliveryEstimate {
  /** Cents. */
  fee: number;
  /** Days that a parcel takes, or null where it arrives before the event. */
  days: readonly [from: number, to: number] | null;
  /** The last day to order, to its end in Hong Kong. */
  until: CivilDate;
  /** Whether that day is still to come, today included. */
  inTime: boolean;
  /** The last day to change the delivery, or null where the holidays of the year are not known yet. */
  changeUntil: CivilDate | null;
  /** Working days from tomorrow to the last day to order; 0 when it is too late; null as above. */
  workingDaysLeft: number | null;
}

/**
 * Works out the delivery of tickets for one show (spec §9 Delivery, Cinema courier, Delivery change).
 * @returns null for a day that is none, is past, or is more than twelve months away.
 */
export function estimateDelivery(way: CourierWay, showDay: string, today: CivilDate): DeliveryEstimate | null {
  const { first, last } = estimatedDays(today);
  if (!isCivilDate(showDay) || showDay < first || showDay > last) return null;
  const to = destinationOf(way);
  const rule: { fee: number; days?: readonly [from: number, to: number] } = delivery[to];
  const until = courierUntil(to, showDay);
  // Every day between today and the show has to be in a year whose holidays are known; so has the week before today.
  const known = holidaysAreKnown(addMonths(today, -1), showDay);
  return {
    fee: deliveryFee('courier', to, way === 'cinema'),
    days: rule.days ?? null,
    until,
    inTime: today <= until,
    changeUntil: known ? deliveryChangeUntil([civilToInstant(showDay, '00:00')]) : null,
    workingDaysLeft: known ? workingDaysAfter(today, until) : null,
  };
}

function workingDaysAfter(today: CivilDate, until: CivilDate): number {
  let count = 0;
  for (let day = addDays(today, 1); day <= until; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

/** Ways to get the tickets whose fees the help adds up: free of charge, or by courier. */
export const feeWays = ['free', ...courierWays] as const;
export type FeeWay = (typeof feeWays)[number];

/** Fees of an order beside the tickets. Cents. */
export interface FeeEstimate {
  serviceCharge: number;
  delivery: number;
  total: number;
}

/**
 * Adds up the fees of an order (spec §9 Other rules, Delivery). @returns null for a number of tickets that no
 * transaction has: not whole, below 1 or above 40.
 */
export function estimateFees(tickets: number, way: FeeWay): FeeEstimate | null {
  if (!Number.isSafeInteger(tickets) || tickets < 1 || tickets > ticketsPerTransaction) return null;
  const serviceCharge = tickets * serviceChargePerTicket;
  const fee = way === 'free' ? 0 : deliveryFee('courier', destinationOf(way), way === 'cinema');
  return { serviceCharge, delivery: fee, total: serviceCharge + fee };
}
