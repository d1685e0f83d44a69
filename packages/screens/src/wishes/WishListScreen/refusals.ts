import type { ErrorCode } from '@first-gong/domain';

type NextStep = 'buy' | 'event' | 'topUp' | 'browse' | 'list';

/**
 * Rejections of an action with their next steps (spec §8 Wish list). The title of a 403 begins with Forbidden (spec §8
 * HTTP).
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
  performanceCancelled: 'event',
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

/** Whether the wish list has a title for the code. */
export const isWishRefusal = (code: ErrorCode | undefined): code is WishRefusal =>
  code !== undefined && code in wishRefusals;
