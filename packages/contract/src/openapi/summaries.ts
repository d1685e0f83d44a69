import type { CallName } from '../calls.js';

/** One sentence per call for the API document. The client does not import these texts. */
export const summaries: Record<CallName, string> = {
  eventList: 'Events on sale, filtered and sorted, 30 per page.',
  listingCounts: 'How many events each value of each filter leaves, beside the other filters of the query.',
  searchSuggestions: 'Events, artists and venues whose names have the words of a search, at most eight, events first.',
  urbtixEventList: 'Events of the government ticketing network on sale, filtered and sorted like utsvEventList.',
  kdafEventList: 'Events of the first partner, a district arts festival, filtered and sorted like utsvEventList.',
  hkiffEventList: 'Events of the second partner, a film festival, filtered and sorted like utsvEventList.',
  passEventList:
    'Past events, the latest first, 30 per page, for PastEvents.html. With `q` those that match its words.',
  categoryList: 'The categories of the nav bar with the number of events in each.',
  bannerList: 'The features: up to eight events.',
  brandedPresenterList: 'Brand presenters with events on sale, the busiest first.',
  newsList: 'News of the last three months, newest first.',
  popupEventList: 'Events for the popup over the home page, which a visitor sees once.',
  footerMessageList: 'Messages of the footer from the last three months, newest first.',
  addressList: 'The places of a mailing address: countries with their provinces, areas and districts.',
  config:
    'Whether the wish list is on, and the period in which the site is gray. `site` is an extension: the maintenance that is on or near, the weather signal, and the time of the server.',
  isHotEvent: 'Whether a hot event is on.',
  eventDateList: 'The number of performances on each of 14 days from `from`.',
  performanceList:
    'Performances of one day that have not begun and have seats left, soonest first, at most six. X-Total-Count counts all of them.',
  venueList: 'Venues with events on sale, and the number of these events.',
  eventDetail: 'One event with its performances, zones, prices and the notes of its organiser.',
  relatedEventList:
    'At most five events with tickets that are like an event: its next run, its presenter, its interest, its venue. A past event has related events too; an unknown event gets the most liked ones.',
  seatPlan: 'The rows of one performance with the seats that are not available.',
  seatChanges:
    'The rows of a seat plan in which seats were taken or given back since a version of it, and what is left of every zone. A version that the server no longer knows gets every row; without a version there are no rows.',
  bestSeats:
    'The seats that best available would hold in a zone now, their compromise, and two others to compare: a nearer and a cheaper choice. Holds nothing.',
  login: 'Log in with email or login name and password. Send the token in the Authorization header of later calls.',
  otp: 'Send a one-time password by email.',
  otp2: 'Send a one-time password by email, through the web firewall of the page.',
  otp3: 'Send another one-time password. The earlier one is no longer valid.',
  loginOtp: 'Log in with a one-time password, which is the `password` of the body, after agreement to the terms.',
  loginFacebook: 'Log in with a social account, by the code that its provider gave to the page.',
  loginGoogle: 'Log in with a search-engine account, by the code that its provider gave to the page.',
  loginWechat: 'Log in with a messaging app, by the code that its provider gave to the page.',
  loginApple:
    'The browser posts the code of the device maker here, with the `state` that the page gave to the device maker. The server redirects it to Login.html, with `signInCode` for signIn, or with `error` (`appleVerificationFailed`, `noEmailProvided`). A form without a state is rejected, because any site can send one.',
  signIn:
    'Begin the session that loginApple has prepared. The page sends the state that it kept when it began; the code is valid once, and only with this state.',
  logout: 'End the session. The token is not valid afterwards. A call without a live token succeeds too.',
  register: 'Become a member. An email with the activation link follows.',
  activate:
    'Activate an account by the token of the emailed link. The token is valid once. The error code tells the state of a link that was sent; any other token gets `activationFailed`.',
  forgotPassword:
    'Send a link to set a new password. An account that is not activated gets the activation email again; its second link sets another password and activates the account.',
  resetLink:
    'Whether the link of a password mail is still valid. The error code tells the state of a link that was sent; any other token gets `resetLinkInvalid`.',
  resetPassword:
    'Set a new password by the token of the emailed link. An account that is not activated is then activated. Every session of the account ends.',
  waitingRoom: 'The member’s place in the waiting room of a hot event.',
  enterWaitingRoom: 'Join the waiting room, or enter the shop after the call. A second call keeps the place.',
  seatHold:
    'Hold the best available seats of a zone, side by side if possible, or the given seats, of one zone or of several: all or none. Returns the whole cart. `holdKey` identifies this request: the same key holds nothing a second time and returns the cart.',
  seatRelease:
    'Release held seats: the seat that the query names, or without one all seats of the group. Returns the cart; an unknown hold or seat changes nothing.',
  holdAgain:
    'Hold seats that have left the cart again, all or none: the same seats, or as many places of a zone without numbered seats. Items that left together are held together. Takes no captcha: the member solved one for these seats. Returns the whole cart; an unknown id changes nothing, so a repeated request holds nothing twice. The field of an error, `holdIds.0`, names the item that is not free.',
  releasedDismiss: 'Remove released items that the buyer has read. Returns the cart; an unknown id changes nothing.',
  cinemaSchedule:
    'The films of one of the two cinemas on a day, with its rules and whether it is closed for the weather.',
  captcha:
    'A captcha: a picture of a code, or with `alternative=question` a question in words. Valid once, for its member.',
  cinemaHold:
    'Hold seats of a film, next to each other, by ticket type: picked seats, or the best of a zone. Returns the whole cart. `holdKey` as in `seatHold`.',
  shoppingCart: 'The cart, with the time left by the clock of the server.',
  transactionPreview:
    'Every fee and the total for a choice of delivery, points, promotion code and payment. Changes nothing.',
  transactionConfirm:
    'Make the order final and ask the bank. `confirmKey` identifies this confirmation: the same key with the same body returns the same transaction and charges once. `seen` is what the buyer saw on the preview: a different order is rejected with what has changed.',
  transactionCancel: 'Cancel the order before it is confirmed. Releases every held seat.',
  txns: 'The member’s transactions, newest first: complete ones and those that wait for the bank.',
  transactionDetail: 'One transaction of the member, with its tickets.',
  memberInfo: 'The member of the token, with the whole profile.',
  updateMemberInfo: 'Replace the profile. The member has to log in again.',
  changePassword: 'Change the password. Every session of the account ends.',
  accessPreference:
    'The access features whose events the member wants first. `null` until the member has answered, then a list, which can be empty.',
  updateAccessPreference: 'Replace these features. An empty list keeps the usual order. No session ends.',
  deviceList: 'The devices on which the member is logged in, the one that asks first.',
  endDevice:
    'Log out on one device. Returns the other devices. Ending a device that is not in the list changes nothing.',
  balance: 'Points balance.',
  pointHistory: 'Changes of the points balance in the last year, newest first.',
  topUpList: 'Points bought in the last year, newest first.',
  topUp: 'Buy points. The member receives them after the bank at `bankUrl` has approved.',
  changeRequestList: 'The change requests of a transaction of the member, newest first.',
  favouriteList: 'The events a member likes, the latest liked first. Events that are over stay in the list.',
  addFavourite: 'Like an event. Liking it again changes nothing.',
  removeFavourite: 'Remove a like. Removing a missing like succeeds too.',
  personalNotices:
    'The member’s notices of the last three months, newest first, 30 on a page. A page beyond the end is the last one.',
  readNotices: 'Mark the given notices as read, or all.',
  wishList: 'The member’s wishes in the member’s own order, with the finished ones last.',
  addWish:
    'Wish for more tickets of a zone than are left: at most 4 tickets of one event per person, bought wishes included. One wish leads to one order.',
  wishSequence: 'Move a wish within the member’s own order. Returns the whole list.',
  payWish:
    'Pay a matched wish with points. `seen` is what the member saw of the wish: a different wish is rejected with what has changed. A payment without `seen` is not compared.',
  restoreWish:
    'Bring a cancelled wish, or one whose payment failed, back to the list. It waits behind the other wishes.',
  removeWish: 'Cancel a waiting wish, or remove a finished one from the list.',
  contactUs: 'Send an enquiry to customer service.',
  subscribe:
    'Subscribe to the newsletter. Subscribing again changes nothing; `already` says that the email was subscribed.',
  unsubscribe: 'Unsubscribe an email from the newsletter.',
  presignedUrl: 'An address for one image of the card’s front, to upload with PUT.',
  txnChangeRequest:
    'Ask for another contact name, number or address on a transaction. The request changes only ticked items.',
  deliveryChangeRequest:
    'Ask for another way to collect the tickets, up to 7 working days before the show. A fee is paid at `bankUrl`.',
  deliveryChangePayment:
    'The fee of a delivery change request. The bank leads back to the shop with `referenceNumber` and `key`.',
  boxOfficeSearch: 'Box offices whose name, address or district has the search word.',
  kioskSearch: 'Ticketing kiosks whose name, address or district has the search word.',
  placeDistricts:
    'Districts with box offices or kiosks, and how many. If the search word names a neighbourhood, the nearest district is first.',
  myData:
    'Everything that the account holds, as data and as an HTML page in the language of the call, without passwords, tokens, entry codes and pictures of cards.',
  closeAccount:
    'Close the account by its password. Every session ends, personal data is removed, paid orders stay without the name, and a mail confirms it. Refused while a payment is open, seats are held or a performance is ahead.',
};
