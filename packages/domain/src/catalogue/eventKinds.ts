/** Without superstruct, so that pages with event lists do not load that library. The structs are in `event.ts`. */

/** Event groups of spec §1. */
export const groups = [
  'shows',
  'sports',
  'cultural',
  'priorityBooking',
  'online',
  'cinema',
  'governmentNetwork',
] as const;
export type Group = (typeof groups)[number];

/** Categories of the nav bar (spec §2 Home and listing). */
export const navCategories = ['local', 'online', 'cinema', 'governmentNetwork', 'nonLocal'] as const;
export type NavCategory = (typeof navCategories)[number];

/** Nav category of each group in Hong Kong and elsewhere. */
const navCategoriesOf: Record<Group, readonly [inHongKong: NavCategory, elsewhere: NavCategory]> = {
  shows: ['local', 'nonLocal'],
  sports: ['local', 'nonLocal'],
  cultural: ['local', 'nonLocal'],
  priorityBooking: ['local', 'nonLocal'],
  online: ['online', 'online'],
  cinema: ['cinema', 'cinema'],
  governmentNetwork: ['governmentNetwork', 'governmentNetwork'],
};

/** The nav category that lists an event (spec §1 groups, §2 Home and listing). */
export function navCategoryOf(group: Group, inHongKong: boolean): NavCategory {
  const [here, elsewhere] = navCategoriesOf[group];
  return inHongKong ? here : elsewhere;
}

/** Whether the government ticketing network sells an event on its own site (spec §2 Home and listing). */
export const isSoldByNetwork = (group: Group): boolean => group === 'governmentNetwork';

/** Whether an event is online (spec §1 groups). Online events have no venue and no tickets to collect. */
export const isOnline = (group: Group): boolean => group === 'online';

/** Partners with an event list: a district arts festival and a film festival (spec §3 Listed data). */
export const partners = ['artsFestival', 'filmFestival'] as const;
export type Partner = (typeof partners)[number];

/** The twelve interest categories (spec §3 Member). */
export const interests = [
  'movie',
  'music',
  'popConcert',
  'bandShow',
  'chineseOpera',
  'theatre',
  'arts',
  'dance',
  'sport',
  'family',
  'exhibition',
  'seminar',
] as const;
export type Interest = (typeof interests)[number];

/** Flags of cards and event pages, most important first. */
export const eventFlags = [
  'cancelled',
  'priority',
  'few',
  'new',
  'soldOut',
  'rescheduled',
  'restrictedView',
  'standing',
] as const;
export type EventFlag = (typeof eventFlags)[number];

/** Number of remaining seats, in three classes. */
export const availabilities = ['plenty', 'few', 'soldOut'] as const;
export type Availability = (typeof availabilities)[number];

/** Zone codes of a performance, best first. */
export const zoneCodes = ['A', 'B', 'C', 'D'] as const;
export type ZoneCode = (typeof zoneCodes)[number];
