import { array, enums, type Infer, pick, type } from 'superstruct';
import { type Instant, toMilliseconds } from '../time/time.js';
import { deliveryMethods } from './deliveryMethods.js';
import { endOf } from './overlap.js';
import { type EventOnTicket, Transaction, type TransactionSummary } from './purchase.js';

/**
 * A complete order as a device keeps it for the door without a network: the tickets with their codes, and the number
 * that a kiosk asks for. No address, phone, card or sum, and no name but those on the tickets.
 */
export const KeptOrder = type({
  ...pick(Transaction, ['transactionNumber', 'confirmationNumber', 'orders']).schema,
  delivery: type({ method: enums(deliveryMethods) }),
});
export type KeptOrder = Infer<typeof KeptOrder>;

export const KeptOrders = array(KeptOrder);

/** The part of a transaction that a device keeps, or null of one whose tickets are not valid. */
export const keptOrderOf = (transaction: Transaction): KeptOrder | null => {
  if (transaction.status !== 'complete') return null;
  const { transactionNumber, confirmationNumber, orders, delivery } = transaction;
  return { transactionNumber, confirmationNumber, orders, delivery: { method: delivery.method } };
};

/** Whether a performance of an order is not over yet. */
const isToCome = ({ orders }: KeptOrder, now: Instant): boolean =>
  orders.some(({ event }) => toMilliseconds(endOf(event)) > toMilliseconds(now));

const soonest = ({ orders }: KeptOrder): number =>
  Math.min(...orders.map(({ event }) => toMilliseconds(event.startsAt)));

/** The orders with a performance that is not over, soonest first, each once: `added` replaces what was kept of it. */
export const keptWith = (kept: readonly KeptOrder[], added: readonly KeptOrder[], now: Instant): KeptOrder[] => {
  const byNumber = new Map([...kept, ...added].map((order) => [order.transactionNumber, order]));
  return [...byNumber.values()].filter((order) => isToCome(order, now)).sort((a, b) => soonest(a) - soonest(b));
};

/** Instant of the next performance that is not over, in milliseconds. Infinity where all are over. */
const nextOf = ({ events }: TransactionSummary, now: Instant): number =>
  Math.min(
    ...events
      .filter((event) => toMilliseconds(endOf(event)) > toMilliseconds(now))
      .map(({ startsAt }) => toMilliseconds(startsAt)),
  );

/**
 * Complete transactions of the history whose tickets are not kept yet, or were moved to another time: soonest performance
 * first.
 */
export const toKeep = (
  history: readonly TransactionSummary[],
  kept: readonly KeptOrder[],
  now: Instant,
): TransactionSummary[] => {
  const times = (events: readonly Pick<EventOnTicket, 'startsAt'>[]) => events.map(({ startsAt }) => startsAt).join();
  const isMissing = ({ transactionNumber, events }: TransactionSummary) => {
    const same = kept.find((order) => order.transactionNumber === transactionNumber);
    return same === undefined || times(same.orders.map(({ event }) => event)) !== times(events);
  };
  return history
    .filter((row) => row.status === 'complete' && nextOf(row, now) < Number.POSITIVE_INFINITY && isMissing(row))
    .sort((a, b) => nextOf(a, now) - nextOf(b, now));
};
