import { type CallName, calls } from '@first-gong/contract';

/**
 * Every path of the provider and the resource behind it: the rules of json-server's rewriter. `*` takes the query
 * along, and `$1` puts it behind the resource; behind a resource with a parameter it is `$2`.
 *
 * json-server's router serves the resources that are rows chosen by their fields (`lists/lists.ts`). Every other
 * resource has a handler, which applies a rule.
 */
export const rewrites = {
  // Events
  '/data/utsvEventList.json*': '/events$1',
  '/data/listingCounts.json*': '/events/counts$1',
  '/data/searchSuggestions.json*': '/suggestions$1',
  '/data/urbtixEventList.json*': '/groups/governmentNetwork/events$1',
  '/api/kdafEventList.do*': '/partners/artsFestival/events$1',
  '/api/hkiffEventList.do*': '/partners/filmFestival/events$1',
  '/data/utsvPassEventList.json*': '/pastEvents$1',
  '/api/eventDetail.do*': '/eventDetail$1',
  '/api/relatedEventList.do*': '/relatedEventList$1',
  '/api/seatPlan.do*': '/seatPlan$1',
  '/api/seatChanges.do*': '/seatChanges$1',
  '/api/bestSeats.do*': '/bestSeats$1',
  '/data/eventDateList.json*': '/dates$1',
  '/data/performanceList.json*': '/performances$1',

  // Other data that anybody may read
  '/data/utsvCategoryListWithUrbtix.json*': '/categories$1',
  '/data/venueList.json*': '/venues$1',
  '/data/brandedPresenterList.json*': '/presenters$1',
  '/data/bannerList.json*': '/banners$1',
  '/data/popupEventList.json*': '/popups$1',
  '/data/newsList.json*': '/news$1',
  '/data/footerMessageList.json*': '/footerMessages$1',
  '/api/addressList.do*': '/addresses$1',
  '/data/config.json*': '/config$1',

  // Login, registration and passwords
  '/api/user/login.do*': '/sessions$1',
  '/api/LoginOTP.do*': '/sessions/oneTimePassword$1',
  '/api/login/facebook.do*': '/sessions/facebook$1',
  '/api/login/google.do*': '/sessions/google$1',
  '/api/login/wechat.do*': '/sessions/wechat$1',
  '/api/login/apple.do*': '/signInCodes/apple$1',
  '/api/login/signIn.do*': '/sessions/signInCode$1',
  '/Logout.do*': '/sessions/end$1',
  '/api/otp.do*': '/oneTimePasswords$1',
  '/api/otp2.do*': '/oneTimePasswords/firewall$1',
  '/api/otp3.do*': '/oneTimePasswords/another$1',
  '/api/user/register.do*': '/members$1',
  '/api/user/activate.do*': '/members/activation$1',
  '/api/user/forgotPassword.do*': '/passwordLink$1',
  '/api/user/resetLink.do*': '/passwordLink/state$1',
  '/api/user/resetPassword.do*': '/passwordLink/password$1',

  // From a seat to a ticket
  '/api/is_hot_event.do*': '/hotEvent$1',
  '/api/waitingRoom.do*': '/waitingRoom$1',
  '/api/seatHold.do*': '/seatHolds$1',
  '/api/seatHold/:holdId.do*': '/seatHolds/:holdId$2',
  '/api/holdAgain.do*': '/goneHolds/again$1',
  '/api/goneDismiss.do*': '/goneHolds/dismissal$1',
  '/api/cinemaSchedule.do*': '/cinemaSchedule$1',
  '/api/captcha.do*': '/captcha$1',
  '/api/cinemaHold.do*': '/cinemaHolds$1',
  '/api/shoppingCart.do*': '/cart$1',
  '/api/transactionPreview.do*': '/cart/preview$1',
  '/api/transactionConfirm.do*': '/cart/confirmation$1',
  '/api/transactionCancel.do*': '/cart/cancellation$1',
  '/api/user/txns.do*': '/transactions$1',
  '/api/Member/TransactionDetail.do*': '/transactionDetail$1',

  // Member services
  '/api/Member/MemberInfo.do*': '/member$1',
  '/api/Member/ChangePassword.do*': '/member/password$1',
  '/api/user/devices.do*': '/devices$1',
  '/api/user/devices/:deviceId.do*': '/devices/:deviceId$2',
  '/api/user/balance.do*': '/points$1',
  '/api/user/point_history.do*': '/points/history$1',
  '/api/user/topUps.do*': '/topUps$1',
  '/api/user/topUp.do*': '/topUps$1',
  '/api/favourites.do*': '/favourites$1',
  '/api/favourites/:eventId.do*': '/favourites/:eventId$2',
  '/api/user/personalNotices.do*': '/notices$1',
  '/api/user/personalNotice/read.do*': '/notices/read$1',
  '/api/ticketWishlist.do*': '/wishes$1',
  // The provider spells this one so.
  '/api/ticketWishlish/:id/sequence.do*': '/wishes/:id/sequence$2',
  '/api/ticketWishlist/:id/payment.do*': '/wishes/:id/payment$2',
  '/api/ticketWishlist/:id/restore.do*': '/wishes/:id/restore$2',
  '/api/ticketWishlist/:id.do*': '/wishes/:id$2',

  // Help, change requests and places
  '/ContactUs.do*': '/enquiries$1',
  '/api/subscribe.do*': '/subscribers$1',
  '/api/unsubscribe.do*': '/subscribers/removal$1',
  '/api/txnChangeRequest/presignedUrl.do*': '/uploadTargets$1',
  '/api/txnChangeRequest.do*': '/changeRequests/transaction$1',
  '/api/deliveryChangeRequest/payment.do*': '/changeRequests/delivery/payment$1',
  '/api/deliveryChangeRequest.do*': '/changeRequests/delivery$1',
  '/api/Member/changeRequests.do*': '/changeRequests$1',
  '/api/boxOffice.do*': '/boxOffices$1',
  '/api/kiosk.do*': '/kiosks$1',
  '/api/placeDistricts.do*': '/placeDistricts$1',
} as const satisfies Record<`/${string}*`, `/${string}$${1 | 2}`>;

/** The rewriter's spelling of a call's path: `/api/seatHold/{holdId}.do` is `/api/seatHold/:holdId.do*`. */
export const ruleOf = (name: CallName): string => `${calls[name].path.replace(/\{(\w+)\}/g, ':$1')}*`;

const targets = new Map<string, string>(Object.entries(rewrites));

/** @throws Error for a call without a rule. */
function targetOf(name: CallName): string {
  const target = targets.get(ruleOf(name));
  if (target === undefined) throw new Error(`"${ruleOf(name)}" leads to no resource: add it to http/resources.ts.`);
  return target;
}

/** The rule of a call, for json-server's rewriter. */
export const rewriteOf = (name: CallName): Record<string, string> => ({ [ruleOf(name)]: targetOf(name) });

/** The resource of a call, as a path of express: `/seatHolds/:holdId`. */
export const resourceOf = (name: CallName): string => targetOf(name).replace(/\$\d$/, '');
