import {
  array,
  boolean,
  enums,
  object as exactly,
  type Infer,
  nullable,
  type as object,
  optional,
  string,
} from 'superstruct';
import { DateCount } from '../catalogue/event.js';
import { availabilities } from '../catalogue/eventKinds.js';
import { list } from '../forms/form.js';
import { cents, count, countsBy } from '../forms/numbers.js';
import { civilDate, instant } from '../forms/times.js';
import { HoldKey, Seat } from '../order/purchase.js';
import { weatherSignals } from '../service/weather.js';
import { cinemaVenues } from './cinemaVenues.js';
import { filmCategories } from './filmCategories.js';
import { cinemaTicketTypes } from './ticketTypes.js';

export const CinemaTicketPrice = object({ ticketType: enums(cinemaTicketTypes), price: cents() });
export type CinemaTicketPrice = Infer<typeof CinemaTicketPrice>;

/** One show time. */
export const CinemaShow = object({
  performanceId: string(),
  startsAt: instant(),
  house: string(),
  availability: enums(availabilities),
  remaining: count(),
  /** Whether the organiser has cancelled the show. Missing if not. */
  cancelled: optional(boolean()),
  /** Prices of the most expensive rows. The seat plan has the others. */
  prices: array(CinemaTicketPrice),
});
export type CinemaShow = Infer<typeof CinemaShow>;

/** A film with its shows on one day. */
export const CinemaFilm = object({
  eventId: string(),
  title: string(),
  category: enums(filmCategories),
  /** Minutes. */
  duration: count(),
  spokenLanguage: string(),
  posterSeed: string(),
  posterLines: array(string()),
  shows: array(CinemaShow),
});
export type CinemaFilm = Infer<typeof CinemaFilm>;

/** The schedule of one venue on one day. */
export const CinemaSchedule = object({
  venue: enums(cinemaVenues),
  venueName: string(),
  /** Both venues, named in the language of the request. */
  venues: array(object({ venue: enums(cinemaVenues), name: string() })),
  date: civilDate(),
  /** Dates to choose from, with the number of future shows at this venue. */
  dates: array(DateCount),
  weather: enums(weatherSignals),
  /** Whether the weather allows the cinema to open. */
  open: boolean(),
  films: array(CinemaFilm),
  /** Rules of the cinema, one text each. */
  rules: array(string()),
});
export type CinemaSchedule = Infer<typeof CinemaSchedule>;

/** A captcha for holding cinema seats. */
export const Captcha = object({
  captchaId: string(),
  /** SVG document, or null if there is a question. */
  image: nullable(string()),
  /** Accessible alternative as text, or null if there is an image. */
  question: nullable(string()),
  /** UTC instant. */
  expiresAt: instant(),
});
export type Captcha = Infer<typeof Captcha>;

/** Seats of a film with ticket types: chosen seats, or the best of a zone. */
export const CinemaHold = exactly({
  performanceId: string(),
  /** Chosen seats. Without `seats` the server holds the best adjacent seats of `zone`. */
  seats: optional(list(exactly({ ...Seat.schema }))),
  /** The code of a zone. Not needed with `seats`. */
  zone: optional(string()),
  /** Number of tickets by type. The sum equals the number of seats. */
  ticketTypes: countsBy(cinemaTicketTypes),
  captchaId: string(),
  captchaAnswer: string(),
  /** Confirmation of everyone's age. Required for Category III films only. */
  ageConfirmed: optional(boolean()),
  /** Chosen by the client. A repeated request with the same key holds nothing more. */
  holdKey: optional(HoldKey),
});
export type CinemaHold = Infer<typeof CinemaHold>;
