import {
  Cart,
  CategoryCount,
  DateCount,
  EventDetail,
  EventSummary,
  Member,
  PerformanceToday,
  PreviewChoice,
  Transaction,
  TransactionPreview,
  TransactionSummary,
  VenueCount,
} from '@first-gong/domain';
import { array, boolean, integer, object, optional, string, type } from 'superstruct';
import { defineCall } from './call.js';

/** Errors that any call may answer. */
export const generalErrors = [
  'badRequest',
  'forbidden',
  'methodNotAllowed',
  'notFound',
  'payloadTooLarge',
  'serverBusy',
  'tooManyRequests',
] as const;

/** Errors of any call that needs a member. */
export const memberErrors = ['loginRequired', 'sessionExpired'] as const;

/** Filters of the listing as they stand in the page's address. Unknown values are ignored by the server, not refused. */
const EventListQuery = object({
  q: optional(string()),
  category: optional(string()),
  interest: optional(string()),
  venue: optional(string()),
  date: optional(string()),
  shortcut: optional(string()),
  sort: optional(string()),
  page: optional(string()),
  /** `true` leaves out the events that bannerList features, so that the first page shows no poster twice. */
  withoutFeatures: optional(string()),
});

const Choice = object({ ...PreviewChoice.schema });

/** Every call, by the name the client's method has. Paths and methods are the provider's (spec §7); what the purchase needs beyond them follows its naming. */
export const calls = {
  eventList: defineCall({
    summary: 'Events on sale, filtered, sorted and by the page of 30.',
    method: 'GET',
    path: '/data/utsvEventList.json',
    who: 'visitor',
    query: EventListQuery,
    response: array(EventSummary),
    paged: true,
    errors: [],
    source: 'spec §7',
  }),
  categoryList: defineCall({
    summary: 'The categories of the nav bar with the number of events in each.',
    method: 'GET',
    path: '/data/utsvCategoryListWithUrbtix.json',
    who: 'visitor',
    response: array(CategoryCount),
    errors: [],
    source: 'spec §7',
  }),
  bannerList: defineCall({
    summary: 'The features of a day: up to eight events.',
    method: 'GET',
    path: '/data/bannerList.json',
    who: 'visitor',
    query: object({ date: optional(string()) }),
    response: array(EventSummary),
    errors: [],
    source: 'spec §7',
  }),
  eventDateList: defineCall({
    summary: 'How many performances there are on each of 14 days from `from` (a civil date, today unless given).',
    method: 'GET',
    path: '/data/eventDateList.json',
    who: 'visitor',
    query: object({ from: optional(string()) }),
    response: array(DateCount),
    errors: [],
    source: 'extension',
  }),
  performanceList: defineCall({
    summary:
      'Performances of one day that have not begun and have seats left, soonest first, six at the most; X-Total-Count has them all.',
    method: 'GET',
    path: '/data/performanceList.json',
    who: 'visitor',
    query: object({ date: optional(string()) }),
    response: array(PerformanceToday),
    paged: true,
    errors: [],
    source: 'extension',
  }),
  venueList: defineCall({
    summary: 'Venues that have events on sale, with their number.',
    method: 'GET',
    path: '/data/venueList.json',
    who: 'visitor',
    response: array(VenueCount),
    errors: [],
    source: 'extension',
  }),
  eventDetail: defineCall({
    summary: 'One event with its performances, zones, prices and what its organiser says.',
    method: 'GET',
    path: '/api/eventDetail.do',
    who: 'visitor',
    query: object({ eventId: string() }),
    response: EventDetail,
    errors: ['eventNotFound'],
    source: 'extension',
  }),

  login: defineCall({
    summary:
      'Log in with e-mail or login name and password. The token goes into the Authorization header of later calls.',
    method: 'POST',
    path: '/api/user/login.do',
    who: 'visitor',
    body: object({ email: string(), password: string() }),
    response: type({ token: string(), member: Member }),
    errors: [
      'emailRequired',
      'emailInvalid',
      'passwordRequired',
      'emailPasswordMismatch',
      'accountNotActivated',
      'accountSuspended',
    ],
    source: 'spec §7',
  }),
  logout: defineCall({
    summary: 'End the session. The token is worth nothing afterwards; without a live token it is not an error.',
    method: 'POST',
    path: '/Logout.do',
    who: 'visitor',
    response: type({ loggedOut: boolean() }),
    errors: [],
    source: 'spec §7',
  }),
  memberInfo: defineCall({
    summary: 'The member behind the token.',
    method: 'GET',
    path: '/api/Member/MemberInfo.do',
    who: 'member',
    response: Member,
    errors: [],
    source: 'spec §7',
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

  seatHold: defineCall({
    summary: 'Hold the best available seats of a zone, side by side where there are such. Answers the whole cart.',
    method: 'POST',
    path: '/api/seatHold.do',
    who: 'member',
    body: object({ performanceId: string(), zone: string(), quantity: integer() }),
    response: Cart,
    errors: [
      'performanceNotFound',
      'performanceNotOnSale',
      'zoneNotFound',
      'zoneSoldOut',
      'quantityRequired',
      'quantityOverTransactionLimit',
      'quantityOverEventLimit',
      'quantityNotAvailable',
      'transactionClosed',
    ],
    source: 'extension',
  }),
  seatRelease: defineCall({
    summary:
      'Give held seats back, or take a gone row out of the cart. Answers the cart; an unknown hold changes nothing.',
    method: 'DELETE',
    path: '/api/seatHold/{holdId}.do',
    who: 'member',
    response: Cart,
    errors: [],
    source: 'extension',
  }),
  shoppingCart: defineCall({
    summary: 'The cart, with the time that is left by the server’s clock.',
    method: 'GET',
    path: '/api/shoppingCart.do',
    who: 'member',
    response: Cart,
    errors: [],
    source: 'extension',
  }),
  transactionPreview: defineCall({
    summary: 'Every fee and the total for a choice of delivery, points and payment. Changes nothing.',
    method: 'POST',
    path: '/api/transactionPreview.do',
    who: 'member',
    body: Choice,
    response: TransactionPreview,
    errors: [
      'cartEmpty',
      'holdExpired',
      'deliveryUnavailable',
      'deliveryAddressMissing',
      'pointsNotEnough',
      'pointsNotWholeDollars',
      'pointsOverTotal',
    ],
    source: 'extension',
  }),
  transactionConfirm: defineCall({
    summary:
      'Make the order final and ask the bank. `confirmKey` names this confirmation: the same key again answers the same transaction, and charges once.',
    method: 'POST',
    path: '/api/transactionConfirm.do',
    who: 'member',
    body: object({ ...PreviewChoice.schema, confirmKey: string(), total: integer(), agreed: boolean() }),
    response: Transaction,
    errors: [
      'cartEmpty',
      'holdExpired',
      'deliveryUnavailable',
      'deliveryAddressMissing',
      'pointsNotEnough',
      'pointsNotWholeDollars',
      'pointsOverTotal',
      'termsNotAgreed',
      'totalChanged',
      'transactionClosed',
    ],
    source: 'extension',
  }),
  transactionCancel: defineCall({
    summary: 'Cancel Order, before it is confirmed: every held seat is released.',
    method: 'POST',
    path: '/api/transactionCancel.do',
    who: 'member',
    response: Cart,
    errors: [],
    source: 'spec §4',
  }),
  txns: defineCall({
    summary: 'The member’s transactions, newest first: complete ones, and those that wait for the bank.',
    method: 'POST',
    path: '/api/user/txns.do',
    who: 'member',
    response: array(TransactionSummary),
    errors: [],
    source: 'spec §7',
  }),
  transactionDetail: defineCall({
    summary: 'One transaction of the member, with its tickets.',
    method: 'GET',
    path: '/api/Member/TransactionDetail.do',
    who: 'member',
    query: object({ transactionNumber: string() }),
    response: Transaction,
    errors: ['transactionNotFound'],
    source: 'spec §7',
  }),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** What a call may be refused with as a whole: its own errors, the general ones, and the member's where it needs one. */
export const errorsOf = (name: CallName) => [
  ...calls[name].errors,
  ...(calls[name].who === 'member' ? memberErrors : []),
  ...generalErrors,
];
