import { type Group, isOnline } from '../catalogue/eventKinds.js';
import { cinemaCourier, delivery } from '../constants.js';
import type { FieldError } from '../errors.js';
import { addDays, type CivilDate, hongKongDate, type Instant, toMilliseconds } from '../time/time.js';
import { type DeliveryMethod, deliveryMethods } from './deliveryMethods.js';
import type { Destination } from './destinations.js';
import type { DeliveryOption } from './purchase.js';

/** The address to which a courier delivers. */
export interface MailingAddress {
  destination: Destination;
  text: string;
}

/** The fewest and the most days that a courier takes (spec §9). Null without a courier, and where no days are named. */
export function deliveryDays(destination: Destination | null): number[] | null {
  const rule: { fee: number; days?: readonly number[] } | null = destination && delivery[destination];
  return rule?.days ? [...rule.days] : null;
}

/** The events of an order that have tickets to collect or send. Online programmes have none. */
const withTickets = <Event extends { group: Group }>(events: readonly Event[]): Event[] =>
  events.filter(({ group }) => !isOnline(group));

/** Whether every event of an order is watched online: there is nothing to collect or send. */
export const isOnlyOnline = (events: readonly { group: Group }[]): boolean => withTickets(events).length === 0;

/**
 * Whether the only tickets of an order to collect or send are cinema tickets, which go by cinema courier (spec §9).
 * Online programmes do not count, because they are in no parcel.
 */
export const isOnlyCinema = (events: readonly { group: Group }[]): boolean =>
  !isOnlyOnline(events) && withTickets(events).every(({ group }) => group === 'cinema');

/**
 * The delivery fee in cents (spec §9). Only the courier has a fee. An order with cinema tickets only goes by cinema
 * courier within Hong Kong. Without a destination the fee is the lowest one, to show to members without an address.
 */
export function deliveryFee(method: DeliveryMethod, destination: Destination | null, onlyCinema: boolean): number {
  if (method !== 'courier') return 0;
  const to = destination ?? 'hongKong';
  return onlyCinema && to === 'hongKong' ? cinemaCourier : delivery[to].fee;
}

/**
 * The last day, to its end in Hong Kong, on which an order can be sent by courier (spec §9): so many days before the day
 * of its earliest performance.
 */
export const courierUntil = (destination: Destination, showDay: CivilDate): CivilDate =>
  addDays(showDay, -delivery[destination].stopsDaysBefore);

/** The facts that decide how the tickets of an order can be collected. */
export interface DeliveryFacts {
  /** Every performance in the order. One parcel carries all tickets, so the earliest that has tickets decides. */
  shows: readonly { group: Group; startsAt: Instant }[];
  /** The member's mailing address, or null. */
  address: MailingAddress | null;
  now: Instant;
}

/**
 * The ways to collect the tickets of an order. An order of online programmes has the e-ticket only. The courier needs
 * the member's address, and stops some days before the earliest performance: the last day for it is exactly that many
 * days before, in Hong Kong (spec §9).
 */
export function deliveryOptions(facts: DeliveryFacts): DeliveryOption[] {
  const free = { destination: null, address: null, fee: 0, available: true, reason: null, until: null };
  const methods = isOnlyOnline(facts.shows) ? (['eTicket'] as const) : deliveryMethods;
  return methods.map((method) => (method === 'courier' ? courierOption(facts) : { method, ...free }));
}

function courierOption({ shows, address, now }: DeliveryFacts): DeliveryOption {
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
 * @returns an empty array, or `deliveryUnavailable` where the order has no ticket for it, `deliveryAddressMissing`, or
 * `courierTooLate` with the courier's `days` before the performance and its last day, `until`.
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
