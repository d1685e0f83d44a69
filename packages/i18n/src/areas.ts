// Written by `npm run indexes`.

interface PageWords {
  accessOrder: typeof import('./areas/accessOrder/en_us.js').words;
  activation: typeof import('./areas/activation/en_us.js').words;
  cart: typeof import('./areas/cart/en_us.js').words;
  changeRequest: typeof import('./areas/changeRequest/en_us.js').words;
  cinema: typeof import('./areas/cinema/en_us.js').words;
  common: typeof import('./areas/common/en_us.js').words;
  contactUs: typeof import('./areas/contactUs/en_us.js').words;
  dayCalendar: typeof import('./areas/dayCalendar/en_us.js').words;
  deliveryChange: typeof import('./areas/deliveryChange/en_us.js').words;
  document: typeof import('./areas/document/en_us.js').words;
  errors: typeof import('./areas/errors/en_us.js').words;
  event: typeof import('./areas/event/en_us.js').words;
  favourites: typeof import('./areas/favourites/en_us.js').words;
  footer: typeof import('./areas/footer/en_us.js').words;
  forgotPassword: typeof import('./areas/forgotPassword/en_us.js').words;
  heldSeats: typeof import('./areas/heldSeats/en_us.js').words;
  history: typeof import('./areas/history/en_us.js').words;
  home: typeof import('./areas/home/en_us.js').words;
  info: typeof import('./areas/info/en_us.js').words;
  login: typeof import('./areas/login/en_us.js').words;
  logout: typeof import('./areas/logout/en_us.js').words;
  member: typeof import('./areas/member/en_us.js').words;
  memberInfo: typeof import('./areas/memberInfo/en_us.js').words;
  myData: typeof import('./areas/myData/en_us.js').words;
  newsletter: typeof import('./areas/newsletter/en_us.js').words;
  notices: typeof import('./areas/notices/en_us.js').words;
  order: typeof import('./areas/order/en_us.js').words;
  pastEvents: typeof import('./areas/pastEvents/en_us.js').words;
  payment: typeof import('./areas/payment/en_us.js').words;
  places: typeof import('./areas/places/en_us.js').words;
  points: typeof import('./areas/points/en_us.js').words;
  popup: typeof import('./areas/popup/en_us.js').words;
  preview: typeof import('./areas/preview/en_us.js').words;
  profile: typeof import('./areas/profile/en_us.js').words;
  receipt: typeof import('./areas/receipt/en_us.js').words;
  register: typeof import('./areas/register/en_us.js').words;
  resetPassword: typeof import('./areas/resetPassword/en_us.js').words;
  search: typeof import('./areas/search/en_us.js').words;
  seats: typeof import('./areas/seats/en_us.js').words;
  session: typeof import('./areas/session/en_us.js').words;
  site: typeof import('./areas/site/en_us.js').words;
  transaction: typeof import('./areas/transaction/en_us.js').words;
  txnChange: typeof import('./areas/txnChange/en_us.js').words;
  unsubscribe: typeof import('./areas/unsubscribe/en_us.js').words;
  waitingRoom: typeof import('./areas/waitingRoom/en_us.js').words;
  wishList: typeof import('./areas/wishList/en_us.js').words;
}

interface ServerWords {
  bank: typeof import('./server/areas/bank/en_us.js').words;
  control: typeof import('./server/areas/control/en_us.js').words;
  dataPage: typeof import('./server/areas/dataPage/en_us.js').words;
  identity: typeof import('./server/areas/identity/en_us.js').words;
  mail: typeof import('./server/areas/mail/en_us.js').words;
  network: typeof import('./server/areas/network/en_us.js').words;
  news: typeof import('./server/areas/news/en_us.js').words;
  notice: typeof import('./server/areas/notice/en_us.js').words;
  outbox: typeof import('./server/areas/outbox/en_us.js').words;
  programme: typeof import('./server/areas/programme/en_us.js').words;
}

/** The English texts of every area. Translations have the same keys. */
export interface EnglishWords extends PageWords, ServerWords {}

/** A folder of `areas/`: texts that a page loads together. */
export type Area = keyof PageWords;

/** A folder of `server/areas/`: texts that only a server uses. */
export type ServerArea = keyof ServerWords;
