import { type Lang, type PaymentMethod, type Quote, type TicketNames, toInstant } from '@first-gong/domain';
import type { Hold } from '../cart/rows.js';
import { secret } from '../shared/secret.js';
import type { Writer } from '../store/index.js';
import { askBank } from './bankPayments.js';
import { confirmationNumber, paymentServiceNumber, transactionNumber, waybillNumber } from './numbers.js';
import { noOrderNumbers, type TransactionRow, transactionTable } from './rows.js';

/** An order before it has a number. */
export interface Draft {
  memberId: string;
  /** Names the confirmation: see TransactionRow. */
  confirmKey: string;
  confirmed?: TransactionRow['confirmed'];
  lang: Lang;
  paymentMethod: PaymentMethod;
  delivery: TransactionRow['delivery'];
  quote: Quote;
  pointsUsed: number;
  /** The promotion that the order uses, or null. */
  promotionCode: string | null;
  items: Hold[];
  /** The names on the tickets of events whose organiser asks for them. */
  ticketNames: readonly TicketNames[];
}

/** The seats of an order, each with the name on its ticket where the organiser asks for one. */
function namedSeats(items: readonly Hold[], ticketNames: readonly TicketNames[]) {
  const left = new Map(ticketNames.map(({ performanceId, names }) => [performanceId, [...names]]));
  return items.flatMap(({ holdId, show, seats }) =>
    seats.map((seat) => {
      const holderName = left.get(show.performanceId)?.shift();
      return { holdId, seat, ...(holderName && { holderName }) };
    }),
  );
}

/** Stores a confirmed order. The seats of its items are held already. */
export function placeOrder(tx: Writer, draft: Draft, now: number): TransactionRow {
  const { memberId, confirmKey, lang, paymentMethod, delivery, quote, pointsUsed, promotionCode, items } = draft;
  const id = transactionNumber(tx, now);
  const row: TransactionRow = {
    id,
    memberId,
    confirmKey,
    confirmed: draft.confirmed,
    ...askBank(paymentMethod, now),
    lang,
    cancelledBecause: null,
    ...noOrderNumbers,
    waybillNumber: null,
    placedAt: toInstant(now),
    delivery,
    lines: quote.lines,
    total: quote.total,
    pointsUsed,
    promotionCode,
    willEarn: quote.willEarn,
    items,
    tickets: namedSeats(items, draft.ticketNames).map((seat, index) => ({
      ...seat,
      ticketNumber: `${id}-${String(index + 1).padStart(2, '0')}`,
      code: '',
    })),
  };
  tx.put(transactionTable, row);
  return row;
}

/** Completes a paid order: adds its numbers and the codes of its tickets. `movePoints` moves its points. */
export function completeOrder(tx: Writer, row: TransactionRow): TransactionRow {
  const completed: TransactionRow = {
    ...row,
    confirmationNumber: confirmationNumber(tx),
    paymentServiceNumber: row.total > 0 ? paymentServiceNumber(tx) : null,
    waybillNumber: row.delivery.method === 'courier' ? waybillNumber(tx) : null,
    tickets: row.tickets.map((ticket) => ({ ...ticket, code: secret() })),
  };
  tx.put(transactionTable, completed);
  return completed;
}
