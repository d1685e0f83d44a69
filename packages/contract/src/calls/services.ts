import {
  AccountClosing,
  ChangeRequest,
  Favourite,
  FavouriteState,
  MyData,
  PointEntry,
  SeenWish,
  TopUp,
  TopUpRequest,
  WishListItem,
  WishRequest,
  WishSequence,
} from '@first-gong/domain';
import { array, integer, literal, object, optional, string, type } from 'superstruct';
import { defineCall } from '../call.js';
import { performanceErrors } from './errors.js';

/** Points, wishes, favourites and the member's data (spec §2 Member services, §7). */
export const serviceCalls = {
  balance: defineCall({
    method: 'GET',
    path: '/api/user/balance.do',
    who: 'member',
    response: type({ balance: integer() }),
    errors: [],
    source: 'spec §7',
  }),

  pointHistory: defineCall({
    method: 'GET',
    path: '/api/user/point_history.do',
    who: 'member',
    response: array(PointEntry),
    errors: [],
    source: 'spec §7',
  }),

  topUpList: defineCall({
    method: 'GET',
    path: '/api/user/topUps.do',
    who: 'member',
    response: array(TopUp),
    errors: [],
    source: 'spec §3, extension',
  }),

  topUp: defineCall({
    method: 'POST',
    path: '/api/user/topUp.do',
    who: 'member',
    body: TopUpRequest,
    response: TopUp,
    errors: ['topUpAmountInvalid', 'topUpsWaiting'],
    source: 'spec §8, extension',
  }),

  changeRequestList: defineCall({
    method: 'GET',
    path: '/api/Member/changeRequests.do',
    who: 'member',
    query: object({ transactionNumber: string() }),
    response: array(ChangeRequest),
    errors: [],
    source: 'spec §3, extension',
  }),

  favouriteList: defineCall({
    method: 'GET',
    path: '/api/favourites.do',
    who: 'member',
    response: array(Favourite),
    errors: [],
    source: 'spec §2, extension',
  }),

  addFavourite: defineCall({
    method: 'POST',
    path: '/api/favourites.do',
    who: 'member',
    body: object({ eventId: string() }),
    response: FavouriteState,
    errors: ['eventNotFound'],
    source: 'spec §2, extension',
  }),

  removeFavourite: defineCall({
    method: 'DELETE',
    path: '/api/favourites/{eventId}.do',
    who: 'member',
    response: FavouriteState,
    errors: ['eventNotFound'],
    source: 'spec §2, extension',
  }),

  wishList: defineCall({
    method: 'GET',
    path: '/api/ticketWishlist.do',
    who: 'member',
    response: array(WishListItem),
    errors: ['wishListOff'],
    source: 'spec §7',
  }),

  addWish: defineCall({
    method: 'POST',
    path: '/api/ticketWishlist.do',
    who: 'member',
    body: WishRequest,
    response: WishListItem,
    errors: [
      'wishListOff',
      ...performanceErrors,
      'soldByNetwork',
      'zoneNotFound',
      'quantityRequired',
      'wishQuantityOverLimit',
      'ticketTypeNotSold',
      'wishAlreadySaved',
      'wishSeatsAvailable',
      'wishOutsidePoints',
      'deliveryUnavailable',
      'courierTooLate',
      'deliveryAddressMissing',
    ],
    source: 'spec §7',
  }),

  wishSequence: defineCall({
    method: 'POST',
    path: '/api/ticketWishlish/{id}/sequence.do',
    who: 'member',
    body: WishSequence,
    response: array(WishListItem),
    errors: ['wishListOff', 'wishNotFound', 'wishStateClosed'],
    source: 'spec §7, spelled so there',
  }),

  payWish: defineCall({
    method: 'POST',
    path: '/api/ticketWishlist/{id}/payment.do',
    who: 'member',
    body: object({ seen: optional(SeenWish) }),
    response: WishListItem,
    errors: [
      'wishListOff',
      'wishNotFound',
      'wishStateClosed',
      'wishOutsidePoints',
      'wishPointsNotEnough',
      'performanceChanged',
      'venueChanged',
      'seatsChanged',
      'deliveryChanged',
      'totalChanged',
    ],
    source: 'spec §7',
  }),

  restoreWish: defineCall({
    method: 'POST',
    path: '/api/ticketWishlist/{id}/restore.do',
    who: 'member',
    response: WishListItem,
    errors: [
      'wishListOff',
      'wishNotFound',
      'wishStateClosed',
      ...performanceErrors,
      'soldByNetwork',
      'zoneNotFound',
      'wishQuantityOverLimit',
      'ticketTypeNotSold',
      'wishAlreadySaved',
      'wishSeatsAvailable',
      'wishOutsidePoints',
    ],
    source: 'spec §4, extension',
  }),

  removeWish: defineCall({
    method: 'DELETE',
    path: '/api/ticketWishlist/{id}.do',
    who: 'member',
    response: array(WishListItem),
    errors: ['wishListOff', 'wishNotFound', 'wishStateClosed'],
    source: 'spec §7',
  }),

  myData: defineCall({
    method: 'GET',
    path: '/api/user/myData.do',
    who: 'member',
    /** The data, and the same as an HTML document. */
    response: type({ data: MyData, page: string() }),
    errors: [],
    source: 'spec §9, extension',
  }),

  closeAccount: defineCall({
    method: 'POST',
    path: '/api/user/closeAccount.do',
    who: 'member',
    body: AccountClosing,
    response: type({ closed: literal(true) }),
    errors: [
      'passwordRequired',
      'accountPasswordIncorrect',
      'accountPaymentOpen',
      'accountSeatsHeld',
      'accountTicketsAhead',
    ],
    source: 'spec §9, extension',
  }),
};
