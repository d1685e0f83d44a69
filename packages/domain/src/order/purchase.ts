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

/** spec §3 Transaction: seats (section, row, seat). A standing place has no row and an entry number as its seat. */
export const Seat = type({ section: string(), row: string(), seat: string() });
export type Seat = Infer<typeof Seat>;

/** The compromise of best available, which the buyer sees before paying. */
export const compromises = ['none', 'split', 'singleLeft'] as const;
export type Compromise = (typeof compromises)[number];

/** Why held seats leave the cart together. */
export const togetherReasons = ['film', 'wheelchair', 'sideBySide'] as const;
export type TogetherReason = (typeof togetherReasons)[number];

/** The event as a cart, a receipt and the history show it. */
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
  /** Minutes. Without it the performance counts as `usualDuration` long. */
  duration: optional(count()),
  pointsProgramme: boolean(),
  /** The organiser asks for a name on each ticket. An API that does not know it leaves it out. */
  realName: optional(boolean()),
});
export type EventOnTicket = Infer<typeof EventOnTicket>;

/** Seats of one zone and one price, held together. */
export const CartItem = type({
  holdId: string(),
  /** Shared by items that were held together and leave the cart together: one group of seats in a cinema. */
  groupId: string(),
  event: EventOnTicket,
  /** The ticket type of the seats; null where every ticket is a standard one. */
  ticketType: nullable(enums(cinemaTicketTypes)),
  zone: type({
    code: enums(zoneCodes),
    name: string(),
    standing: boolean(),
    restrictedView: nullable(string()),
  }),
  seats: array(Seat),
  /** Cents per seat. */
  price: cents(),
  subtotal: cents(),
  compromise: enums(compromises),
  /** The seats that can leave the cart alone. An API that releases whole groups only leaves the list out. */
  alone: optional(array(Seat)),
  /** Why all seats of the group leave together, or null. */
  together: optional(nullable(enums(togetherReasons))),
});
export type CartItem = Infer<typeof CartItem>;

/** Seats that left the cart, with the reason. The buyer dismisses the item after reading it. */
export const GoneItem = type({
  holdId: string(),
  event: EventOnTicket,
  zoneName: string(),
  seats: array(Seat),
  subtotal: cents(),
  reason: enums(['holdExpired', 'bankDeclined', 'bankNoAnswer', 'cancelled']),
  at: instant(),
});
export type GoneItem = Infer<typeof GoneItem>;

/** The shopping cart. All items share one clock: adding seats does not extend the hold. */
export const Cart = type({
  items: array(CartItem),
  gone: array(GoneItem),
  /** UTC instant at which all seats are released, or null for an empty cart. */
  expiresAt: nullable(instant()),
  /** The server's clock at the response. The countdown is `expiresAt` minus this, so the device's clock does not matter. */
  serverNow: instant(),
  ticketCount: count(),
  ticketsTotal: cents(),
  serviceCharge: cents(),
  /** The number of a transaction that waits for the bank. It must finish before another begins. */
  awaitingBank: nullable(string()),
  /** The number of the paid order that this empty cart has become, for an hour. An API that does not know it leaves it out. */
  paidOrder: optional(nullable(string())),
  /**
   * Performances of the member's tickets that take place at the same time as one of these. An API that does not
   * compare them leaves the list out.
   */
  ticketsAtOnce: optional(array(EventOnTicket)),
});
export type Cart = Infer<typeof Cart>;

/** spec §1: four card brands, e-wallets and payment apps. The bank's page asks for the brand. */
export const paymentMethods = ['creditCard', 'eWallet', 'paymentApp'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const DeliveryOption = type({
  method: enums(deliveryMethods),
  /** Destination of the courier, from the member's mailing address. Null for other methods. */
  destination: nullable(enums(destinations)),
  address: nullable(string()),
  fee: cents(),
  available: boolean(),
  /** Why the option is not available, or null. */
  reason: nullable(enums(['tooLate', 'addressMissing'])),
  /** Last civil date on which the option can be chosen, or null. */
  until: nullable(civilDate()),
});
export type DeliveryOption = Infer<typeof DeliveryOption>;

/** spec §3 Transaction: service charge, delivery charge, benefit or discount. Points are their own line. */
export const lineKinds = ['tickets', 'serviceCharge', 'delivery', 'discount', 'points'] as const;
/** One line of the price. `amount` is negative for a discount and for the points' offset. */
export const PriceLine = type({ kind: enums(lineKinds), quantity: count(), amount: integer() });
export type PriceLine = Infer<typeof PriceLine>;

/** The buyer's choices on Transaction Preview. */
export const PreviewChoice = type({
  deliveryMethod: enums(deliveryMethods),
  /** Any number: `checkPoints` refuses an amount that cannot be used, with its own code. */
  pointsUsed: number(),
  paymentMethod: enums(paymentMethods),
  /** The code of a promotion, as the buyer has written it (spec §3 Transaction: benefit or discount). */
  promotionCode: optional(text({ kind: 'code' })),
  /** Another address than that of the profile. A courier alone delivers, and an API that does not know it ignores it. */
  deliverTo: optional(DeliverTo),
  /**
   * The names on the tickets of events whose organiser asks for them, one of them the buyer's own. Confirm checks them; a
   * preview needs none, and an API that does not know them ignores them.
   */
  ticketNames: optional(list(TicketNames)),
});
export type PreviewChoice = Infer<typeof PreviewChoice>;

/** The key of a confirmation in a request: see `confirmKeyOf`. The error of a missing or longer key is `badRequest`. */
export const ConfirmKey = text({ missing: 'badRequest', max: confirmKeyLength, kind: 'exact' });

/** The key of a request to hold seats: the client makes up one for each press of the button. */
export const HoldKey = text({ missing: 'badRequest', max: holdKeyLength, kind: 'exact' });

/** spec §4 Order: Transaction Preview, with every fee, before Confirm makes it final. */
export const TransactionPreview = type({
  items: array(CartItem),
  choice: PreviewChoice,
  deliveryOptions: array(DeliveryOption),
  points: type({
    balance: count(),
    /** The maximum of points that this order can use. */
    usable: count(),
    willEarn: count(),
  }),
  lines: array(PriceLine),
  /** Cents to be charged. */
  total: cents(),
  expiresAt: instant(),
  serverNow: instant(),
  /**
   * Performances of the member's tickets that take place at the same time as one of these. An API that does not
   * compare them leaves the list out.
   */
  ticketsAtOnce: optional(array(EventOnTicket)),
});
export type TransactionPreview = Infer<typeof TransactionPreview>;

/** States of an order (spec §4). The history shows `complete`, and `awaitingBank` until the bank replies or times out. */
export const transactionStatuses = ['awaitingBank', 'complete', 'cancelled'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const Ticket = type({
  ticketNumber: string(),
  holdId: string(),
  seat: Seat,
  /** The ticket type; null where every ticket is a standard one. */
  ticketType: nullable(enums(cinemaTicketTypes)),
  zone: type({
    code: enums(zoneCodes),
    name: string(),
    standing: boolean(),
    restrictedView: nullable(string()),
  }),
  price: cents(),
  /** The content of the QR code. */
  code: string(),
  /** The name on the ticket, where the organiser asks for one. */
  holderName: optional(string()),
});
export type Ticket = Infer<typeof Ticket>;

/**
 * The numbers of an order that its receipt and its detail list, in this order, with an example of each. A number is
 * null until the order has it. Struct, row, response, pages and stories are derived from this table.
 */
export const orderNumbers = { confirmationNumber: '88412077', paymentServiceNumber: 'PS884120770417' } as const;
export type OrderNumber = keyof typeof orderNumbers;
export const orderNumberNames = Object.keys(orderNumbers) as OrderNumber[];

/** A value for each number of an order. */
export const eachOrderNumber = <T>(makeValue: (name: OrderNumber) => T): Record<OrderNumber, T> =>
  Object.fromEntries(orderNumberNames.map((name) => [name, makeValue(name)])) as Record<OrderNumber, T>;

/** spec §3 Transaction. */
export const Transaction = type({
  transactionNumber: string(),
  status: enums(transactionStatuses),
  cancelledBecause: nullable(enums(['bankDeclined', 'bankNoAnswer', 'paymentCancelled', 'holdExpired'])),
  ...eachOrderNumber(() => nullable(string())),
  /** The courier's waybill number, which tracks the parcel. Null for other methods, and before the order is complete. */
  waybillNumber: nullable(string()),
  placedAt: instant(),
  /** UTC instant at which the bank times out; null unless the status is `awaitingBank`. */
  bankUntil: nullable(instant()),
  bankUrl: nullable(string()),
  serverNow: instant(),
  paymentMethod: enums(paymentMethods),
  /** Last four digits of the card, or null for a wallet. */
  cardEnding: nullable(string()),
  delivery: type({
    method: enums(deliveryMethods),
    /** The courier's address, name and phone: those of the profile at the time of the order, or the buyer's other ones. Null for other methods. */
    address: nullable(string()),
    name: nullable(string()),
    phone: nullable(string()),
  }),
  lines: array(PriceLine),
  total: cents(),
  points: type({ used: count(), earned: count() }),
  orders: array(type({ event: EventOnTicket, tickets: array(Ticket) })),
});
export type Transaction = Infer<typeof Transaction>;

/** One row of the transaction history. */
export const TransactionSummary = type({
  transactionNumber: string(),
  status: enums(transactionStatuses),
  placedAt: instant(),
  /** The performances, each with its seats. */
  events: array(assign(EventOnTicket, type({ seats: array(Seat) }))),
  ticketCount: count(),
  total: cents(),
});
export type TransactionSummary = Infer<typeof TransactionSummary>;
