/** Maps stories to pages of the storefront and back. */
import { type Lang, type RouteName, routeNames, routeOf } from '@first-gong/domain';

/** Default storefront; `STORYBOOK_STOREFRONT` overrides it. */
export const localStorefront = 'http://127.0.0.1:4300';

interface Place {
  routes: readonly RouteName[];
  /** Query of the screen's URL. */
  query?: string;
}

/** Screen folders that are not named after a route. */
const places: Record<string, Place> = {
  PlacesScreen: { routes: ['boxOffice', 'ticketingTerminal'] },
  InfoScreen: {
    routes: [
      'help',
      'buyTickets',
      'buyEventTickets',
      'systemRequirement',
      'paymentMethod',
      'access',
      'accessibility',
      'releaseNotes',
    ],
  },
  RegisterScreen: { routes: ['login'], query: '?view=register' },
  ActivationScreen: { routes: ['login'], query: '?view=activation' },
};

/** Screens and parts without URL, with the page or event that shows them. */
const met: Record<string, string> = {
  Banner: 'On every page. `/fake/control` sets the weather, the gray period and maintenance.',
  CartContents: 'In the cart.',
  CategoryNav: 'Above every page of the programme.',
  ReleasedSeats: 'In the cart and on the preview, when seats have left the cart.',
  MaintenanceScreen: 'In place of a page that maintenance closes. `/fake/control` starts maintenance.',
  SessionEndScreen: 'Above every page after the session has ended. `/fake/control` moves the clock.',
  DisplaySheet: 'On every page on a phone, behind “Display”.',
  FooterForm: 'In the footer of every page.',
  Hearts: 'Beside every event, when a visitor presses its heart.',
  PaymentSlip: 'In the cart, on the preview and on a request to change the delivery.',
  CardTool: 'On a request to change a transaction or its delivery, when a card paid for it.',
  CompactTickets: 'On the receipt and in the transaction, when ten or more tickets are for one event.',
  OrderStub: 'On the preview, on a receipt without tickets and in the history.',
  HoldToast: 'On every page, when the answer to a hold comes after its page was left.',
  PageLayout: 'The frame of every page.',
  PurchaseSteps: 'Above every page of a purchase.',
  Stamp: 'On a receipt and in the transaction.',
  Preferences: 'In the footer of every page, in the bar above it, and on a phone behind “Display”.',
  UtilityBar: 'Above every page, but not on a phone.',
  System: 'In place of every page, while it loads or after it has failed. `/fake/control` makes calls slow or fail.',
  PopupSlip: 'On the home page, at the first visit of a day.',
  SearchCombobox: 'On every page, in the search of the masthead.',
  SiteNotices: 'On every page. `/fake/control` sets the weather, the gray period and maintenance.',
  WelcomeLine: 'On the home page, after an account was activated.',
};

/** Pages whose URL needs data, with a page that links to them. */
const reachedFrom: Partial<Record<RouteName, RouteName>> = {
  eventDetail: 'home',
  receipt: 'txnHistory',
  transactionDetail: 'txnHistory',
  resetPassword: 'forgotPassword',
};

const folderOf = (file: string): string => /([^/]+)\/[^/]+$/.exec(file)?.[1] ?? '';

function placeOf(file: string): Place | undefined {
  const folder = folderOf(file);
  const own = routeNames.find((name) => folder.toLowerCase() === `${name.toLowerCase()}screen`);
  return own ? { routes: [own] } : places[folder];
}

/** Routes of a story file, the one with its name first. */
export const routesOfFile = (file: string): readonly RouteName[] => placeOf(file)?.routes ?? [];

/** Page or event that shows a screen without URL. */
export const metAt = (file: string): string | undefined => met[/([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? ''];

/** Link from a story to the shop. */
export interface Way {
  route: RouteName;
  /** Path and query, including the language. */
  address: string;
  /** Page with the link to the route, which needs data of the shop. */
  via?: RouteName;
}

/** @param named route of the story, if its screen has several */
export function wayOf(file: string, lang: Lang, named?: unknown): Way | undefined {
  const { routes, query = '' } = placeOf(file) ?? { routes: [] };
  const route = routes.find((name) => name === named) ?? routes[0];
  if (route === undefined) return undefined;
  const via = routeOf(route).requires && reachedFrom[route];
  return { route, address: `/${lang}${routeOf(via ?? route).path}${via ? '' : query}`, ...(via && { via }) };
}

/** A story or page in the catalogue's index. */
export interface Entry {
  id: string;
  type: string;
  importPath: string;
}

/** The story of a route: the first of its screen, or by name if routes share a screen. */
export function storyOf(route: RouteName, entries: readonly Entry[]): Entry | undefined {
  // Excludes stories of parts in the same folder.
  const stories = entries.filter(
    ({ type, importPath }) =>
      type === 'story' && /\/([^/]+)\/\1\.stories\.tsx$/.test(importPath) && routesOfFile(importPath).includes(route),
  );
  const own = stories.filter(({ importPath }) => folderOf(importPath).toLowerCase() === `${route.toLowerCase()}screen`);
  const name = `--${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return own[0] ?? stories.find(({ id }) => id.endsWith(name)) ?? stories[0];
}
