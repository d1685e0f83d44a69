import {
  checkNewCollection,
  DeliveryChange,
  type DeliveryChangeOption,
  type DeliveryChangeReceipt,
  type Destination,
  deliveryChangeFee,
  deliveryChangeUntil,
  type FieldError,
  fieldErrors,
  hongKongDate,
  isCancelledOrder,
  isOnlyOnline,
  type OrderToChange,
  type PaymentMethod,
  type Transaction,
  toMilliseconds,
} from '@first-gong/domain';
import { type FormFields, idsOf } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';
import { type Entered, needsCard, type RequestFormState } from '../changeRequest/state.js';

/** The tab keeps the values until the request counts. */
export interface DeliveryChangeValues {
  transactionNumber: string;
  contactName: string;
  mobile: string;
  email: string;
  deliveryAddress: string;
  /** Empty until chosen, like the next two. */
  option: DeliveryChangeOption | '';
  appointmentDay: string;
  appointmentTime: string;
  destination: Destination;
  paymentMethod: PaymentMethod;
  /** A visitor claims that no card paid. */
  withoutCard: boolean;
}

export const nothingEntered: DeliveryChangeValues = {
  transactionNumber: '',
  contactName: '',
  mobile: '',
  email: '',
  deliveryAddress: '',
  option: '',
  appointmentDay: '',
  appointmentTime: '',
  destination: 'hongKong',
  paymentMethod: 'creditCard',
  withoutCard: false,
};

export interface DeliveryChangeForm extends RequestFormState<DeliveryChangeValues> {
  /** UTC instant. */
  now: string;
}

export type DeliveryChangeState =
  | NotReadyState
  | DeliveryChangeForm
  /** A sent request, and whether its fee is paid. `transactionNumber` of the member's order, or null. */
  | { kind: 'sent'; receipt: DeliveryChangeReceipt; transactionNumber: string | null };

export type DeliveryChangeField = keyof DeliveryChangeValues | 'cardImage';

export const fields: FormFields<DeliveryChangeField> = {
  ids: {
    ...idsOf('transactionNumber', 'contactName', 'mobile', 'email', 'deliveryAddress'),
    option: 'collection',
    ...idsOf('appointmentDay', 'appointmentTime', 'destination', 'paymentMethod', 'withoutCard', 'cardImage'),
  },
  kinds: { transactionNumber: 'code', contactName: 'line', mobile: 'phone', email: 'email', deliveryAddress: 'lines' },
};

/** The order as `deliveryChangeFee` takes it. */
export const orderOf = (order: Transaction | null): OrderToChange | null =>
  order && { events: order.orders.map(({ event }) => event), lines: order.lines };

/** Cents. */
export const feeOf = ({ values, order }: DeliveryChangeForm): number =>
  values.option === '' ? 0 : deliveryChangeFee({ ...values, option: values.option }, orderOf(order));

/** The request's body, without values of other options. */
function requestOf({ values, order, cardImage }: Entered<DeliveryChangeValues>) {
  const { option, appointmentDay, appointmentTime, destination, paymentMethod, withoutCard: _, ...contact } = values;
  return {
    ...contact,
    option,
    ...(option === 'pickUp' && { appointmentDay, appointmentTime }),
    ...(option === 'delivery' && { destination, paymentMethod }),
    ...(needsCard({ order, values }) && cardImage !== null && { cardImage }),
  };
}

const isRequest = (value: object): value is DeliveryChange => fieldErrors(value, DeliveryChange).length === 0;

/** The request, or null if a value is invalid. */
export function wholeRequestOf(entered: Entered<DeliveryChangeValues>) {
  const request = requestOf(entered);
  return isRequest(request) ? request : null;
}

/** Client-side errors: each field of spec §5, and a collection that the order does not allow. */
export function errorsIn(form: DeliveryChangeForm): FieldError[] {
  const { values, order, now, cardImage } = form;
  const request = requestOf(form);
  const errors = fieldErrors(request, DeliveryChange);
  const { option } = request;
  if (order && option !== '') {
    const events = order.orders.map(({ event }) => event);
    const isNew = ({ field }: FieldError) => errors.every((error) => error.field !== field);
    errors.push(...checkNewCollection({ ...values, option }, { events }, now).filter(isNew));
  }
  if (needsCard(form) && cardImage === null) errors.push({ field: 'cardImage', code: 'imageRequired' });
  return errors;
}

/** Why the collection cannot be changed. */
export type ClosedReason = 'over' | 'online' | 'cancelled' | 'incomplete';

export function closedReason({ order, now }: Pick<DeliveryChangeForm, 'order' | 'now'>): ClosedReason | null {
  if (order === null) return null;
  const events = order.orders.map(({ event }) => event);
  if (order.status !== 'complete') return 'incomplete';
  if (isCancelledOrder(events)) return 'cancelled';
  if (isOnlyOnline(events)) return 'online';
  return hongKongDate(later(now, order.serverNow)) > lastDay(order) ? 'over' : null;
}

/** Last day for a change of an order's collection. */
export const lastDay = ({ orders }: Transaction) => deliveryChangeUntil(orders.map(({ event }) => event.startsAt));

const later = (one: string, other: string) => (toMilliseconds(one) > toMilliseconds(other) ? one : other);
