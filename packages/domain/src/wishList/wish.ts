import {
  array,
  boolean,
  enums,
  object as exactly,
  type Infer,
  integer,
  nullable,
  type as object,
  optional,
  string,
} from 'superstruct';
import { zoneCodes } from '../catalogue/eventKinds.js';
import { cinemaTicketTypes } from '../cinema/ticketTypes.js';
import { cents, wholeNumber } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { deliveryMethods } from '../order/deliveryMethods.js';
import { EventOnTicket, Seat } from '../order/purchase.js';

/** States of spec §4 Wish list. */
export const matchingStatuses = [
  'saved',
  'matching',
  'matched',
  'pointsNotPaid',
  'pointsPaid',
  'bought',
  'cancelled',
  'paymentFailed',
] as const;
export type MatchingStatus = (typeof matchingStatuses)[number];

/** Reasons that the state alone does not give. */
export const wishReasons = [
  'byMember',
  'notPaidInTime',
  'performanceBegun',
  'performanceCancelled',
  'notEnoughPoints',
] as const;
export type WishReason = (typeof wishReasons)[number];

/** Anywhere in the zone, or adjacent. */
export const seatWishes = ['any', 'together'] as const;
export type SeatWish = (typeof seatWishes)[number];

/** The last round in which this wish got no seats. Contains no personal data. */
export const PassedOver = object({
  at: instant(),
  /** Free seats. */
  seats: integer(),
  /** Free seats at the turn of this wish. */
  left: integer(),
  /** `tooFew`: fewer than its tickets. `apart`: not adjacent. */
  reason: enums(['tooFew', 'apart']),
  /** Wishes ahead in that round. */
  place: integer(),
  /** Seats offered to other wishes, in order: wishes ahead of each, and its tickets. */
  offers: array(object({ place: integer(), quantity: integer() })),
});
export type PassedOver = Infer<typeof PassedOver>;

/** spec §3 Wish list item. */
export const WishListItem = object({
  wishId: string(),
  event: EventOnTicket,
  /** Null for standard tickets of an event without types. */
  ticketType: nullable(enums(cinemaTicketTypes)),
  zone: enums(zoneCodes),
  zoneName: string(),
  quantity: integer(),
  seatWish: enums(seatWishes),
  /** The member's order of preference, from 1 (spec §3 "sorting"). */
  sorting: integer(),
  /** Seats of a matched wish, or null. */
  seatInfo: nullable(array(Seat)),
  /** Cents per ticket. */
  price: cents(),
  serviceCharge: cents(),
  deliveryMethod: enums(deliveryMethods),
  deliveryFee: cents(),
  /** Courier address, or null. */
  deliveryAddress: nullable(string()),
  /** Minimum and maximum days of the courier, or null. */
  deliveryDays: nullable(array(integer())),
  /** Cents, including all fees. */
  total: cents(),
  /** Points for the total. */
  totalPoints: integer(),
  pointsPaid: integer(),
  matchingStatus: enums(matchingStatuses),
  reason: nullable(enums(wishReasons)),
  /** Earlier waiting wishes for the zone, or null if this wish does not wait. */
  position: nullable(integer()),
  /** Why others got the last free seats, or null. */
  passedOver: nullable(PassedOver),
  /** UTC instant of the payment deadline, or null. */
  payUntil: nullable(instant()),
  /** Order number of a bought wish, or null. */
  transactionNumber: nullable(string()),
  savedAt: instant(),
  canRestore: boolean(),
});
export type WishListItem = Infer<typeof WishListItem>;

/** A wish for more tickets than the zone has left. */
export const WishRequest = exactly({
  performanceId: string(),
  zone: string(),
  /** @default 'standard' */
  ticketType: optional(enums(cinemaTicketTypes)),
  quantity: integer(),
  /** @default 'any' */
  seatWish: optional(enums(seatWishes)),
  deliveryMethod: enums(deliveryMethods),
});
export type WishRequest = Infer<typeof WishRequest>;

/** spec §7 sequence: the new position from 1. */
export const WishSequence = exactly({ sequence: wholeNumber({ minimum: 1, maximum: 1000 }) });
export type WishSequence = Infer<typeof WishSequence>;
