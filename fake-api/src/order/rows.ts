import type { BodyOf } from '@first-gong/contract';
import {
  type DeliveryMethod,
  eachOrderNumber,
  type Lang,
  type OrderNumber,
  type Refund,
  type SeatWithView,
  type Text3,
  type Ticket,
  type Transaction,
  type TransactionStatus,
} from '@first-gong/domain';
import { type Hold, upgradeHold } from '../cart/rows.js';
import { defineTable, type OlderRow, type Reader, type Row } from '../store/index.js';

export type TicketRow = Pick<Ticket, 'ticketNumber' | 'holdId' | 'code' | 'holderName'> & { seat: SeatWithView };

/** Delivery of tickets. Name and phone are for couriers only. */
export interface Delivery {
  method: DeliveryMethod;
  address: Text3 | null;
  name: Text3 | null;
  phone: string | null;
}

/** A payment at the bank: order, top-up or change fee (spec §4 Order). */
export interface BankPaymentRow extends Pick<Transaction, 'status' | 'paymentMethod' | 'cardEnding'> {
  id: string;
  /** Secret that authorizes a result. */
  bankKey: string;
  /** UTC instant of the bank's time-out, or null after the decision. */
  deadline: string | null;
}

/** Upgrades rows from before SQLite, which also stored the time-out under another name. */
export function upgradePayment<R extends BankPaymentRow>(row: OlderRow<R>): R {
  const { bankUntil = null, ...rest } = row as Row & { bankUntil?: string | null; status: TransactionStatus };
  return { ...rest, deadline: rest.status === 'awaitingBank' ? bankUntil : null } as unknown as R;
}

/** Request of a confirmation. `seen` is what the buyer saw, in the language of the call. */
export type Confirmation = BodyOf<'transactionConfirm'>;

type Shown = Pick<Transaction, OrderNumber | 'cancelledBecause' | 'waybillNumber' | 'placedAt' | 'lines' | 'total'>;

/** `id` is the transaction number. */
export interface TransactionRow extends BankPaymentRow, Shown {
  memberId: string;
  /** Idempotency key of the confirmation. */
  confirmKey: string;
  /** What the buyer confirmed. Missing for wish list orders and old rows. */
  confirmed?: Omit<Confirmation, 'confirmKey'> | undefined;
  lang: Lang;
  delivery: Delivery;
  pointsUsed: number;
  /** Code in use, or null. */
  promotionCode: string | null;
  /** Points to credit at completion. */
  willEarn: number;
  items: Hold[];
  tickets: TicketRow[];
  /** Refunds of cancelled performances. Missing without them. */
  refunds?: Refund[];
}

/** A line of the bank's ledger. */
export interface ChargeRow {
  id: string;
  transactionNumber: string;
  /** Cents, negative for a refund. */
  amount: number;
  at: string;
}

/** Numbers of an incomplete order. Old rows may lack some in the same way. */
export const noOrderNumbers = eachOrderNumber(() => null);

/** Time of the next weather check. A single row. */
export interface WeatherRow {
  id: 'signal';
  /** Next midnight in Hong Kong, or null without a closing signal. */
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
/** Orders with tickets of a performance, in their order. */
export const ordersWith = (data: Reader, performanceId: string): TransactionRow[] =>
  data.find(
    transactionTable,
    'id in (select transactionId from orderedShows where performanceId = ?) order by seq',
    performanceId,
  );

/** Assigned numbers, so that none is assigned twice. */
export const numberTable = defineTable<Row>('numbers');
