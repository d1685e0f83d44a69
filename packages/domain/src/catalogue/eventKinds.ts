/**
 * The values that classify events. They are separate from the structs in `event.ts` so that a page that only lists
 * events does not load superstruct.
 */

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

/** The categories of the nav bar (spec §2 Home and listing). */
export const navCategories = ['local', 'online', 'cinema', 'governmentNetwork', 'nonLocal'] as const;
export type NavCategory = (typeof navCategories)[number];

/** The nav category of each group, for events in Hong Kong and for events elsewhere. */
const navCategoriesOf: Record<Group, readonly [inHongKong: NavCategory, elsewhere: NavCategory]> = {
  shows: ['local', 'nonLocal'],
  sports: ['local', 'nonLocal'],
  cultural: ['local', 'nonLocal'],
  priorityBooking: ['local', 'nonLocal'],
  online: ['online', 'online'],
  cinema: ['cinema', 'cinema'],
  governmentNetwork: ['governmentNetwork', 'governmentNetwork'],
};

/** The category of the nav bar that lists an event (spec §1 groups, §2 Home and listing). */
export function navCategoryOf(group: Group, inHongKong: boolean): NavCategory {
  const [here, elsewhere] = navCategoriesOf[group];
  return inHongKong ? here : elsewhere;
}

/** Whether the government ticketing network sells an event: buyers leave for its site (spec §2 Home and listing). */
export const isSoldByNetwork = (group: Group): boolean => group === 'governmentNetwork';

/** Whether an event is watched online (spec §1 groups): it has no place to enter and no ticket to collect or send. */
export const isOnline = (group: Group): boolean => group === 'online';

/** The partners with their own event list (spec §3 Listed data): a district arts festival and a film festival. */
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

/** The facts that a card or an event page shows first. */
export const eventFlags = ['priority', 'few', 'new', 'soldOut', 'rescheduled', 'restrictedView', 'standing'] as const;
export type EventFlag = (typeof eventFlags)[number];

/** How many seats are left, as a category. */
export const availabilities = ['plenty', 'few', 'soldOut'] as const;
export type Availability = (typeof availabilities)[number];

/** The codes of a performance's zones, the best one first. */
export const zoneCodes = ['A', 'B', 'C', 'D'] as const;
export type ZoneCode = (typeof zoneCodes)[number];
