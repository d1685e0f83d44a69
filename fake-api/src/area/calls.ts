import { type CallName, callNames, calls } from '@first-gong/contract';

/** The lists that json-server's router serves, and the resource of each: `lists/lists.ts` has its rows. */
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

/** The rules of json-server's rewriter: `/data/newsList.json` leads to `/news`. */
export const rewrites = Object.fromEntries(rowCalls.map((name) => [calls[name].path, `/${resources[name]}`]));

/** Lists that a rule finds (`lists/lists.ts`), and their counts. */
export const searchCalls = [
  'eventList',
  'urbtixEventList',
  'kdafEventList',
  'hkiffEventList',
  'listingCounts',
  'performanceList',
] as const satisfies readonly CallName[];
export type SearchCall = (typeof searchCalls)[number];

/** Lists: their answers are kept as bytes until they change. */
export type ListCall = RowCall | SearchCall;
/** Calls that a handler of an area answers. */
export type ActionName = Exclude<CallName, ListCall>;

const isOneOf =
  <Name extends CallName>(names: readonly Name[]) =>
  (name: CallName): name is Name =>
    names.some((known) => known === name);
const isRowCall = isOneOf(rowCalls);
export const isSearchCall = isOneOf(searchCalls);
export const isList = isOneOf<ListCall>([...rowCalls, ...searchCalls]);

/** Every call that json-server's router does not serve. */
export const ruleCalls = callNames.filter((name) => !isRowCall(name)) as (SearchCall | ActionName)[];

/** The path of a call for express: `/api/seatHold/{holdId}.do` is `/api/seatHold/:holdId.do`. */
export const pathOf = (name: CallName): string => calls[name].path.replace(/\{(\w+)\}/g, ':$1');

const methods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

/** The method of a call for express. */
export const methodOf = (name: CallName) => methods[calls[name].method];
