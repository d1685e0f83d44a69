import type { Group } from '../catalogue/eventKinds.js';
import { cinemaCourier, delivery } from '../constants.js';
import type { FieldError } from '../errors.js';
import { addDays, hongKongDate, type Instant, toMilliseconds } from '../time/time.js';
import { type DeliveryMethod, type DeliveryOption, type Destination, deliveryMethods } from './purchase.js';

/** The address to which a courier delivers. */
export interface MailingAddress {
  destination: Destination;
  text: string;
}

/** Whether an order has cinema tickets only, which go by cinema courier (spec §9). */
export const isOnlyCinema = (events: readonly { group: Group }[]): boolean =>
  events.every(({ group }) => group === 'cinema');

/**
 * The delivery fee in cents (spec §9). Only the courier has a fee. An order with cinema tickets only goes by cinema
 * courier within Hong Kong. Without a destination the fee is the lowest one, to show to members without an address.
 */
export function deliveryFee(method: DeliveryMethod, destination: Destination | null, onlyCinema: boolean): number {
  if (method !== 'courier') return 0;
  const to = destination ?? 'hongKong';
  return onlyCinema && to === 'hongKong' ? cinemaCourier : delivery[to].fee;
}

/** The facts that decide how the tickets of an order can be collected. */
export interface DeliveryFacts {
  /** UTC instants of every performance in the order. One parcel carries all tickets, so the earliest decides. */
  startsAt: readonly Instant[];
  /** Whether the order has cinema tickets only. */
  onlyCinema: boolean;
  /** The member's mailing address, or null. */
  address: MailingAddress | null;
  now: Instant;
}

/**
 * The ways to collect the tickets of an order. The courier needs the member's address, and stops some days before the
 * earliest performance: the last day for it is exactly that many days before, in Hong Kong (spec §9).
 */
export function deliveryOptions(facts: DeliveryFacts): DeliveryOption[] {
  const free = { destination: null, address: null, fee: 0, available: true, reason: null, until: null };
  return deliveryMethods.map((method) => (method === 'courier' ? courierOption(facts) : { method, ...free }));
}

function courierOption({ startsAt, onlyCinema, address, now }: DeliveryFacts): DeliveryOption {
  const method = 'courier';
  const fee = deliveryFee(method, address?.destination ?? null, onlyCinema);
  if (address === null) {
    return { method, destination: null, address: null, fee, available: false, reason: 'addressMissing', until: null };
  }
  const { destination, text } = address;
  const earliest = Math.min(...startsAt.map(toMilliseconds));
  const until = addDays(hongKongDate(earliest), -delivery[destination].stopsDaysBefore);
  const available = hongKongDate(now) <= until;
  return { method, destination, address: text, fee, available, reason: available ? null : 'tooLate', until };
}

/** Checks the chosen delivery method: `deliveryAddressMissing` or `deliveryUnavailable`. */
export function checkDelivery(options: readonly DeliveryOption[], method: DeliveryMethod): FieldError[] {
  const option = options.find((offered) => offered.method === method);
  if (option?.available) return [];
  const code = option?.reason === 'addressMissing' ? 'deliveryAddressMissing' : 'deliveryUnavailable';
  return [{ field: 'deliveryMethod', code }];
}
