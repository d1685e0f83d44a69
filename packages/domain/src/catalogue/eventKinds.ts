/**
 * The words that sort events. They stand apart from the shapes in `event.ts`: a page that only lists events needs these
 * and not the library that checks an answer's shape.
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

/** Where each group stands in the nav bar: when it plays in Hong Kong, and when it plays elsewhere. */
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

/** What a card or an event page has to tell about an event before anything else. */
export const eventFlags = ['priority', 'few', 'new', 'soldOut', 'rescheduled', 'restrictedView', 'standing'] as const;
export type EventFlag = (typeof eventFlags)[number];

/** How many seats are left, in words. */
export const availabilities = ['plenty', 'few', 'soldOut'] as const;
export type Availability = (typeof availabilities)[number];
