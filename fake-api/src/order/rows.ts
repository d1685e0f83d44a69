import type { BodyOf } from '@first-gong/contract';
import {
  type DeliveryMethod,
  eachOrderNumber,
  type Lang,
  type OrderNumber,
  type Text3,
  type Ticket,
  type Transaction,
  type TransactionStatus,
} from '@first-gong/domain';
import { type Hold, upgradeHold } from '../cart/rows.js';
import { defineTable, type OlderRow, type Row } from '../store/index.js';

export type TicketRow = Pick<Ticket, 'ticketNumber' | 'holdId' | 'seat' | 'code' | 'holderName'>;

/** How the tickets of an order travel. Only a courier needs the name and the phone. */
export interface Delivery {
  method: DeliveryMethod;
  address: Text3 | null;
  name: Text3 | null;
  phone: string | null;
}

/** A payment at the bank: an order, a top-up, or the fee of a change (spec §4 Order). */
export interface BankPaymentRow extends Pick<Transaction, 'status' | 'paymentMethod' | 'cardEnding'> {
  id: string;
  /** Anybody who knows it may answer as the bank. */
  bankKey: string;
  /** UTC instant at which the bank's time is over, or null once the payment is settled. */
  deadline: string | null;
}

/** A row of a folder before SQLite had the bank's time under another name as well. */
export function upgradePayment<R extends BankPaymentRow>(row: OlderRow<R>): R {
  const { bankUntil = null, ...rest } = row as Row & { bankUntil?: string | null; status: TransactionStatus };
  return { ...rest, deadline: rest.status === 'awaitingBank' ? bankUntil : null } as unknown as R;
}

/** A request to confirm an order. `seen` is what the buyer saw, in the language of the call. */
export type Confirmation = BodyOf<'transactionConfirm'>;

type Shown = Pick<Transaction, OrderNumber | 'cancelledBecause' | 'waybillNumber' | 'placedAt' | 'lines' | 'total'>;

/** An order; `id` is the transaction number. */
export interface TransactionRow extends BankPaymentRow, Shown {
  memberId: string;
  /** Names the confirmation: the same key never makes a second order. */
  confirmKey: string;
  /** What the buyer confirmed. An order of the wish list and a row of an earlier version have none. */
  confirmed?: Omit<Confirmation, 'confirmKey'> | undefined;
  lang: Lang;
  delivery: Delivery;
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
/** The numbers that have been given out, so that none is given out again. */
export const numberTable = defineTable<Row>('numbers');
