import { type Group, isOnline } from '../catalogue/eventKinds.js';
import { cinemaCourier, delivery } from '../constants.js';
import type { FieldError } from '../errors.js';
import { addDays, type CivilDate, hongKongDate, type Instant, toMilliseconds } from '../time/time.js';
import { type DeliveryMethod, deliveryMethods } from './deliveryMethods.js';
import type { Destination } from './destinations.js';
import type { DeliveryOption } from './purchase.js';

export interface MailingAddress {
  destination: Destination;
  text: string;
}

/** Minimum and maximum days of a courier (spec §9). Null without courier or without known days. */
export function deliveryDays(destination: Destination | null): number[] | null {
  const rule: { fee: number; days?: readonly number[] } | null = destination && delivery[destination];
  return rule?.days ? [...rule.days] : null;
}

/** Events with tickets to collect or send, so no online programmes. */
const withTickets = <Event extends { group: Group }>(events: readonly Event[]): Event[] =>
  events.filter(({ group }) => !isOnline(group));

/** Whether an order has online programmes only, so nothing to collect or send. */
export const isOnlyOnline = (events: readonly { group: Group }[]): boolean => withTickets(events).length === 0;

/**
 * Whether an order sends cinema tickets only, by cinema courier (spec §9). Online programmes are not sent, so they do
 * not count.
 */
export const isOnlyCinema = (events: readonly { group: Group }[]): boolean =>
  !isOnlyOnline(events) && withTickets(events).every(({ group }) => group === 'cinema');

/**
 * Courier fee in cents, 0 for other methods (spec §9). Without a destination, the lowest fee, for members without an
 * address.
 */
export function deliveryFee(method: DeliveryMethod, destination: Destination | null, onlyCinema: boolean): number {
  if (method !== 'courier') return 0;
  const to = destination ?? 'hongKong';
  return onlyCinema && to === 'hongKong' ? cinemaCourier : delivery[to].fee;
}

/** Last day to send an order by courier (spec §9), counted back from the earliest performance. */
export const courierUntil = (destination: Destination, showDay: CivilDate): CivilDate =>
  addDays(showDay, -delivery[destination].stopsDaysBefore);

export interface DeliveryInput {
  /** All performances. One parcel has all tickets, so the earliest performance with tickets decides. */
  shows: readonly { group: Group; startsAt: Instant }[];
  /** Mailing address of the member, or null. */
  address: MailingAddress | null;
  now: Instant;
}

/**
 * Delivery options of an order (spec §9). Online programmes have e-tickets only; the courier needs an address and
 * enough days.
 */
export function deliveryOptions(facts: DeliveryInput): DeliveryOption[] {
  const free = { destination: null, address: null, fee: 0, available: true, reason: null, until: null };
  const methods = isOnlyOnline(facts.shows) ? (['eTicket'] as const) : deliveryMethods;
  return methods.map((method) => (method === 'courier' ? courierOption(facts) : { method, ...free }));
}

function courierOption({ shows, address, now }: DeliveryInput): DeliveryOption {
  const method = 'courier';
  const fee = deliveryFee(method, address?.destination ?? null, isOnlyCinema(shows));
  if (address === null) {
    return { method, destination: null, address: null, fee, available: false, reason: 'addressMissing', until: null };
  }
  const { destination, text } = address;
  const earliest = Math.min(...withTickets(shows).map(({ startsAt }) => toMilliseconds(startsAt)));
  const until = courierUntil(destination, hongKongDate(earliest));
  const available = hongKongDate(now) <= until;
  return { method, destination, address: text, fee, available, reason: available ? null : 'tooLate', until };
}

/**
 * Checks the chosen delivery method.
 * @returns no error, `deliveryUnavailable`, `deliveryAddressMissing`, or `courierTooLate` with `days` and the last day
 * `until`
 */
export function checkDelivery(options: readonly DeliveryOption[], method: DeliveryMethod): FieldError[] {
  const field = 'deliveryMethod';
  const option = options.find((offered) => offered.method === method);
  if (option === undefined) return [{ field, code: 'deliveryUnavailable' }];
  const { available, destination, until } = option;
  if (available) return [];
  if (destination === null || until === null) return [{ field, code: 'deliveryAddressMissing' }];
  return [{ field, code: 'courierTooLate', values: { days: delivery[destination].stopsDaysBefore, until } }];
}
