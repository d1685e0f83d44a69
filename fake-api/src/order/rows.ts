import type { BodyOf } from '@first-gong/contract';
import {
  type DeliveryMethod,
  eachOrderNumber,
  type Lang,
  type OrderNumber,
  type PaymentMethod,
  type PriceLine,
  type Seat,
  type Text3,
  type Transaction,
  type TransactionStatus,
} from '@first-gong/domain';
import { type Hold, upgradeHold } from '../cart/rows.js';
import { defineTable, type OlderRow, type Row } from '../store/index.js';

export interface TicketRow {
  ticketNumber: string;
  holdId: string;
  seat: Seat;
  code: string;
  /** The name on the ticket, where the organiser asks for one. */
  holderName?: string;
}

/** How the tickets of an order travel. Only a courier needs the name and the phone. */
export interface Delivery {
  method: DeliveryMethod;
  address: Text3 | null;
  name: Text3 | null;
  phone: string | null;
}

/** A payment at the bank: an order, a top-up, or the fee of a change (spec §4 Order). */
export interface BankPaymentRow {
  id: string;
  /** Anybody who knows it may answer as the bank. */
  bankKey: string;
  status: TransactionStatus;
  /** UTC instant at which the bank's time is over, or null once the payment is settled. */
  deadline: string | null;
  paymentMethod: PaymentMethod;
  /** The last four digits of the card that has paid. */
  cardEnding: string | null;
}

/** A row of a folder before SQLite had the bank's time under another name as well. */
export function upgradePayment<R extends BankPaymentRow>(row: OlderRow<R>): R {
  const { bankUntil = null, ...rest } = row as Row & { bankUntil?: string | null; status: TransactionStatus };
  return { ...rest, deadline: rest.status === 'awaitingBank' ? bankUntil : null } as unknown as R;
}

/** A request to confirm an order. `seen` is what the buyer saw, in the language of the call. */
export type Confirmation = BodyOf<'transactionConfirm'>;

export interface TransactionRow extends BankPaymentRow, Record<OrderNumber, string | null> {
  /** The transaction number. */
  id: string;
  memberId: string;
  /** Names the confirmation: the same key never makes a second order. */
  confirmKey: string;
  /** What the buyer confirmed. An order of the wish list and a row of an earlier version have none. */
  confirmed?: Omit<Confirmation, 'confirmKey'> | undefined;
  lang: Lang;
  cancelledBecause: Transaction['cancelledBecause'];
  waybillNumber: string | null;
  placedAt: string;
  delivery: Delivery;
  lines: PriceLine[];
  total: number;
  pointsUsed: number;
  /** The promotion that the order uses, or null. */
  promotionCode: string | null;
  /** Credited when the order completes. */
  willEarn: number;
  items: Hold[];
  tickets: TicketRow[];
}

/** One line of the bank's own ledger. */
export interface ChargeRow {
  id: string;
  transactionNumber: string;
  /** Cents. */
  amount: number;
  at: string;
}

/** A number that has been given out, so that it is not given out again. */
export interface NumberRow {
  id: string;
}

/** The numbers of an order that has none yet. A row of a version without a number lacks it in the same way. */
export const noOrderNumbers = eachOrderNumber(() => null);

/** When the shop looks again whom the weather concerns. There is one row. */
export interface WeatherRow {
  id: 'signal';
  /** The beginning of the next day in Hong Kong, or null without a signal that closes a house. */
  deadline: string | null;
}

const upgradeTransaction = (row: OlderRow<TransactionRow>): TransactionRow => ({
  ...noOrderNumbers,
  ...upgradePayment<TransactionRow>({ waybillNumber: null, promotionCode: null, ...row }),
  delivery: { name: null, phone: null, ...row.delivery } as Delivery,
  items: (row.items ?? []).map((hold) => upgradeHold(hold)),
});

export const transactionTable = defineTable<TransactionRow>('transactions', upgradeTransaction);
export const chargeTable = defineTable<ChargeRow>('charges');
export const weatherTable = defineTable<WeatherRow>('weather');
export const numberTable = defineTable<NumberRow>('numbers');
