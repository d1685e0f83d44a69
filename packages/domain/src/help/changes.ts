import { boolean, enums, type Infer, literal, nullable, type as object, optional, string } from 'superstruct';
import { textLength } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import { mobileField, nameField } from '../forms/fields.js';
import { fieldErrors, form, list, oneOf } from '../forms/form.js';
import { emailField } from '../forms/loginFields.js';
import { cents } from '../forms/numbers.js';
import { text } from '../forms/text.js';
import { instant } from '../forms/times.js';
import { destinations } from '../order/destinations.js';
import { paymentMethods, transactionStatuses } from '../order/purchase.js';

/** Items of a change request (spec §3 Transaction change request). Only ticked items are changed. */
export const changeItems = ['contactName', 'contactNumber', 'address'] as const;
export type ChangeItem = (typeof changeItems)[number];

/** Ways to collect tickets after a change (spec §3 Delivery change request). */
export const deliveryChangeOptions = ['kiosk', 'pickUp', 'delivery'] as const;
export type DeliveryChangeOption = (typeof deliveryChangeOptions)[number];

const transactionNumberField = () =>
  text({
    kind: 'code',
    missing: 'transactionNumberRequired',
    max: textLength.transactionNumber,
    tooLong: 'transactionNotFound',
  });

/** Four digits of the card, never more (spec §5). */
const cardDigitsField = () =>
  text({ kind: 'digits', missing: 'cardNumberRequired', pattern: /^\d{4}$/, invalid: 'cardNumberInvalid' });

/** Key of an uploaded image. */
const cardImageField = () => text({ kind: 'exact', missing: 'imageRequired', max: 100 });

/** An address in one field. */
const addressField = (missing: ErrorCode) =>
  text({ kind: 'lines', missing, max: textLength.address, tooLong: 'streetTooLong' });

/** The field of each item and the struct of its new value. */
const newValues = {
  contactName: { field: 'newContactName', struct: nameField('newContactNameRequired') },
  contactNumber: { field: 'newContactNumber', struct: mobileField('newContactNumberRequired') },
  address: { field: 'newAddress', struct: addressField('newAddressRequired') },
} as const;

/** The field with the new value of an item. */
export const newFieldOf = (item: ChangeItem) => newValues[item].field;

/** Fields that prove possession of the card, with their errors. */
const cardFields = {
  cardFirst4: 'cardNumberRequired',
  cardLast4: 'cardNumberRequired',
  cardImage: 'imageRequired',
} as const satisfies Record<string, ErrorCode>;
const cardFieldNames = ['cardFirst4', 'cardLast4', 'cardImage'] as const;

/** spec §3 and §5 Transaction change request. Values of unticked items are ignored. */
export const TransactionChange = form(
  {
    transactionNumber: transactionNumberField(),
    /** An order without a card payment. The logged-in buyer then needs no card number or image. */
    withoutCard: optional(boolean()),
    cardFirst4: optional(cardDigitsField()),
    cardLast4: optional(cardDigitsField()),
    cardImage: optional(cardImageField()),
    items: list(oneOf(changeItems, 'badRequest'), changeItems.length),
    newContactName: optional(text()),
    newContactNumber: optional(text({ kind: 'phone' })),
    newAddress: optional(text({ kind: 'lines' })),
  },
  function* ({ withoutCard, items, ...values }) {
    const missing = withoutCard === true ? [] : cardFieldNames.filter((field) => values[field] === undefined);
    for (const field of missing) yield { field, code: cardFields[field] };
    if (!Array.isArray(items) || items.length === 0) {
      yield { field: 'items', code: 'changeItemRequired' };
      return;
    }
    for (const item of changeItems.filter((known) => items.includes(known))) {
      const { field, struct } = newValues[item];
      for (const { code } of fieldErrors(values[field], struct)) yield { field, code };
    }
  },
);
export type TransactionChange = Infer<typeof TransactionChange>;

/** New values of ticked items (spec §3 "Only ticked items are updated"). */
export const tickedChanges = (change: TransactionChange): Partial<Record<ChangeItem, string>> =>
  Object.fromEntries(
    changeItems.filter((item) => change.items.includes(item)).map((item) => [item, change[newValues[item].field]]),
  );

/**
 * spec §3 and §5 Delivery change request. Orders without a card payment need the buyer's email instead of an image; a
 * pick-up needs day (`YYYY-MM-DD`) and hour (`HH:00`) in Hong Kong.
 */
export const DeliveryChange = form(
  {
    transactionNumber: transactionNumberField(),
    contactName: nameField('contactNameRequired'),
    mobile: mobileField('mobileRequired'),
    deliveryAddress: addressField('deliveryAddressRequired'),
    email: emailField(),
    cardImage: optional(cardImageField()),
    option: oneOf(deliveryChangeOptions, 'deliveryOptionRequired'),
    appointmentDay: optional(text({ max: 10 })),
    appointmentTime: optional(text({ max: 5 })),
    /** Courier destination. @default hongKong */
    destination: optional(oneOf(destinations, 'badRequest')),
    /** Payment of the courier fee. @default creditCard */
    paymentMethod: optional(oneOf(paymentMethods, 'badRequest')),
  },
  function* ({ option, appointmentDay, appointmentTime }) {
    if (option !== 'pickUp') return;
    if (!appointmentDay) yield { field: 'appointmentDay', code: 'appointmentRequired' };
    if (!appointmentTime) yield { field: 'appointmentTime', code: 'appointmentRequired' };
  },
);
export type DeliveryChange = Infer<typeof DeliveryChange>;

/** The number of a request for customer service. */
export const Reference = object({ referenceNumber: string() });
export type Reference = Infer<typeof Reference>;

/**
 * A delivery change request. `awaitingBank`: customer service receives the request after payment; `cancelled`: the fee
 * was not paid.
 */
export const DeliveryChangeReceipt = object({
  referenceNumber: string(),
  status: enums(transactionStatuses),
  /** Cents. */
  fee: cents(),
  /** URL of the bank's page until the fee is paid, otherwise null. */
  bankUrl: nullable(string()),
});
export type DeliveryChangeReceipt = Infer<typeof DeliveryChangeReceipt>;

/** A change request, as shown to the buyer. */
export const ChangeRequest = object({
  referenceNumber: string(),
  /** UTC instant. */
  at: instant(),
  kind: enums(['transaction', 'delivery']),
  contactName: nullable(string()),
  contactNumber: nullable(string()),
  address: nullable(string()),
  /** Null for a transaction change request. */
  option: nullable(enums(deliveryChangeOptions)),
  appointmentDay: nullable(string()),
  appointmentTime: nullable(string()),
  /** Paid cents. */
  fee: cents(),
});
export type ChangeRequest = Infer<typeof ChangeRequest>;

/** spec §7 presignedUrl: the target of one image upload. */
export const UploadTarget = object({
  uploadUrl: string(),
  method: literal('PUT'),
  cardImage: string(),
  /** UTC instant. */
  expiresAt: instant(),
});
export type UploadTarget = Infer<typeof UploadTarget>;
