import {
  type ChangeItem,
  type FieldError,
  fieldErrors,
  isCancelledOrder,
  newFieldOf,
  type Reference,
  type Transaction,
  TransactionChange,
  toMilliseconds,
} from '@first-gong/domain';
import { type FormFields, idsOf } from '../../shared/form/index.js';
import { type Entered, needsCard, type RequestFormState } from '../changeRequest/state.js';

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

export interface TxnChangeForm extends RequestFormState<TxnChangeValues> {
  /** Only a logged-in buyer changes an order that no card paid. */
  isMember: boolean;
}

export type TxnChangeState =
  | { kind: 'loading' }
  | TxnChangeForm
  /** A received request. `transactionNumber` of the member's order, or null. */
  | { kind: 'sent'; receipt: Reference; transactionNumber: string | null };

export type TxnChangeField = keyof TxnChangeValues | 'cardImage';

export const fields: FormFields<TxnChangeField> = {
  ids: {
    ...idsOf('transactionNumber', 'cardFirst4', 'cardLast4'),
    // The first checkbox.
    items: 'items',
    ...idsOf('newContactName', 'newContactNumber', 'newAddress', 'withoutCard', 'cardImage'),
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

/** The request's body, without values of unticked items. */
function requestOf({ values, order, cardImage }: Entered<TxnChangeValues>) {
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
export function wholeRequestOf(entered: Entered<TxnChangeValues>): TransactionChange | null {
  const request = requestOf(entered);
  return isRequest(request) ? request : null;
}

/** Client-side errors: each field of spec §5, and a sender without proof. */
export function errorsIn(form: TxnChangeForm): FieldError[] {
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
