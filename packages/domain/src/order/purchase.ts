import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { groups, interests } from '../catalogue/eventKinds.js';
import { cinemaTicketTypes } from '../cinema/ticketTypes.js';
import { cents, count } from '../forms/numbers.js';
import { civilDate, instant } from '../forms/times.js';

/** spec §3 Transaction: seats (section, row, seat). A standing place has no row and an entry number as its seat. */
export const Seat = type({ section: string(), row: string(), seat: string() });
export type Seat = Infer<typeof Seat>;

/** What best-available had to give up, told to the buyer before paying. */
export const compromises = ['none', 'split', 'singleLeft'] as const;
export type Compromise = (typeof compromises)[number];

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
  pointsProgramme: boolean(),
});
export type EventOnTicket = Infer<typeof EventOnTicket>;

/** Seats of one zone and one price, held together. */
export const CartItem = type({
  holdId: string(),
  /** The same for items that were held together and leave the cart together: one group of seats in a cinema. */
  groupId: string(),
  event: EventOnTicket,
  /** Whom the seats are for; null outside the cinema. */
  ticketType: nullable(enums(cinemaTicketTypes)),
  zone: type({
    code: enums(['A', 'B', 'C', 'D']),
    name: string(),
    standing: boolean(),
    restrictedView: nullable(string()),
  }),
  seats: array(Seat),
  /** Cents a seat. */
  price: cents(),
  subtotal: cents(),
  compromise: enums(compromises),
});
export type CartItem = Infer<typeof CartItem>;

/** Seats that left the cart, with the reason, until the buyer has read it. */
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

/** The shopping cart. One clock for all of it: adding to it does not extend the hold. */
export const Cart = type({
  items: array(CartItem),
  gone: array(GoneItem),
  /** UTC instant at which everything is released, or null for an empty cart. */
  expiresAt: nullable(instant()),
  /** The server's clock when it answered: the countdown is expiresAt minus this, whatever the device thinks. */
  serverNow: instant(),
  ticketCount: count(),
  ticketsTotal: cents(),
  serviceCharge: cents(),
  /** A transaction that waits for the bank, to be finished before another begins. */
  awaitingBank: nullable(string()),
});
export type Cart = Infer<typeof Cart>;

/** spec §3 Delivery change request: options kiosk, pick-up by appointment, delivery; and the e-ticket. */
export const deliveryMethods = ['eTicket', 'kiosk', 'pickUp', 'courier'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

export const destinations = ['hongKong', 'macau', 'mainland', 'overseas'] as const;
export type Destination = (typeof destinations)[number];

/** spec §1: four card brands, e-wallets and payment apps; which brand is the bank's business. */
export const paymentMethods = ['creditCard', 'eWallet', 'paymentApp'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const DeliveryOption = type({
  method: enums(deliveryMethods),
  /** Where a courier would go: the member's mailing address. Null for the other methods. */
  destination: nullable(enums(destinations)),
  address: nullable(string()),
  fee: cents(),
  available: boolean(),
  /** Why it is not available. */
  reason: nullable(enums(['tooLate', 'addressMissing'])),
  /** Last civil date it can be chosen for, or null. */
  until: nullable(civilDate()),
});
export type DeliveryOption = Infer<typeof DeliveryOption>;

export const lineKinds = ['tickets', 'serviceCharge', 'delivery', 'points'] as const;
/** One line of the sum. `amount` is negative for the points' offset. */
export const PriceLine = type({ kind: enums(lineKinds), quantity: count(), amount: integer() });
export type PriceLine = Infer<typeof PriceLine>;

/** What the buyer chose on Transaction Preview. */
export const PreviewChoice = type({
  deliveryMethod: enums(deliveryMethods),
  pointsUsed: count(),
  paymentMethod: enums(paymentMethods),
});
export type PreviewChoice = Infer<typeof PreviewChoice>;

/** spec §4 Order: Transaction Preview, with every fee, before Confirm makes it final. */
export const TransactionPreview = type({
  items: array(CartItem),
  choice: PreviewChoice,
  deliveryOptions: array(DeliveryOption),
  points: type({
    balance: count(),
    /** The most that this order takes, in points. */
    usable: count(),
    willEarn: count(),
  }),
  lines: array(PriceLine),
  /** Cents to be charged. */
  total: cents(),
  expiresAt: instant(),
  serverNow: instant(),
});
export type TransactionPreview = Infer<typeof TransactionPreview>;

/** States of an order (spec §4). The history shows `complete`; `awaitingBank` only until the bank or the clock has spoken. */
export const transactionStatuses = ['awaitingBank', 'complete', 'cancelled'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const Ticket = type({
  ticketNumber: string(),
  holdId: string(),
  seat: Seat,
  /** Whom the ticket is for; null outside the cinema. */
  ticketType: nullable(enums(cinemaTicketTypes)),
  zone: type({
    code: enums(['A', 'B', 'C', 'D']),
    name: string(),
    standing: boolean(),
    restrictedView: nullable(string()),
  }),
  price: cents(),
  /** What the QR code holds. */
  code: string(),
});
export type Ticket = Infer<typeof Ticket>;

/** spec §3 Transaction. */
export const Transaction = type({
  transactionNumber: string(),
  status: enums(transactionStatuses),
  cancelledBecause: nullable(enums(['bankDeclined', 'bankNoAnswer', 'holdExpired'])),
  confirmationNumber: nullable(string()),
  paymentServiceNumber: nullable(string()),
  /** The courier's waybill, by whose number the parcel is tracked; null for other methods and before it is complete. */
  waybillNumber: nullable(string()),
  placedAt: instant(),
  /** When the bank's answer is given up on; with serverNow, while awaitingBank. */
  bankUntil: nullable(instant()),
  bankUrl: nullable(string()),
  serverNow: instant(),
  paymentMethod: enums(paymentMethods),
  /** Last four digits of the card, or null for a wallet. */
  cardEnding: nullable(string()),
  delivery: type({
    method: enums(deliveryMethods),
    /** Where the courier goes and whom they ask for, as the profile was when it was ordered. Null for the other methods. */
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
  events: array(EventOnTicket),
  seats: array(string()),
  ticketCount: count(),
  total: cents(),
});
export type TransactionSummary = Infer<typeof TransactionSummary>;
