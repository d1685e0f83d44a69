import { delivery, serviceChargePerTicket, ticketsPerTransaction } from '../constants.js';
import { holidaysAreKnown } from '../time/holidays.js';
import { addDays, addMonths, type CivilDate, civilToInstant, isCivilDate } from '../time/time.js';
import { isWorkingDay } from '../time/workingDays.js';
import { courierUntil, deliveryFee } from './delivery.js';
import { deliveryChangeUntil } from './deliveryChange.js';

/** Courier destinations, and the cinema courier within Hong Kong (spec §9). */
export const courierDestinations = ['hongKong', 'macau', 'mainland', 'overseas', 'cinema'] as const;
export type CourierDestination = (typeof courierDestinations)[number];

const destinationOf = (way: CourierDestination) => (way === 'cinema' ? 'hongKong' : way);

/** assumption: months of show dates that the delivery calculator accepts. */
const estimatedMonths = 12;

/** First and last show date that the delivery calculator accepts. */
export const estimatedDays = (today: CivilDate): { first: CivilDate; last: CivilDate } => ({
  first: today,
  last: addMonths(today, estimatedMonths),
});

/** Estimate of a delivery, for the calculator. */
export interface DeliveryEstimate {
  /** Cents. */
  fee: number;
  /** Days of delivery. Null: arrives before the event. */
  days: readonly [from: number, to: number] | null;
  /** Last day to order. */
  until: CivilDate;
  /** Whether the last day is today or later. */
  inTime: boolean;
  /** Last day to change the delivery, or null if the holidays are unknown. */
  changeUntil: CivilDate | null;
  /** Working days until the last day to order, at least 0, or null if the holidays are unknown. */
  workingDaysLeft: number | null;
}

/**
 * Estimates a delivery for one show (spec §9 Delivery, Cinema courier, Delivery change).
 * @returns null for an invalid or past date, or one over twelve months away
 */
export function estimateDelivery(way: CourierDestination, showDay: string, today: CivilDate): DeliveryEstimate | null {
  const { first, last } = estimatedDays(today);
  if (!isCivilDate(showDay) || showDay < first || showDay > last) return null;
  const to = destinationOf(way);
  const rule: { fee: number; days?: readonly [from: number, to: number] } = delivery[to];
  const until = courierUntil(to, showDay);
  // Covers the whole period, including one month before today.
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

/** Delivery methods of the fee calculator: free, or a courier destination. */
export const collectionOptions = ['free', ...courierDestinations] as const;
export type CollectionOption = (typeof collectionOptions)[number];

/** Fees in addition to the tickets. Cents. */
export interface FeeEstimate {
  serviceCharge: number;
  delivery: number;
  total: number;
}

/**
 * Adds up the fees of an order (spec §9 Other rules, Delivery).
 * @returns null unless the number of tickets is an integer from 1 to 40
 */
export function estimateFees(tickets: number, way: CollectionOption): FeeEstimate | null {
  if (!Number.isSafeInteger(tickets) || tickets < 1 || tickets > ticketsPerTransaction) return null;
  const serviceCharge = tickets * serviceChargePerTicket;
  const fee = way === 'free' ? 0 : deliveryFee('courier', destinationOf(way), way === 'cinema');
  return { serviceCharge, delivery: fee, total: serviceCharge + fee };
}
