import { listingNames } from '../catalogue/listingNames.js';

/** Steps of a purchase in order (spec §2 Purchase flow). */
export const purchaseSteps = ['performance', 'seats', 'cart', 'preview', 'receipt'] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** Who may see a page (spec §6). `wishListMember`: a member, if the config enables the wish list. */
export type Access = 'everyone' | 'member' | 'wishListMember';

/** A page of spec §2. */
export interface SitePage {
  /** Without language prefix. */
  path: `/${string}.html`;
  access: Access;
  /** Required query parameters. */
  requires?: readonly string[];
  /** The page has no URL without language prefix. */
  prefixOnly?: true;
  /** Public, but not for search engines. */
  unlisted?: true;
}

/** A page with its screen. */
export interface Route extends SitePage {
  /** Optional query parameters. Other parameters are removed. */
  queryParams?: readonly string[];
  /** The parameters of `queryParams` that change the content, for the canonical URL. */
  canonical?: readonly string[];
  /**
   * Sensitive parameters, such as login tokens from emails. Removed from the URL first, so that documents and links
   * never contain them.
   */
  sensitiveParams?: readonly string[];
  /** The shared `XRoute.tsx` of the storefront. @default the page's name */
  file?: string;
  /** A page of login or logout, which login does not return to. */
  isLoginPage?: true;
  /** Without script, a form submits to the page itself, which then shows that nothing was sent. */
  showsUnsent?: true;
  /** Step of a purchase, shown instead of the categories. */
  step?: PurchaseStep;
}

/** Every page of the site. Links, redirects, router and guard derive from this table. */
export const routes = {
  home: {
    path: '/Events.html',
    access: 'everyone',
    queryParams: [...listingNames, 'feature'],
    canonical: ['category', 'group', 'interest', 'venue', 'presenter', 'partner', 'page'],
  },
  eventDetail: {
    path: '/EventDetail.html',
    access: 'everyone',
    requires: ['eventId'],
    queryParams: ['performanceId', 'zone', 'quantity', 'day', 'way', 'seats', 'types', 'wheelchair', 'resumed'],
  },
  cinema: {
    path: '/Cinema.html',
    access: 'everyone',
    queryParams: ['venue', 'date', 'eventId', 'performanceId', 'way', 'zone', 'seats', 'tickets', 'resumed'],
    canonical: ['venue'],
  },
  pastEvents: {
    path: '/PastEvents.html',
    access: 'everyone',
    queryParams: ['q', 'page'],
    canonical: ['page'],
  },
  contactUs: { path: '/CS.html', access: 'everyone', showsUnsent: true },
  boxOffice: { path: '/BoxOffice.html', access: 'everyone', queryParams: ['q'] },
  ticketingTerminal: {
    path: '/TicketingTerminal.html',
    access: 'everyone',
    queryParams: ['q'],
  },
  deliveryChangeRequest: {
    path: '/DeliveryChangeRequest.html',
    access: 'everyone',
    queryParams: ['transactionNumber', 'referenceNumber', 'key'],
    canonical: [],
  },
  txnChangeRequest: {
    path: '/TxnChangeRequest.html',
    access: 'everyone',
    queryParams: ['transactionNumber'],
    canonical: [],
  },
  unsubscribe: { path: '/Unsubscribe.html', access: 'everyone', showsUnsent: true },
  unsubscribeSuccess: {
    path: '/UnsubscribeSuccess.html',
    access: 'everyone',
    unlisted: true,
  },
  login: {
    path: '/Login.html',
    access: 'everyone',
    isLoginPage: true,
    showsUnsent: true,
    queryParams: ['target', 'reason', 'way', 'view'],
    sensitiveParams: ['activate', 'code', 'state', 'signInCode', 'error'],
  },
  forgotPassword: {
    path: '/ForgotPassword.html',
    access: 'everyone',
    prefixOnly: true,
    unlisted: true,
    isLoginPage: true,
    queryParams: ['view'],
  },
  resetPassword: {
    path: '/ResetPassword.html',
    access: 'everyone',
    requires: ['token'],
    sensitiveParams: ['token'],
    unlisted: true,
    isLoginPage: true,
  },
  logout: { path: '/Logout.html', access: 'everyone', unlisted: true, isLoginPage: true },
  waitingRoom: {
    path: '/WaitingRoom.html',
    access: 'member',
    queryParams: ['target'],
  },
  shoppingCart: { path: '/ShoppingCart.html', access: 'member', step: 'cart' },
  transactionPreview: {
    path: '/TransactionPreview.html',
    access: 'member',
    step: 'preview',
  },
  receipt: {
    path: '/Receipt.html',
    access: 'member',
    step: 'receipt',
    requires: ['transactionNumber'],
  },
  txnHistory: {
    path: '/Member/TxnHistory.html',
    access: 'member',
    queryParams: ['tab', 'words', 'period'],
  },
  favourites: {
    path: '/Member/Favourites.html',
    access: 'member',
  },
  topUps: {
    path: '/Member/TopUps.html',
    access: 'member',
  },
  topUpsHistory: {
    path: '/Member/TopUpsHistory.html',
    access: 'member',
  },
  wishList: {
    path: '/Member/WishList.html',
    access: 'wishListMember',
    queryParams: ['words', 'eventId', 'performanceId', 'zone', 'quantity', 'ticketType'],
  },
  notices: { path: '/Member/Notices.html', access: 'member', queryParams: ['page'] },
  memberInfo: {
    path: '/Member/MemberInfo.html',
    access: 'member',
  },
  myData: { path: '/Member/MyData.html', access: 'member' },
  accountClosed: { path: '/AccountClosed.html', access: 'everyone', unlisted: true, isLoginPage: true },
  transactionDetail: {
    path: '/Member/TransactionDetail.html',
    access: 'member',
    requires: ['transactionNumber'],
  },
  // Information pages. The content is in `packages/i18n/src/content`.
  aboutUs: { path: '/AboutUs.html', access: 'everyone', file: 'info' },
  help: { path: '/Help.html', access: 'everyone', file: 'info' },
  faq: { path: '/Faq.html', access: 'everyone', file: 'info', queryParams: ['words'] },
  buyTickets: { path: '/BuyTickets.html', access: 'everyone', file: 'info' },
  buyEventTickets: { path: '/BuyEventTickets.html', access: 'everyone', file: 'info' },
  systemRequirement: { path: '/SystemRequirement.html', access: 'everyone', file: 'info' },
  paymentMethod: { path: '/PaymentMethod.html', access: 'everyone', file: 'info' },
  delivery: {
    path: '/Delivery.html',
    access: 'everyone',
    file: 'info',
    queryParams: ['to', 'date'],
  },
  serviceFee: {
    path: '/ServiceFee.html',
    access: 'everyone',
    file: 'info',
    queryParams: ['tickets', 'collection'],
  },
  access: { path: '/Access.html', access: 'everyone', file: 'info' },
  accessibility: { path: '/Accessibility.html', access: 'everyone', file: 'info' },
  releaseNotes: { path: '/ReleaseNotes.html', access: 'everyone', file: 'info' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** A route with its optional properties. */
export const routeOf = (name: RouteName): Route => routes[name];

/** The route at a path without language prefix. Legacy paths have none, see `destinationOf`. */
export const routeAt = (path: string): RouteName | undefined => routeNames.find((name) => routes[name].path === path);
