import { type CallName, callNames, calls } from '@first-gong/contract';

/** Lists of json-server's router with their resources. `lists/lists.ts` has the rows. */
export const resources = {
  passEventList: 'pastEvents',
  categoryList: 'categories',
  bannerList: 'banners',
  brandedPresenterList: 'presenters',
  newsList: 'news',
  popupEventList: 'popups',
  footerMessageList: 'footerMessages',
  addressList: 'addresses',
  eventDateList: 'dates',
  venueList: 'venues',
} as const satisfies Partial<Record<CallName, string>>;
export type RowCall = keyof typeof resources;
export const rowCalls = Object.keys(resources) as RowCall[];

/** Rules of json-server's rewriter: `/data/newsList.json` becomes `/news`. */
export const rewrites = Object.fromEntries(rowCalls.map((name) => [calls[name].path, `/${resources[name]}`]));

/** Lists with their own search (`lists/lists.ts`), and their counts. */
export const searchCalls = [
  'eventList',
  'urbtixEventList',
  'kdafEventList',
  'hkiffEventList',
  'listingCounts',
  'performanceList',
] as const satisfies readonly CallName[];
export type SearchCall = (typeof searchCalls)[number];

/** Lists, whose responses are cached as bytes until they change. */
export type ListCall = RowCall | SearchCall;
/** Calls with a handler in an area. */
export type ActionName = Exclude<CallName, ListCall>;

const isOneOf =
  <Name extends CallName>(names: readonly Name[]) =>
  (name: CallName): name is Name =>
    names.some((known) => known === name);
const isRowCall = isOneOf(rowCalls);
export const isSearchCall = isOneOf(searchCalls);
export const isList = isOneOf<ListCall>([...rowCalls, ...searchCalls]);

/** All calls without json-server's router. */
export const ruleCalls = callNames.filter((name) => !isRowCall(name)) as (SearchCall | ActionName)[];

/** Express path of a call: `/api/seatHold/{holdId}.do` becomes `/api/seatHold/:holdId.do`. */
export const pathOf = (name: CallName): string => calls[name].path.replace(/\{(\w+)\}/g, ':$1');

const methods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

/** Express method of a call. */
export const methodOf = (name: CallName) => methods[calls[name].method];
