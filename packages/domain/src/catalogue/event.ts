import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct';
import { cents, count } from '../forms/numbers.js';
import { civilDate, instant } from '../forms/times.js';
import { availabilities, eventFlags, groups, interests, navCategories } from './eventKinds.js';

/** A zone of one performance: a price, a place, how many are left. Texts are in the language asked for. */
export const Zone = type({
  code: enums(['A', 'B', 'C', 'D']),
  name: string(),
  /** Where in the house, for example "Stalls, rows D to J". */
  location: string(),
  /** Cents. */
  price: cents(),
  remaining: count(),
  standing: boolean(),
  /** Why the view is restricted, or null. Shown before a seat is held. */
  restrictedView: nullable(string()),
});
export type Zone = Infer<typeof Zone>;

export const Performance = type({
  id: string(),
  /** UTC instant. */
  startsAt: instant(),
  /** The instant it was first announced for, when it has been rescheduled. */
  rescheduledFrom: nullable(instant()),
  availability: enums(availabilities),
  remaining: count(),
  /** A civil date of Hong Kong decides whether courier delivery is still possible; the server says so at preview. */
  zones: array(Zone),
});
export type Performance = Infer<typeof Performance>;

/** One event as lists show it. Texts are in the language asked for. */
export const EventSummary = type({
  id: string(),
  group: enums(groups),
  navCategory: enums(navCategories),
  interest: enums(interests),
  title: string(),
  /** Names the event's generated poster: the same for each of its runs. */
  posterSeed: string(),
  /** The title broken for the poster, at most three lines. */
  posterLines: array(string()),
  /** One line under the title: the company, the programme, the season. */
  byline: string(),
  presenter: string(),
  venueId: string(),
  venue: string(),
  district: string(),
  /** First and last civil date in Hong Kong, YYYY-MM-DD. */
  firstDate: civilDate(),
  lastDate: civilDate(),
  /** UTC instant of the next performance that has not begun, or null when sold out to the last. */
  nextPerformanceAt: nullable(instant()),
  /** Cents, over all zones. */
  priceFrom: cents(),
  priceTo: cents(),
  likes: count(),
  flags: array(enums(eventFlags)),
});
export type EventSummary = Infer<typeof EventSummary>;

/** Everything the event page shows. */
export const EventDetail = type({
  ...EventSummary.schema,
  /** The title in the page's other language, or null. */
  otherTitle: nullable(type({ lang: string(), text: string() })),
  /** Language of the performance, for example "In Cantonese, with English surtitles". */
  spokenLanguage: string(),
  /** Minutes. */
  duration: count(),
  description: array(string()),
  credits: array(type({ role: string(), names: string() })),
  /** What the event's organiser says: admission, age, late-comers, real-name rule. */
  organiserNotes: array(string()),
  /** Tickets one transaction may hold of this event: the general limit or the event's own. */
  ticketLimit: count(),
  pointsProgramme: boolean(),
  realName: boolean(),
  performances: array(Performance),
});
export type EventDetail = Infer<typeof EventDetail>;

/** A performance on one day, for "Seats tonight". */
export const PerformanceToday = type({
  performanceId: string(),
  eventId: string(),
  title: string(),
  venue: string(),
  startsAt: instant(),
  priceFrom: cents(),
  availability: enums(availabilities),
  remaining: count(),
});
export type PerformanceToday = Infer<typeof PerformanceToday>;

export const CategoryCount = type({ category: enums(['all', ...navCategories]), count: count() });
export type CategoryCount = Infer<typeof CategoryCount>;

export const DateCount = type({ date: civilDate(), count: count() });
export type DateCount = Infer<typeof DateCount>;

export const VenueCount = type({ venueId: string(), venue: string(), count: count() });
export type VenueCount = Infer<typeof VenueCount>;
