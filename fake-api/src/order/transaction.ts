import {
  type DeliverTo,
  type DeliveryMethod,
  fullMobile,
  type Text3,
  type TicketNames,
  toInstant,
} from '@first-gong/domain';
import type { Hold } from '../cart/rows.js';
import type { MemberRow } from '../shared/member.js';
import { secret } from '../shared/secret.js';
import { text } from '../shared/text.js';
import type { Writer } from '../store/index.js';
import { askBank } from './bankPayments.js';
import { confirmationNumber, paymentServiceNumber, transactionNumber, waybillNumber } from './numbers.js';
import { type Delivery, noOrderNumbers, type TransactionRow, transactionTable } from './rows.js';

type DraftField =
  | ('memberId' | 'confirmKey' | 'confirmed' | 'lang' | 'paymentMethod' | 'delivery' | 'items')
  | ('lines' | 'total' | 'willEarn' | 'pointsUsed' | 'promotionCode');

/** An order without a number. */
export interface Draft extends Pick<TransactionRow, DraftField> {
  /** Names on tickets of events that require them. */
  ticketNames: readonly TicketNames[];
}

/** Delivery of an order (spec §3 Transaction: address, name, phone), to the member or to `other`. */
export function deliveryTo(
  member: MemberRow,
  method: DeliveryMethod,
  address: Text3 | null,
  other?: DeliverTo,
): Delivery {
  if (method !== 'courier') return { method, address: null, name: null, phone: null };
  if (other === undefined) return { method, address, name: member.name, phone: fullMobile(member.profile) };
  return { method, address: asTyped(other.address), name: asTyped(other.name), phone: other.phone };
}

/** User input, the same in every language. */
const asTyped = (typed: string) => text([typed, typed, typed]);

/** Seats with the names on their tickets. */
function namedSeats(items: readonly Hold[], ticketNames: readonly TicketNames[]) {
  const left = new Map(ticketNames.map(({ performanceId, names }) => [performanceId, [...names]]));
  return items.flatMap(({ holdId, show, seats }) =>
    seats.map((seat) => {
      const holderName = left.get(show.performanceId)?.shift();
      return { holdId, seat, ...(holderName && { holderName }) };
    }),
  );
}

/** Stores a confirmed order, whose seats are already held. */
export function placeOrder(tx: Writer, { ticketNames, ...draft }: Draft, now: number): TransactionRow {
  const id = transactionNumber(tx, now);
  const row: TransactionRow = {
    ...draft,
    id,
    ...askBank(draft.paymentMethod, now),
    ...noOrderNumbers,
    cancelledBecause: null,
    waybillNumber: null,
    placedAt: toInstant(now),
    tickets: namedSeats(draft.items, ticketNames).map((seat, index) => ({
      ...seat,
      ticketNumber: `${id}-${String(index + 1).padStart(2, '0')}`,
      code: '',
    })),
  };
  tx.put(transactionTable, row);
  return row;
}

/** Completes a paid order: numbers and ticket codes. `movePoints` changes the points. */
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
