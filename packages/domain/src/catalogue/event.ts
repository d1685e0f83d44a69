import { array, boolean, enums, type Infer, nullable, optional, string, type } from 'superstruct';
import { filmCategories } from '../cinema/filmCategories.js';
import { cinemaTicketTypes } from '../cinema/ticketTypes.js';
import { cents, count } from '../forms/numbers.js';
import { webAddress } from '../forms/text.js';
import { civilDate, instant } from '../forms/times.js';
import { availabilities, eventFlags, groups, interests, navCategories, zoneCodes } from './eventKinds.js';

/** A zone of one performance: its price, its place and its remaining tickets. Texts are in the language of the request. */
export const Zone = type({
  code: enums(zoneCodes),
  name: string(),
  /** Place in the venue, for example "Stalls, rows D to J". */
  location: string(),
  /** Cents. */
  price: cents(),
  remaining: count(),
  standing: boolean(),
  /** Seats without numbers: first come, first seated. */
  unreserved: boolean(),
  /** Free wheelchair spaces. An API that does not sell them on its site leaves the number out. */
  wheelchairLeft: optional(count()),
  /** Why the view is restricted, or null. Shown before a seat is held. */
  restrictedView: nullable(string()),
});
export type Zone = Infer<typeof Zone>;

export const Performance = type({
  id: string(),
  /** UTC instant. */
  startsAt: instant(),
  /** The instant first announced, if the performance was rescheduled. */
  rescheduledFrom: nullable(instant()),
  availability: enums(availabilities),
  remaining: count(),
  zones: array(Zone),
});
export type Performance = Infer<typeof Performance>;

/** Where an event is, and how to get there. Texts are in the language of the request. */
export const EventPlace = type({
  address: string(),
  /** One way to get there in each: "MTR Hung Hom Station, about 5 minutes on foot". */
  transport: array(string()),
  /** Address of a public map. */
  mapUrl: string(),
});
export type EventPlace = Infer<typeof EventPlace>;

/** How an online programme is watched: at the time of its stream, or whenever the viewer likes. */
export const OnlineViewing = type({
  kind: enums(['live', 'onDemand']),
  /** Hours for which it can be watched: on demand from the start, a stream again after its end. 0: only live. */
  hours: count(),
});
export type OnlineViewing = Infer<typeof OnlineViewing>;

/** Before public sale begins, only those who hold a card can buy (spec §1 priority booking). */
export const PriorityBooking = type({
  /** The name of the card, in the language of the request. */
  card: string(),
  /** UTC instant at which public sale begins. */
  until: instant(),
});
export type PriorityBooking = Infer<typeof PriorityBooking>;

/** A ticket type that an event sells, with its price as a percentage of the zone's. */
export const TicketTypeSold = type({ ticketType: enums(cinemaTicketTypes), percent: count() });
export type TicketTypeSold = Infer<typeof TicketTypeSold>;

/** One event as lists show it. Texts are in the language of the request. */
export const EventSummary = type({
  id: string(),
  group: enums(groups),
  navCategory: enums(navCategories),
  interest: enums(interests),
  title: string(),
  /** Seed of the generated poster, the same for each run of the event. */
  posterSeed: string(),
  /** The title in lines for the poster, at most three. */
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
  /** UTC instant of the next performance with tickets that has not begun, or null when everything is sold out. */
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
  /** `performs`: the audience sees or hears them. An API that does not tell leaves it out. */
  credits: array(type({ role: string(), names: string(), performs: optional(boolean()) })),
  /** Where it is; null for what is watched online. */
  place: nullable(EventPlace),
  /** How it is watched; null for what has a place to enter. */
  online: nullable(OnlineViewing),
  /** Younger people are not admitted. Years; null when all ages are. */
  minimumAge: nullable(count()),
  /** Notes from the organiser: admission, age, late-comers, real-name rule. */
  organiserNotes: array(string()),
  /** Maximum tickets of this event per transaction: the general limit or the event's own. */
  ticketLimit: count(),
  /** Null for an event whose public sale has begun, or that has no priority booking. */
  priority: nullable(PriorityBooking),
  pointsProgramme: boolean(),
  realName: boolean(),
  /** The ticket types on sale, standard first. An API that sells standard tickets only leaves the list out. */
  ticketTypes: optional(array(TicketTypeSold)),
  /** The category of a film; null for every other event. */
  certificate: nullable(enums(filmCategories)),
  /** Address of the government ticketing network that sells the event (spec §2); null for an event that this shop sells. */
  networkUrl: nullable(webAddress()),
  performances: array(Performance),
});
export type EventDetail = Infer<typeof EventDetail>;

/** A performance on one day, for "Seats tonight". */
export const PerformanceToday = type({
  performanceId: string(),
  eventId: string(),
  group: enums(groups),
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
