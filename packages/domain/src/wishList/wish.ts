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

/** States of a wish, with the names of spec §4 Wish list. */
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

/** Why a wish is in its state, if the state alone does not explain it. */
export const wishReasons = ['byMember', 'notPaidInTime', 'performanceBegun', 'notEnoughPoints'] as const;
export type WishReason = (typeof wishReasons)[number];

/** How the seats of a wish are to lie: anywhere in the zone, or side by side. */
export const seatWishes = ['any', 'together'] as const;
export type SeatWish = (typeof seatWishes)[number];

/** The last time seats of the zone came back and this waiting wish did not get them. Names no person. */
export const PassedOver = object({
  at: instant(),
  /** Seats that were free. */
  seats: integer(),
  /** Those that were left when it was the turn of this wish. */
  left: integer(),
  /** `tooFew`: fewer were left than it has tickets. `apart`: they were not side by side. */
  reason: enums(['tooFew', 'apart']),
  /** Number of wishes that waited before this one at that time. */
  place: integer(),
  /** Seats that other wishes were offered, in their order: how many waited before each, and its tickets. */
  offers: array(object({ place: integer(), quantity: integer() })),
});
export type PassedOver = Infer<typeof PassedOver>;

/** spec §3 Wish list item. */
export const WishListItem = object({
  wishId: string(),
  event: EventOnTicket,
  /** The ticket type of its tickets; null where every ticket is a standard one. */
  ticketType: nullable(enums(cinemaTicketTypes)),
  zone: enums(zoneCodes),
  zoneName: string(),
  quantity: integer(),
  seatWish: enums(seatWishes),
  /** The member's own order of preference, from 1 (spec §3 "sorting"). */
  sorting: integer(),
  /** The seats of a matched wish, or null. */
  seatInfo: nullable(array(Seat)),
  /** Cents per ticket. */
  price: cents(),
  serviceCharge: cents(),
  deliveryMethod: enums(deliveryMethods),
  deliveryFee: cents(),
  /** The address of a courier, or null. */
  deliveryAddress: nullable(string()),
  /** The fewest and the most days that a courier takes, or null. */
  deliveryDays: nullable(array(integer())),
  /** Cents, all fees included. */
  total: cents(),
  /** Points that pay the total. */
  totalPoints: integer(),
  pointsPaid: integer(),
  matchingStatus: enums(matchingStatuses),
  reason: nullable(enums(wishReasons)),
  /** Number of waiting wishes for the same zone that were saved earlier, or null when this wish does not wait. */
  position: nullable(integer()),
  /** Why the last free seats went to others, or null. */
  passedOver: nullable(PassedOver),
  /** UTC instant until which a matched wish can be paid, or null. */
  payUntil: nullable(instant()),
  /** The order that the wish became, or null. */
  transactionNumber: nullable(string()),
  savedAt: instant(),
  canRestore: boolean(),
});
export type WishListItem = Infer<typeof WishListItem>;

/** A request for tickets of a zone that has fewer tickets left. */
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

/** spec §7 sequence: the new position of a wish in the member's own order, from 1. */
export const WishSequence = exactly({ sequence: wholeNumber({ minimum: 1, maximum: 1000 }) });
export type WishSequence = Infer<typeof WishSequence>;
