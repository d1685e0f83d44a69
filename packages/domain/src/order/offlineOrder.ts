import { array, enums, type Infer, pick, type } from 'superstruct';
import { type Instant, toMilliseconds } from '../time/time.js';
import { deliveryMethods } from './deliveryMethods.js';
import { endOf } from './overlap.js';
import { type EventOnTicket, Transaction, type TransactionSummary } from './purchase.js';

/**
 * An order stored on the device for admission offline. Contains ticket codes and names, but no address, phone, card or
 * price.
 */
export const OfflineOrder = type({
  ...pick(Transaction, ['transactionNumber', 'confirmationNumber', 'orders']).schema,
  delivery: type({ method: enums(deliveryMethods) }),
});
export type OfflineOrder = Infer<typeof OfflineOrder>;

export const OfflineOrders = array(OfflineOrder);

/** The stored part of a transaction, or null if the tickets are not valid. */
export const offlineOrderOf = (transaction: Transaction): OfflineOrder | null => {
  if (transaction.status !== 'complete') return null;
  const { transactionNumber, confirmationNumber, orders, delivery } = transaction;
  return { transactionNumber, confirmationNumber, orders, delivery: { method: delivery.method } };
};

/** Whether a performance is not over. */
const isToCome = ({ orders }: OfflineOrder, now: Instant): boolean =>
  orders.some(({ event }) => toMilliseconds(endOf(event)) > toMilliseconds(now));

const soonest = ({ orders }: OfflineOrder): number =>
  Math.min(...orders.map(({ event }) => toMilliseconds(event.startsAt)));

/** Merges stored orders, without those that are over, soonest first. `added` replaces stored versions. */
export const mergeOfflineOrders = (
  kept: readonly OfflineOrder[],
  added: readonly OfflineOrder[],
  now: Instant,
): OfflineOrder[] => {
  const byNumber = new Map([...kept, ...added].map((order) => [order.transactionNumber, order]));
  return [...byNumber.values()].filter((order) => isToCome(order, now)).sort((a, b) => soonest(a) - soonest(b));
};

/** Milliseconds of the next performance, or Infinity if all are over. */
const nextOf = ({ events }: TransactionSummary, now: Instant): number =>
  Math.min(
    ...events
      .filter((event) => toMilliseconds(endOf(event)) > toMilliseconds(now))
      .map(({ startsAt }) => toMilliseconds(startsAt)),
  );

/** Complete transactions that are not stored, or have a rescheduled or cancelled performance, soonest first. */
export const toKeep = (
  history: readonly TransactionSummary[],
  kept: readonly OfflineOrder[],
  now: Instant,
): TransactionSummary[] => {
  const times = (events: readonly Pick<EventOnTicket, 'startsAt' | 'cancelled'>[]) =>
    events.map(({ startsAt, cancelled = false }) => `${startsAt} ${cancelled}`).join();
  const isMissing = ({ transactionNumber, events }: TransactionSummary) => {
    const same = kept.find((order) => order.transactionNumber === transactionNumber);
    return same === undefined || times(same.orders.map(({ event }) => event)) !== times(events);
  };
  return history
    .filter((row) => row.status === 'complete' && nextOf(row, now) < Number.POSITIVE_INFINITY && isMissing(row))
    .sort((a, b) => nextOf(a, now) - nextOf(b, now));
};
