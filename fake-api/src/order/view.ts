import {
  eachOrderNumber,
  type Lang,
  locales,
  type Transaction,
  type TransactionSummary,
  toInstant,
} from '@first-gong/domain';
import { showView, zoneView } from '../cart/view.js';
import { pick } from '../shared/pick.js';
import { describedSeat, plainSeat } from '../shared/seatWords.js';
import type { BankPaymentRow, TransactionRow } from './rows.js';

/** URL of the bank's page for a pending payment, or null. The URL contains the secret. */
export const bankUrlOf = ({ id, bankKey, deadline }: BankPaymentRow, lang: Lang): string | null =>
  deadline && `/fake/bank?${new URLSearchParams({ transactionNumber: id, key: bankKey, locale: locales[lang] })}`;

/** Performances of an order with their tickets. */
const ordersOf = ({ items, tickets }: TransactionRow, lang: Lang): Transaction['orders'] =>
  [...new Set(items.map(({ show }) => show.performanceId))].flatMap((performanceId) => {
    const ofOne = items.filter(({ show }) => show.performanceId === performanceId);
    const ticketsOfOne = ofOne.flatMap(({ holdId, ticketType, zone, price }) =>
      tickets
        .filter((ticket) => ticket.holdId === holdId)
        .map((ticket) => ({
          ...ticket,
          seat: describedSeat(lang, ticket.seat),
          ticketType,
          zone: zoneView(zone, lang),
          price,
        })),
    );
    return ofOne.slice(0, 1).map(({ show }) => ({ event: showView(show, lang), tickets: ticketsOfOne }));
  });

export function transactionView(row: TransactionRow, now: number, lang: Lang): Transaction {
  return {
    transactionNumber: row.id,
    ...pick(row, ['status', 'cancelledBecause', 'waybillNumber', 'placedAt']),
    ...eachOrderNumber((name) => row[name]),
    bankUntil: row.deadline,
    bankUrl: bankUrlOf(row, lang),
    serverNow: toInstant(now),
    ...pick(row, ['paymentMethod', 'cardEnding', 'lines', 'total']),
    delivery: {
      ...row.delivery,
      address: row.delivery.address?.[lang] ?? null,
      name: row.delivery.name?.[lang] ?? null,
    },
    points: {
      used: row.status === 'cancelled' ? 0 : row.pointsUsed,
      earned: row.status === 'complete' ? row.willEarn : 0,
    },
    orders: ordersOf(row, lang),
    ...(row.refunds && { refunds: row.refunds }),
  };
}

export function summaryView(row: TransactionRow, lang: Lang): TransactionSummary {
  return {
    transactionNumber: row.id,
    ...pick(row, ['status', 'placedAt', 'total']),
    events: ordersOf(row, lang).map(({ event, tickets }) => ({
      ...event,
      seats: tickets.map(({ seat }) => plainSeat(seat)),
    })),
    ticketCount: row.tickets.length,
    ...(row.refunds && { refunded: row.refunds.reduce((sum, { amount }) => sum + amount, 0) }),
  };
}
