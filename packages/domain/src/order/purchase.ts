import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct';
import { groups, interests, zoneCodes } from '../catalogue/eventKinds.js';
import { cinemaTicketTypes } from '../cinema/ticketTypes.js';
import { list } from '../forms/form.js';
import { cents, count } from '../forms/numbers.js';
import { text } from '../forms/text.js';
import { civilDate, instant } from '../forms/times.js';
import { DeliverTo } from './deliverTo.js';
import { deliveryMethods } from './deliveryMethods.js';
import { destinations } from './destinations.js';
import { confirmKeyLength, holdKeyLength } from './keys.js';
import { TicketNames } from './ticketNames.js';

/** spec §3 Transaction: seats. A standing place has no row, and its seat is the entry number. */
export const Seat = type({ section: string(), row: string(), seat: string() });
export type Seat = Infer<typeof Seat>;

/**
 * A seat with its view in words: "28 m from the stage, 15° to the left, 6 m above it". Missing for standing places, and
 * if the API does not know the layout.
 */
export const DescribedSeat = type({ ...Seat.schema, view: optional(string()) });
export type DescribedSeat = Infer<typeof DescribedSeat>;

/** Compromises of the best available seats, shown before payment. */
export const compromises = ['none', 'split', 'singleLeft'] as const;
export type Compromise = (typeof compromises)[number];

/** Reasons why held seats must leave the cart together. */
export const togetherReasons = ['film', 'wheelchair', 'sideBySide'] as const;
export type TogetherReason = (typeof togetherReasons)[number];

/** An event in a cart, receipt or history. */
export const EventOnTicket = type({
  id: string(),
  group: enums(groups),
  title: string(),
  posterSeed: string(),
  posterLines: array(string()),
  interest: enums(interests),
  venue: string(),
  performanceId: string(),
  startsAt: instant(),
  /** Minutes. `usualDuration` applies if missing. */
  duration: optional(count()),
  pointsProgramme: boolean(),
  /** Each ticket needs a name. Missing if the API does not know. */
  realName: optional(boolean()),
  /** Whether the organiser has cancelled the performance: its tickets are not valid. Missing if not. */
  cancelled: optional(boolean()),
});
export type EventOnTicket = Infer<typeof EventOnTicket>;

/** Seats of one zone, price and hold. */
export const CartItem = type({
  holdId: string(),
  /** Shared by items that must leave the cart together, such as adjacent cinema seats. */
  groupId: string(),
  event: EventOnTicket,
  /** Null for standard tickets of an event without types. */
  ticketType: nullable(enums(cinemaTicketTypes)),
  zone: type({
    code: enums(zoneCodes),
    name: string(),
    standing: boolean(),
    restrictedView: nullable(string()),
  }),
  seats: array(DescribedSeat),
  /** Cents per seat. */
  price: cents(),
  subtotal: cents(),
  compromise: enums(compromises),
  /** Seats that can leave the cart alone. Missing if the API releases whole groups only. */
  alone: optional(array(Seat)),
  /** Why the whole group must leave together, or null. */
  together: optional(nullable(enums(togetherReasons))),
});
export type CartItem = Infer<typeof CartItem>;

/** Seats that left the cart, with a reason. The buyer dismisses the item. */
export const ReleasedItem = type({
  holdId: string(),
  event: EventOnTicket,
  zoneName: string(),
  seats: array(Seat),
  subtotal: cents(),
  reason: enums(['holdExpired', 'bankDeclined', 'bankNoAnswer', 'cancelled', 'performanceCancelled']),
  at: instant(),
});
export type ReleasedItem = Infer<typeof ReleasedItem>;

/** The cart. All items expire together, and new items do not extend the hold. */
export const Cart = type({
  items: array(CartItem),
  released: array(ReleasedItem),
  /** UTC instant of expiry, or null for an empty cart. */
  expiresAt: nullable(instant()),
  /** Server time of the response. The countdown is relative to it, because device clocks can be wrong. */
  serverNow: instant(),
  ticketCount: count(),
  ticketsTotal: cents(),
  serviceCharge: cents(),
  /** Number of a transaction that waits for the bank and blocks the next one, or null. */
  awaitingBank: nullable(string()),
  /** Order number of the cart that was paid within the last hour. Missing if the API does not know. */
  paidOrder: optional(nullable(string())),
  /** The member's tickets that overlap this cart. Missing if the API does not check overlaps. */
  ticketsAtOnce: optional(array(EventOnTicket)),
});
export type Cart = Infer<typeof Cart>;

/** spec §1: cards, e-wallets and payment apps. The bank's page asks for the brand. */
export const paymentMethods = ['creditCard', 'eWallet', 'paymentApp'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const DeliveryOption = type({
  method: enums(deliveryMethods),
  /** Courier destination of the mailing address. Null for other methods. */
  destination: nullable(enums(destinations)),
  address: nullable(string()),
  fee: cents(),
  available: boolean(),
  /** Why the option is unavailable, or null. */
  reason: nullable(enums(['tooLate', 'addressMissing'])),
  /** Last civil date of the option, or null. */
  until: nullable(civilDate()),
});
export type DeliveryOption = Infer<typeof DeliveryOption>;

/** Kinds of price lines (spec §3 Transaction: service charge, delivery charge, benefit or discount). */
export const lineKinds = ['tickets', 'serviceCharge', 'delivery', 'discount', 'points'] as const;
/** A price line. `amount` is negative for discounts, including points. */
export const PriceLine = type({ kind: enums(lineKinds), quantity: count(), amount: integer() });
export type PriceLine = Infer<typeof PriceLine>;

/** Choices on Transaction Preview. */
export const PreviewChoice = type({
  deliveryMethod: enums(deliveryMethods),
  /** Any number, because `checkPoints` has more precise errors. */
  pointsUsed: number(),
  paymentMethod: enums(paymentMethods),
  /** Promotion code as entered (spec §3 Transaction: benefit or discount). */
  promotionCode: optional(text({ kind: 'code' })),
  /** Courier address, if not the profile's. Ignored by APIs without the feature. */
  deliverTo: optional(DeliverTo),
  /** Ticket names for events that need them, one of them the buyer's. Confirm checks them; some APIs ignore them. */
  ticketNames: optional(list(TicketNames)),
});
export type PreviewChoice = Infer<typeof PreviewChoice>;

/** Idempotency key of a confirmation, see `confirmKeyOf`. */
export const ConfirmKey = text({ missing: 'badRequest', max: confirmKeyLength, kind: 'exact' });

/** Idempotency key of a hold. The client creates one per click. */
export const HoldKey = text({ missing: 'badRequest', max: holdKeyLength, kind: 'exact' });

/** The order with all fees before Confirm (spec §4 Order). */
export const TransactionPreview = type({
  items: array(CartItem),
  choice: PreviewChoice,
  deliveryOptions: array(DeliveryOption),
  points: type({
    balance: count(),
    /** Maximum points for this order. */
    usable: count(),
    willEarn: count(),
  }),
  lines: array(PriceLine),
  /** Cents to pay. */
  total: cents(),
  expiresAt: instant(),
  serverNow: instant(),
  /** The member's tickets that overlap this order. Missing if the API does not check overlaps. */
  ticketsAtOnce: optional(array(EventOnTicket)),
});
export type TransactionPreview = Infer<typeof TransactionPreview>;

/** States of an order (spec §4). The history contains `complete` and `awaitingBank`. */
export const transactionStatuses = ['awaitingBank', 'complete', 'cancelled'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const Ticket = type({
  ticketNumber: string(),
  holdId: string(),
  seat: DescribedSeat,
  /** Null for standard tickets of an event without types. */
  ticketType: nullable(enums(cinemaTicketTypes)),
  zone: type({
    code: enums(zoneCodes),
    name: string(),
    standing: boolean(),
    restrictedView: nullable(string()),
  }),
  price: cents(),
  /** Content of the QR code. */
  code: string(),
  /** Name on the ticket, if the organiser requires one. */
  holderName: optional(string()),
});
export type Ticket = Infer<typeof Ticket>;

/**
 * Order numbers of receipts, in display order, with examples. Null until assigned; struct, row, response, pages and
 * stories derive from this table.
 */
export const orderNumbers = { confirmationNumber: '88412077', paymentServiceNumber: 'PS884120770417' } as const;
export type OrderNumber = keyof typeof orderNumbers;
export const orderNumberNames = Object.keys(orderNumbers) as OrderNumber[];

/** Creates a value per order number. */
export const eachOrderNumber = <T>(makeValue: (name: OrderNumber) => T): Record<OrderNumber, T> =>
  Object.fromEntries(orderNumberNames.map((name) => [name, makeValue(name)])) as Record<OrderNumber, T>;

/** Whether the organiser has cancelled all performances of an order. */
export const isCancelledOrder = (events: readonly Pick<EventOnTicket, 'cancelled'>[]): boolean =>
  events.every(({ cancelled }) => cancelled);

/** What a buyer got back for a cancelled performance. Money goes back the way it was paid. */
export const Refund = type({
  performanceId: string(),
  at: instant(),
  amount: cents(),
  /** Points of the offset. */
  pointsReturned: count(),
  /** Points that the tickets had earned, at most the balance. */
  pointsTaken: count(),
});
export type Refund = Infer<typeof Refund>;

/** spec §3 Transaction. */
export const Transaction = type({
  transactionNumber: string(),
  status: enums(transactionStatuses),
  cancelledBecause: nullable(
    enums(['bankDeclined', 'bankNoAnswer', 'paymentCancelled', 'holdExpired', 'performanceCancelled']),
  ),
  ...eachOrderNumber(() => nullable(string())),
  /** Waybill number of the courier. Null for other methods and incomplete orders. */
  waybillNumber: nullable(string()),
  placedAt: instant(),
  /** UTC instant of the bank's time-out; null unless `awaitingBank`. */
  bankUntil: nullable(instant()),
  bankUrl: nullable(string()),
  serverNow: instant(),
  paymentMethod: enums(paymentMethods),
  /** Last four digits of the card, or null. */
  cardEnding: nullable(string()),
  delivery: type({
    method: enums(deliveryMethods),
    /** Courier address, name and phone at the time of the order. Null for other methods. */
    address: nullable(string()),
    name: nullable(string()),
    phone: nullable(string()),
  }),
  lines: array(PriceLine),
  total: cents(),
  points: type({ used: count(), earned: count() }),
  /** Refunds of cancelled performances. Missing without them, or if the API refunds nothing. */
  refunds: optional(array(Refund)),
  orders: array(type({ event: EventOnTicket, tickets: array(Ticket) })),
});
export type Transaction = Infer<typeof Transaction>;

/** A row of the transaction history. */
export const TransactionSummary = type({
  transactionNumber: string(),
  status: enums(transactionStatuses),
  placedAt: instant(),
  /** Performances with their seats. */
  events: array(assign(EventOnTicket, type({ seats: array(Seat) }))),
  ticketCount: count(),
  total: cents(),
  /** Refunded cents. Missing without a refund. */
  refunded: optional(cents()),
});
export type TransactionSummary = Infer<typeof TransactionSummary>;
