import {
  ChangeRequest,
  Favourite,
  FavouriteState,
  LoggedInDevice,
  MemberInfo,
  MemberProfile,
  NoticePage,
  NoticesRead,
  PasswordChange,
  PointEntry,
  SeenWish,
  TopUp,
  TopUpRequest,
  UnreadCount,
  WishListItem,
  WishRequest,
  WishSequence,
} from '@first-gong/domain';
import { array, integer, literal, object, optional, string, type } from 'superstruct';
import { defineCall } from '../call.js';
import { addressErrors, profileErrors } from './errors.js';

/** The response to a change that ends every session of the account. The member logs in again (spec §4 Session). */
const Updated = type({ updated: literal(true), loginRequired: literal(true) });

/** Member services (spec §2 Member services, §7). */
export const memberCalls = {
  memberInfo: defineCall({
    summary: 'The member behind the token, with the whole profile.',
    method: 'GET',
    path: '/api/Member/MemberInfo.do',
    who: 'member',
    response: MemberInfo,
    errors: [],
    source: 'spec §7',
  }),

  updateMemberInfo: defineCall({
    summary: 'Replace the profile. The member has to log in again.',
    method: 'POST',
    path: '/api/Member/MemberInfo.do',
    who: 'member',
    body: MemberProfile,
    response: Updated,
    errors: ['updateFailed', ...profileErrors, ...addressErrors],
    systemError: 'updateFailed',
    source: 'spec §7',
  }),

  changePassword: defineCall({
    summary: 'Change the password. Every session of the account ends.',
    method: 'POST',
    path: '/api/Member/ChangePassword.do',
    who: 'member',
    body: PasswordChange,
    response: Updated,
    errors: [
      'oldPasswordRequired',
      'oldPasswordIncorrect',
      'newPasswordRequired',
      'passwordLength',
      'passwordConfirmRequired',
      'passwordMismatch',
    ],
    source: 'spec §7',
  }),

  deviceList: defineCall({
    summary: 'The devices on which the member is logged in, the one that asks first.',
    method: 'GET',
    path: '/api/user/devices.do',
    who: 'member',
    response: array(LoggedInDevice),
    errors: [],
    source: 'spec §4 Session, extension',
  }),

  endDevice: defineCall({
    summary:
      'Log out on one device. Returns the other devices. Ending a device that is not in the list changes nothing.',
    method: 'DELETE',
    path: '/api/user/devices/{deviceId}.do',
    who: 'member',
    response: array(LoggedInDevice),
    errors: [],
    source: 'spec §4 Session, extension',
  }),

  balance: defineCall({
    summary: 'Points balance.',
    method: 'GET',
    path: '/api/user/balance.do',
    who: 'member',
    response: type({ balance: integer() }),
    errors: [],
    source: 'spec §7',
  }),

  pointHistory: defineCall({
    summary: 'Changes of the points balance in the last year, newest first.',
    method: 'GET',
    path: '/api/user/point_history.do',
    who: 'member',
    response: array(PointEntry),
    errors: [],
    source: 'spec §7',
  }),

  topUpList: defineCall({
    summary: 'Points bought in the last year, newest first.',
    method: 'GET',
    path: '/api/user/topUps.do',
    who: 'member',
    response: array(TopUp),
    errors: [],
    source: 'spec §3, extension',
  }),

  topUp: defineCall({
    summary: 'Buy points. The member receives them after the bank at `bankUrl` has approved.',
    method: 'POST',
    path: '/api/user/topUp.do',
    who: 'member',
    body: TopUpRequest,
    response: TopUp,
    errors: ['topUpAmountInvalid', 'topUpsWaiting'],
    source: 'spec §8, extension',
  }),

  changeRequestList: defineCall({
    summary: 'The change requests of a transaction of the member, newest first.',
    method: 'GET',
    path: '/api/Member/changeRequests.do',
    who: 'member',
    query: object({ transactionNumber: string() }),
    response: array(ChangeRequest),
    errors: [],
    source: 'spec §3, extension',
  }),

  favouriteList: defineCall({
    summary: 'The events a member likes, the latest liked first. Events that are over stay in the list.',
    method: 'GET',
    path: '/api/favourites.do',
    who: 'member',
    response: array(Favourite),
    errors: [],
    source: 'spec §2, extension',
  }),

  addFavourite: defineCall({
    summary: 'Like an event. Liking it again changes nothing.',
    method: 'POST',
    path: '/api/favourites.do',
    who: 'member',
    body: object({ eventId: string() }),
    response: FavouriteState,
    errors: ['eventNotFound'],
    source: 'spec §2, extension',
  }),

  removeFavourite: defineCall({
    summary: 'Remove a like. Removing a missing like succeeds too.',
    method: 'DELETE',
    path: '/api/favourites/{eventId}.do',
    who: 'member',
    response: FavouriteState,
    errors: ['eventNotFound'],
    source: 'spec §2, extension',
  }),

  personalNotices: defineCall({
    summary:
      'The member’s notices of the last three months, newest first, 30 on a page. A page beyond the end is the last one.',
    method: 'POST',
    path: '/api/user/personalNotices.do',
    who: 'member',
    /** `page` from 1. */
    query: object({ page: optional(string()) }),
    response: NoticePage,
    errors: [],
    source: 'spec §7',
  }),

  readNotices: defineCall({
    summary: 'Mark the given notices as read, or all.',
    method: 'POST',
    path: '/api/user/personalNotice/read.do',
    who: 'member',
    body: NoticesRead,
    response: UnreadCount,
    errors: [],
    source: 'spec §7',
  }),

  wishList: defineCall({
    summary: 'The member’s wishes in the member’s own order, with the finished ones last.',
    method: 'GET',
    path: '/api/ticketWishlist.do',
    who: 'member',
    response: array(WishListItem),
    errors: ['wishListOff'],
    source: 'spec §7',
  }),

  addWish: defineCall({
    summary:
      'Wish for more tickets of a zone than are left: at most 4 tickets of one event per person, bought wishes included. One wish leads to one order.',
    method: 'POST',
    path: '/api/ticketWishlist.do',
    who: 'member',
    body: WishRequest,
    response: WishListItem,
    errors: [
      'wishListOff',
      'performanceNotFound',
      'performanceNotOnSale',
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
    summary: 'Move a wish within the member’s own order. Returns the whole list.',
    method: 'POST',
    path: '/api/ticketWishlish/{id}/sequence.do',
    who: 'member',
    body: WishSequence,
    response: array(WishListItem),
    errors: ['wishListOff', 'wishNotFound', 'wishStateClosed'],
    source: 'spec §7, spelled so there',
  }),

  payWish: defineCall({
    summary:
      'Pay a matched wish with points. `seen` is what the member saw of the wish: another one is refused with what has changed. A payment without it is not compared.',
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
    summary: 'Bring a cancelled wish, or one whose payment failed, back to the list. It waits behind the other wishes.',
    method: 'POST',
    path: '/api/ticketWishlist/{id}/restore.do',
    who: 'member',
    response: WishListItem,
    errors: [
      'wishListOff',
      'wishNotFound',
      'wishStateClosed',
      'performanceNotFound',
      'performanceNotOnSale',
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
    summary: 'Cancel a waiting wish, or take a finished one off the list.',
    method: 'DELETE',
    path: '/api/ticketWishlist/{id}.do',
    who: 'member',
    response: array(WishListItem),
    errors: ['wishListOff', 'wishNotFound', 'wishStateClosed'],
    source: 'spec §7',
  }),
};
