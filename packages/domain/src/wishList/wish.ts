import { boolean, enums, object as exactly, type Infer, integer, nullable, type as object, string } from 'superstruct';
import { cents, wholeNumber } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { deliveryMethods, EventOnTicket } from '../order/purchase.js';

/** States of a wish (spec §4 Wish list, in its words). */
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

/** Why a wish is where it is, where that is not plain from its state. */
export const wishReasons = ['byMember', 'notPaidInTime', 'performanceBegun', 'notEnoughPoints'] as const;
export type WishReason = (typeof wishReasons)[number];

/** spec §3 Wish list item. */
export const WishListItem = object({
  wishId: string(),
  event: EventOnTicket,
  /** The zone's name: which price of ticket is wished for. */
  ticketType: string(),
  zone: enums(['A', 'B', 'C', 'D']),
  quantity: integer(),
  /** The member's own order of preference, from 1 (spec §3 "sorting"). */
  sorting: integer(),
  /** The seats once matched, or null. */
  seatInfo: nullable(string()),
  /** Cents a ticket. */
  price: cents(),
  serviceCharge: cents(),
  deliveryMethod: enums(deliveryMethods),
  deliveryFee: cents(),
  /** Cents, all in. */
  total: cents(),
  /** Points that pay the total. */
  totalPoints: integer(),
  pointsPaid: integer(),
  matchingStatus: enums(matchingStatuses),
  reason: nullable(enums(wishReasons)),
  /** Wishes for the same zone that were saved before this one, or null when it no longer waits. */
  position: nullable(integer()),
  /** UTC instant until which a matched wish can be paid, or null. */
  payUntil: nullable(instant()),
  /** The order that came of it, or null. */
  transactionNumber: nullable(string()),
  savedAt: instant(),
  canRestore: boolean(),
});
export type WishListItem = Infer<typeof WishListItem>;

/** What a member wishes for: tickets of a zone that has fewer left than that. */
export const WishRequest = exactly({
  performanceId: string(),
  zone: string(),
  quantity: integer(),
  deliveryMethod: enums(deliveryMethods),
});
export type WishRequest = Infer<typeof WishRequest>;

/** spec §7 sequence: the place a wish shall have in the member's own order, from 1. */
export const WishSequence = exactly({ sequence: wholeNumber({ minimum: 1, maximum: 1000 }) });
export type WishSequence = Infer<typeof WishSequence>;
