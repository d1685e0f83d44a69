import {
  AccountClosing,
  ChangeRequest,
  Favourite,
  FavouriteState,
  LoggedInDevice,
  MemberInfo,
  MemberProfile,
  MyData,
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
import { addressErrors, performanceErrors, profileErrors } from './errors.js';

/** The response to a change that ends every session of the account (spec §4 Session). */
const Updated = type({ updated: literal(true), loginRequired: literal(true) });

/** Member services (spec §2 Member services, §7). */
export const memberCalls = {
  memberInfo: defineCall({
    method: 'GET',
    path: '/api/Member/MemberInfo.do',
    who: 'member',
    response: MemberInfo,
    errors: [],
    source: 'spec §7',
  }),

  updateMemberInfo: defineCall({
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
    method: 'GET',
    path: '/api/user/devices.do',
    who: 'member',
    response: array(LoggedInDevice),
    errors: [],
    source: 'spec §4 Session, extension',
  }),

  endDevice: defineCall({
    method: 'DELETE',
    path: '/api/user/devices/{deviceId}.do',
    who: 'member',
    response: array(LoggedInDevice),
    errors: [],
    source: 'spec §4 Session, extension',
  }),

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

  personalNotices: defineCall({
    method: 'POST',
    path: '/api/user/personalNotices.do',
    who: 'member',
    /** From 1. */
    query: object({ page: optional(string()) }),
    response: NoticePage,
    errors: [],
    source: 'spec §7',
  }),

  readNotices: defineCall({
    method: 'POST',
    path: '/api/user/personalNotice/read.do',
    who: 'member',
    body: NoticesRead,
    response: UnreadCount,
    errors: [],
    source: 'spec §7',
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
