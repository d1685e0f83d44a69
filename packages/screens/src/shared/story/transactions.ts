import {
  civilToInstant,
  type DeliveryMethod,
  deliveryFee,
  eachOrderNumber,
  isOnlyCinema,
  type Lang,
  orderNumbers,
  quote,
  type Refund,
  refundFor,
  type Transaction,
  type TransactionSummary,
} from '@first-gong/domain';
import { pricedOf } from './cart.js';
import { bankUntil, evening } from './evening.js';
import { type HoldName, itemIn } from './holds.js';
import { addressIn, companionIn, memberIn, phone } from './member.js';

/** This evening's order. */
export const transactionNumber = 'T-20261120-08841273';

/** Seats and other changes to a complete card payment with e-tickets. */
export interface TransactionStory
  extends Partial<Omit<Transaction, 'orders' | 'lines' | 'total' | 'points' | 'delivery'>> {
  /** Holds and their numbers of seats. @default the three seats of the cart */
  bought?: [hold: HoldName, count: number][];
  /** 100 points equal HKD 1. @default 0 */
  pointsUsed?: number;
  /** @default 'eTicket' */
  deliveryMethod?: DeliveryMethod;
}

const deliveryTo = (lang: Lang, method: DeliveryMethod): Transaction['delivery'] =>
  method === 'courier'
    ? { method, address: addressIn(lang).text, name: memberIn(lang).name, phone }
    : { method, address: null, name: null, phone: null };

/** One order per hold, because each is another performance. */
function ordersOf(lang: Lang, bought: [hold: HoldName, count: number][]): Transaction['orders'] {
  let number = 0;
  return bought.map(([hold, count]) => {
    const { event, seats, zone, price, holdId, ticketType } = itemIn(lang, hold, count);
    const tickets = seats.map((seat, index) => {
      number += 1;
      const ticketNumber = `${transactionNumber}-${String(number).padStart(2, '0')}`;
      const code = ticketNumber.replaceAll('-', '');
      const holder = event.realName && { holderName: index === 0 ? memberIn(lang).name : companionIn(lang) };
      return { ticketNumber, holdId, seat, ticketType, zone, price, code, ...holder };
    });
    return { event, tickets };
  });
}

/** Priced by `domain`. */
export function transactionIn(lang: Lang, story: TransactionStory = {}): Transaction {
  const { bought = [['whale', 3]], pointsUsed = 0, deliveryMethod = 'eTicket', ...changes } = story;
  const items = bought.map(([hold, count]) => itemIn(lang, hold, count));
  const { destination } = addressIn(lang);
  const { lines, total, willEarn } = quote({
    items: pricedOf(items),
    deliveryFee: deliveryFee(deliveryMethod, destination, isOnlyCinema(items.map(({ event }) => event))),
    pointsUsed,
    now: evening.placed,
  });
  const status = changes.status ?? 'complete';
  return {
    transactionNumber,
    status,
    cancelledBecause: null,
    ...orderNumbers,
    waybillNumber: null,
    placedAt: evening.placed,
    bankUntil: null,
    bankUrl: null,
    serverNow: evening.receipt,
    paymentMethod: 'creditCard',
    cardEnding: '4417',
    delivery: deliveryTo(lang, deliveryMethod),
    ...changes,
    lines,
    total,
    // Like the server: a cancelled order uses no points, and only a complete order earns points.
    points: {
      used: status === 'cancelled' ? 0 : pointsUsed,
      earned: status === 'complete' ? willEarn : 0,
    },
    orders: ordersOf(lang, bought),
  };
}

const noNumbers = eachOrderNumber(() => null);

/** The bank has not responded, so there are no numbers. */
export const awaitingBank = {
  ...noNumbers,
  status: 'awaitingBank',
  bankUntil,
  bankUrl: '#bank',
  serverNow: evening.waiting,
} as const satisfies TransactionStory;

export const cancelled = (cancelledBecause: NonNullable<Transaction['cancelledBecause']>) =>
  ({
    ...noNumbers,
    status: 'cancelled',
    cancelledBecause,
  }) as const satisfies TransactionStory;

/** The order after the organiser has cancelled performances. @param count the first performances; all if missing */
export function refunded(transaction: Transaction, count = transaction.orders.length): Transaction {
  const { orders, points, total, lines, placedAt } = transaction;
  const order = {
    items: orders.map(({ event: { performanceId, pointsProgramme }, tickets }) => ({
      performanceId,
      pointsProgramme,
      price: tickets[0]?.price ?? 0,
      quantity: tickets.length,
      discount: 0,
    })),
    deliveryFee: lines.find(({ kind }) => kind === 'delivery')?.amount ?? 0,
    total,
    pointsUsed: points.used,
    earned: points.earned,
    placedAt,
  };
  const lost = orders.slice(0, count).map(({ event }) => event.performanceId);
  return {
    ...transaction,
    orders: orders.map((one) =>
      lost.includes(one.event.performanceId)
        ? {
            event: { ...one.event, cancelled: true },
            tickets: one.tickets.map((ticket) => ({ ...ticket, code: '' })),
          }
        : one,
    ),
    refunds: lost.reduce<Refund[]>((refunds, performanceId) => {
      const about = { performanceId, balance: 10_000, now: evening.receipt };
      return refunds.concat(refundFor({ ...order, refunds }, about) ?? []);
    }, []),
  };
}

/** A row of the history. */
export const summaryIn = (lang: Lang, story: TransactionStory = {}): TransactionSummary =>
  summaryOf(transactionIn(lang, story));

/** The row of an order in the history. */
export function summaryOf({ status, placedAt, orders, total, refunds, ...rest }: Transaction): TransactionSummary {
  return {
    transactionNumber: rest.transactionNumber,
    status,
    placedAt,
    events: orders.map(({ event, tickets }) => ({ ...event, seats: tickets.map(({ seat }) => seat) })),
    ticketCount: orders.flatMap(({ tickets }) => tickets).length,
    total,
    ...(refunds && { refunded: refunds.reduce((sum, { amount }) => sum + amount, 0) }),
  };
}

/** An order of last summer with earlier runs of two events. */
export function pastSummaryIn(lang: Lang): TransactionSummary {
  const summary = summaryIn(lang, {
    bought: [
      ['jazz', 2],
      ['lion', 1],
    ],
    transactionNumber: 'T-20260815-11032273',
    placedAt: civilToInstant('2026-08-15', '12:20'),
  });
  const startsAt = [civilToInstant('2026-09-05', '20:15'), civilToInstant('2026-09-12', '20:00')];
  const events = summary.events.map((event, index) => ({
    ...event,
    performanceId: `${event.id}-past`,
    startsAt: startsAt[index] ?? event.startsAt,
  }));
  return { ...summary, events };
}
