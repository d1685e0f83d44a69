import type { ErrorCode } from '@first-gong/domain';

/** The next step after a refusal: the tickets, the event, a top-up, all events, or the list itself. */
type NextStep = 'buy' | 'event' | 'topUp' | 'browse' | 'list';

/**
 * The refusals of a payment, a restoring, a removal and a move, each with the next step (spec §8 Wish list). The title of
 * a 403 begins with Forbidden (spec §8 HTTP).
 */
export const wishRefusals = {
  wishListOff: 'browse',
  wishNotFound: 'list',
  wishStateClosed: 'list',
  wishPointsNotEnough: 'topUp',
  wishQuantityOverLimit: 'list',
  wishAlreadySaved: 'list',
  wishSeatsAvailable: 'buy',
  wishOutsidePoints: 'event',
  performanceNotFound: 'event',
  performanceNotOnSale: 'event',
  soldByNetwork: 'event',
  zoneNotFound: 'event',
  ticketTypeNotSold: 'event',
  performanceChanged: 'list',
  venueChanged: 'list',
  seatsChanged: 'list',
  deliveryChanged: 'list',
  totalChanged: 'list',
} as const satisfies Partial<Record<ErrorCode, NextStep>>;

export type WishRefusal = keyof typeof wishRefusals;

/** Whether a code has its own title on the page of the wish list. */
export const isWishRefusal = (code: ErrorCode | undefined): code is WishRefusal =>
  code !== undefined && code in wishRefusals;
