import { listingNames } from '../catalogue/listing.js';

/** Steps of a purchase, in their order (spec §2 Purchase flow). */
export const purchaseSteps = ['performance', 'seats', 'cart', 'preview', 'receipt'] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** People who may see a page (spec §6). `wishListMember`: a member, while the config has the wish list on. */
export type Access = 'everyone' | 'member' | 'wishListMember';

/** A page of spec §2. */
export interface SitePage {
  /** Address below the language prefix. */
  path: `/${string}.html`;
  access: Access;
  /** Query parameters that every link to the page carries. */
  requires?: readonly string[];
  /** The page has no address without a language prefix. */
  prefixOnly?: true;
  /** Search engines do not list the page, although everyone may see it. */
  unlisted?: true;
}

/** A page that has its screen. */
export interface Route extends SitePage {
  /** Query parameters that the page reads, beside those it requires. It sees no other. */
  reads?: readonly string[];
  /** Those of `reads` that lead to other content. The page's address for search engines has no other of them. */
  canonical?: readonly string[];
  /**
   * Parameters that let somebody in, such as the token of a mail. The page takes them out of the address before anything
   * else; its document and its links never have them.
   */
  secrets?: readonly string[];
  /** Areas of words that the page loads, beside the words of every page. */
  areas: readonly string[];
  /** The file in `routes/` of the storefront that several pages share. @default one of the page's own name */
  file?: string;
  /** The page leads into an account or out of it: nobody returns to it after a login. */
  isWayIn?: true;
  /** The page says that nothing was sent, where a browser without script has sent its form. */
  tellsUnsent?: true;
  /** The page shows the steps of a purchase, at this one, in place of the categories. */
  step?: PurchaseStep;
}

/**
 * Every page of the site. Links, redirects, the router, the guard and the words a page loads are derived from this
 * table. The storefront finds the page of `txnHistory` in `routes/TxnHistoryRoute.tsx`.
 */
export const routes = {
  home: {
    path: '/Events.html',
    access: 'everyone',
    areas: ['home'],
    reads: [...listingNames, 'feature'],
    canonical: ['category', 'interest', 'venue', 'presenter', 'partner', 'page'],
  },
  eventDetail: {
    path: '/EventDetail.html',
    access: 'everyone',
    areas: ['event', 'errors', 'seats'],
    requires: ['eventId'],
    reads: ['performanceId', 'zone', 'quantity', 'day', 'way', 'seats', 'types', 'wheelchair', 'resumed'],
  },
  cinema: {
    path: '/Cinema.html',
    access: 'everyone',
    areas: ['cinema', 'event', 'errors', 'seats'],
    reads: ['venue', 'date', 'eventId', 'performanceId', 'way', 'zone', 'seats', 'tickets', 'resumed'],
    canonical: ['venue'],
  },
  pastEvents: {
    path: '/PastEvents.html',
    access: 'everyone',
    areas: ['pastEvents'],
    reads: ['q', 'page'],
    canonical: ['page'],
  },
  contactUs: { path: '/CS.html', access: 'everyone', tellsUnsent: true, areas: ['contactUs', 'footer', 'errors'] },
  boxOffice: { path: '/BoxOffice.html', access: 'everyone', areas: ['places', 'footer', 'errors'], reads: ['q'] },
  ticketingTerminal: {
    path: '/TicketingTerminal.html',
    access: 'everyone',
    areas: ['places', 'footer', 'errors'],
    reads: ['q'],
  },
  deliveryChangeRequest: {
    path: '/DeliveryChangeRequest.html',
    access: 'everyone',
    areas: ['deliveryChange', 'changeRequest', 'receipt', 'errors'],
    reads: ['transactionNumber', 'referenceNumber', 'key'],
    canonical: [],
  },
  txnChangeRequest: {
    path: '/TxnChangeRequest.html',
    access: 'everyone',
    areas: ['txnChange', 'changeRequest', 'errors'],
    reads: ['transactionNumber'],
    canonical: [],
  },
  unsubscribe: { path: '/Unsubscribe.html', access: 'everyone', tellsUnsent: true, areas: ['unsubscribe', 'errors'] },
  unsubscribeSuccess: {
    path: '/UnsubscribeSuccess.html',
    access: 'everyone',
    areas: ['unsubscribe', 'errors'],
    unlisted: true,
  },
  login: {
    path: '/Login.html',
    access: 'everyone',
    isWayIn: true,
    tellsUnsent: true,
    areas: ['login', 'activation', 'errors'],
    reads: ['target', 'reason', 'way', 'view'],
    secrets: ['activate', 'code', 'state', 'signInCode', 'error'],
  },
  forgotPassword: {
    path: '/ForgotPassword.html',
    access: 'everyone',
    prefixOnly: true,
    areas: ['forgotPassword', 'errors'],
    unlisted: true,
    isWayIn: true,
  },
  resetPassword: {
    path: '/ResetPassword.html',
    access: 'everyone',
    areas: ['resetPassword', 'errors'],
    requires: ['token'],
    secrets: ['token'],
    unlisted: true,
    isWayIn: true,
  },
  logout: { path: '/Logout.html', access: 'everyone', areas: ['logout'], unlisted: true, isWayIn: true },
  waitingRoom: {
    path: '/WaitingRoom.html',
    access: 'member',
    areas: ['waitingRoom'],
    reads: ['target'],
  },
  shoppingCart: { path: '/ShoppingCart.html', access: 'member', areas: ['cart', 'errors'], step: 'cart' },
  transactionPreview: {
    path: '/TransactionPreview.html',
    access: 'member',
    areas: ['preview', 'cart', 'receipt', 'errors'],
    step: 'preview',
  },
  receipt: {
    path: '/Receipt.html',
    access: 'member',
    areas: ['receipt', 'cart', 'errors'],
    step: 'receipt',
    requires: ['transactionNumber'],
  },
  txnHistory: {
    path: '/Member/TxnHistory.html',
    access: 'member',
    areas: ['history', 'member', 'cart', 'receipt'],
    reads: ['tab', 'words', 'period'],
  },
  favourites: {
    path: '/Member/Favourites.html',
    access: 'member',
    areas: ['favourites', 'home', 'member', 'cart'],
  },
  topUps: {
    path: '/Member/TopUps.html',
    access: 'member',
    areas: ['points', 'wishList', 'member', 'cart', 'receipt', 'errors'],
  },
  topUpsHistory: {
    path: '/Member/TopUpsHistory.html',
    access: 'member',
    areas: ['points', 'wishList', 'member', 'cart'],
  },
  wishList: {
    path: '/Member/WishList.html',
    access: 'wishListMember',
    areas: ['wishList', 'member', 'cart', 'receipt', 'errors'],
    reads: ['words', 'eventId', 'performanceId', 'zone', 'quantity'],
  },
  notices: { path: '/Member/Notices.html', access: 'member', areas: ['notices', 'member', 'cart'] },
  memberInfo: {
    path: '/Member/MemberInfo.html',
    access: 'member',
    areas: ['memberInfo', 'profile', 'member', 'cart', 'errors'],
  },
  transactionDetail: {
    path: '/Member/TransactionDetail.html',
    access: 'member',
    areas: ['transaction', 'member', 'cart', 'receipt'],
    requires: ['transactionNumber'],
  },
  // The information pages. Their content is in `packages/i18n/src/content`.
  aboutUs: { path: '/AboutUs.html', access: 'everyone', areas: ['info', 'footer'], file: 'info' },
  help: { path: '/Help.html', access: 'everyone', areas: ['info', 'footer'], file: 'info' },
  faq: { path: '/Faq.html', access: 'everyone', areas: ['info', 'footer'], file: 'info', reads: ['words'] },
  buyTickets: { path: '/BuyTickets.html', access: 'everyone', areas: ['info', 'footer'], file: 'info' },
  buyEventTickets: { path: '/BuyEventTickets.html', access: 'everyone', areas: ['info', 'footer'], file: 'info' },
  systemRequirement: { path: '/SystemRequirement.html', access: 'everyone', areas: ['info', 'footer'], file: 'info' },
  paymentMethod: { path: '/PaymentMethod.html', access: 'everyone', areas: ['info', 'footer'], file: 'info' },
  delivery: {
    path: '/Delivery.html',
    access: 'everyone',
    areas: ['info', 'footer'],
    file: 'info',
    reads: ['to', 'date'],
  },
  serviceFee: {
    path: '/ServiceFee.html',
    access: 'everyone',
    areas: ['info', 'footer'],
    file: 'info',
    reads: ['tickets', 'collection'],
  },
  accessibility: { path: '/Accessibility.html', access: 'everyone', areas: ['info', 'footer'], file: 'info' },
  releaseNotes: { path: '/ReleaseNotes.html', access: 'everyone', areas: ['info', 'footer'], file: 'info' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** A route of the table as what every route has in common. */
export const routeOf = (name: RouteName): Route => routes[name];

/** The route at a path below the language prefix. A legacy address has none: see `destinationOf`. */
export const routeAt = (path: string): RouteName | undefined => routeNames.find((name) => routes[name].path === path);
