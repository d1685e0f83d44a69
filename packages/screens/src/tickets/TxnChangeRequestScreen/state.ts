import {
  type ChangeItem,
  type Failure,
  type FieldError,
  fieldErrors,
  isCancelledOrder,
  newFieldOf,
  type Reference,
  type Transaction,
  TransactionChange,
  toMilliseconds,
} from '@first-gong/domain';
import type { FormFields, Refusal } from '../../shared/form/index.js';
import type { CardFrontState } from '../changeRequest/index.js';

/** The tab keeps the values until the request is received. */
export interface TxnChangeValues {
  transactionNumber: string;
  cardFirst4: string;
  cardLast4: string;
  /** Only ticked items change (spec §3). */
  items: ChangeItem[];
  newContactName: string;
  newContactNumber: string;
  newAddress: string;
  /** A visitor claims that no card paid. */
  withoutCard: boolean;
}

export const nothingEntered: TxnChangeValues = {
  transactionNumber: '',
  cardFirst4: '',
  cardLast4: '',
  items: [],
  newContactName: '',
  newContactNumber: '',
  newAddress: '',
  withoutCard: false,
};

export interface TxnChangeForm {
  kind: 'form';
  values: TxnChangeValues;
  /** The order with the entered number, if it is the member's. Null for a visitor. */
  order: Transaction | null;
  /** Only a logged-in buyer changes an order that no card paid. */
  isMember: boolean;
  card: CardFrontState;
  /** Key of the uploaded picture, or null. */
  cardImage: string | null;
  submitting: boolean;
  error: Refusal | null;
  failure: Failure | null;
}

export type TxnChangeState =
  | { kind: 'loading' }
  | TxnChangeForm
  /** A received request. `transactionNumber` of the member's order, or null. */
  | { kind: 'sent'; receipt: Reference; transactionNumber: string | null };

export type TxnChangeField = keyof TxnChangeValues | 'cardImage';

export const fields: FormFields<TxnChangeField> = {
  ids: {
    transactionNumber: 'transactionNumber',
    cardFirst4: 'cardFirst4',
    cardLast4: 'cardLast4',
    // The first checkbox.
    items: 'items',
    newContactName: 'newContactName',
    newContactNumber: 'newContactNumber',
    newAddress: 'newAddress',
    withoutCard: 'withoutCard',
    cardImage: 'cardImage',
  },
  kinds: {
    transactionNumber: 'code',
    cardFirst4: 'digits',
    cardLast4: 'digits',
    newContactName: 'line',
    newContactNumber: 'phone',
    newAddress: 'lines',
  },
};

type Entered = Pick<TxnChangeForm, 'values' | 'order' | 'cardImage'>;

/** Whether card digits and picture are needed: by the order, or by the sender if the order is unknown. */
export const needsCard = ({ order, values }: Pick<TxnChangeForm, 'values' | 'order'>): boolean =>
  order ? order.cardEnding !== null : !values.withoutCard;

/** The request's body, without values of unticked items. */
function requestOf({ values, order, cardImage }: Entered) {
  const { transactionNumber, cardFirst4, cardLast4, items } = values;
  return {
    transactionNumber,
    ...(needsCard({ order, values })
      ? { cardFirst4, cardLast4, ...(cardImage !== null && { cardImage }) }
      : { withoutCard: true }),
    items,
    ...Object.fromEntries(items.map((item) => [newFieldOf(item), values[newFieldOf(item)]])),
  };
}

const isRequest = (value: object): value is TransactionChange => fieldErrors(value, TransactionChange).length === 0;

/** The request, or null if a value is invalid. */
export function wholeRequestOf(entered: Entered): TransactionChange | null {
  const request = requestOf(entered);
  return isRequest(request) ? request : null;
}

/** Client-side errors: each field of spec §5, and a sender without proof. */
export function errorsIn(form: Entered & Pick<TxnChangeForm, 'isMember'>): FieldError[] {
  const errors = fieldErrors(requestOf(form), TransactionChange);
  return needsCard(form) || form.isMember ? errors : [...errors, { field: 'withoutCard', code: 'loginRequired' }];
}

/** Why the order cannot be changed. */
export type ClosedReason = 'begun' | 'cancelled' | 'incomplete';

export function closedReason(order: Transaction | null): ClosedReason | null {
  if (order === null) return null;
  if (order.status !== 'complete') return 'incomplete';
  if (isCancelledOrder(order.orders.map(({ event }) => event))) return 'cancelled';
  const hasBegun = order.orders.some(({ event }) => toMilliseconds(event.startsAt) <= toMilliseconds(order.serverNow));
  return hasBegun ? 'begun' : null;
}
