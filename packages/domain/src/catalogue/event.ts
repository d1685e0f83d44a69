import { array, boolean, enums, type Infer, nullable, optional, string, type } from 'superstruct';
import { filmCategories } from '../cinema/filmCategories.js';
import { cinemaTicketTypes } from '../cinema/ticketTypes.js';
import { cents, count } from '../forms/numbers.js';
import { webAddress } from '../forms/text.js';
import { civilDate, instant } from '../forms/times.js';
import { accessFeatures } from './access.js';
import { availabilities, eventFlags, groups, interests, navCategories, zoneCodes } from './eventKinds.js';

/** A zone of one performance. Texts are in the language of the request. */
export const Zone = type({
  code: enums(zoneCodes),
  name: string(),
  /** Location in the venue, for example "Stalls, rows D to J". */
  location: string(),
  /** Cents. */
  price: cents(),
  remaining: count(),
  standing: boolean(),
  /** Free seating without seat numbers. */
  unreserved: boolean(),
  /** Free wheelchair spaces. Missing if the API does not sell them online. */
  wheelchairLeft: optional(count()),
  /** The reason for a restricted view, or null. */
  restrictedView: nullable(string()),
});
export type Zone = Infer<typeof Zone>;

export const Performance = type({
  id: string(),
  /** UTC instant. */
  startsAt: instant(),
  /** The original instant of a rescheduled performance. */
  rescheduledFrom: nullable(instant()),
  /** Whether the organiser has cancelled the performance. Missing if not, or if the API does not know. */
  cancelled: optional(boolean()),
  availability: enums(availabilities),
  remaining: count(),
  zones: array(Zone),
  /** Missing if the API does not know. `wheelchairSpaces` only while one is free. */
  accessFeatures: optional(array(enums(accessFeatures))),
  /** Languages of captions or surtitles, in the language of the request: "Chinese and English". */
  captionLanguages: optional(string()),
});
export type Performance = Infer<typeof Performance>;

/** An event's location and directions. Texts are in the language of the request. */
export const EventPlace = type({
  address: string(),
  /** Directions, one per entry: "MTR Hung Hom Station, about 5 minutes on foot". */
  transport: array(string()),
  /** URL of a public map. */
  mapUrl: string(),
});
export type EventPlace = Infer<typeof EventPlace>;

/** An online programme: a stream at a fixed time, or on demand. */
export const OnlineViewing = type({
  kind: enums(['live', 'onDemand']),
  /** Hours of availability: on demand from the start, or a recording after the stream. 0 means live only. */
  hours: count(),
});
export type OnlineViewing = Infer<typeof OnlineViewing>;

/** Until public sale begins, only card holders can buy (spec §1 priority booking). */
export const PriorityBooking = type({
  /** Card name, in the language of the request. */
  card: string(),
  /** UTC instant of the public sale. */
  until: instant(),
});
export type PriorityBooking = Infer<typeof PriorityBooking>;

/** A ticket type of an event. The price is a percentage of the zone's price. */
export const TicketTypeSold = type({ ticketType: enums(cinemaTicketTypes), percent: count() });
export type TicketTypeSold = Infer<typeof TicketTypeSold>;

/** An event in lists. Texts are in the language of the request. */
export const EventSummary = type({
  id: string(),
  group: enums(groups),
  navCategory: enums(navCategories),
  interest: enums(interests),
  title: string(),
  /** Seed of the generated poster, shared by all runs of the event. */
  posterSeed: string(),
  /** Title lines of the poster, at most three. */
  posterLines: array(string()),
  /** One line below the title, such as company, programme or season. */
  byline: string(),
  presenter: string(),
  venueId: string(),
  venue: string(),
  district: string(),
  /** First and last civil date in Hong Kong, YYYY-MM-DD. */
  firstDate: civilDate(),
  lastDate: civilDate(),
  /** UTC instant of the next performance with tickets, or null if sold out. */
  nextPerformanceAt: nullable(instant()),
  /** Lowest price of all zones, in cents. */
  priceFrom: cents(),
  priceTo: cents(),
  likes: count(),
  flags: array(enums(eventFlags)),
  /** Features that at least one performance has. Missing if the API does not know. */
  accessFeatures: optional(array(enums(accessFeatures))),
});
export type EventSummary = Infer<typeof EventSummary>;

/** An event page. Texts are in the language of the request. */
export const EventDetail = type({
  ...EventSummary.schema,
  /** Title in another language, or null if equal. */
  otherTitle: nullable(type({ lang: string(), text: string() })),
  /** Language of the performance, for example "In Cantonese, with English surtitles". */
  spokenLanguage: string(),
  /** Minutes. */
  duration: count(),
  description: array(string()),
  /** `performs` marks people on stage. Missing if the API does not know. */
  credits: array(type({ role: string(), names: string(), performs: optional(boolean()) })),
  /** Null for online programmes. */
  place: nullable(EventPlace),
  /** Null for events at a venue. */
  online: nullable(OnlineViewing),
  /** Minimum age in years, or null for all ages. */
  minimumAge: nullable(count()),
  /** Organiser's notes: admission, age, late-comers, real-name rule. */
  organiserNotes: array(string()),
  /** Maximum tickets of this event per transaction. */
  ticketLimit: count(),
  /** Null without priority booking, or after public sale has begun. */
  priority: nullable(PriorityBooking),
  pointsProgramme: boolean(),
  realName: boolean(),
  /** Ticket types on sale, standard first. Missing if the API sells standard tickets only. */
  ticketTypes: optional(array(TicketTypeSold)),
  /** Category of a film, null for other events. */
  certificate: nullable(enums(filmCategories)),
  /** URL of the event on the government ticketing network (spec §2). Null if this shop sells the event. */
  networkUrl: nullable(webAddress()),
  performances: array(Performance),
});
export type EventDetail = Infer<typeof EventDetail>;

/** A performance today, for "Seats tonight". */
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
