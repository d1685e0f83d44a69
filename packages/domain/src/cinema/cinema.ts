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
import { cinemaVenues } from './cinemaVenues.js';
import { filmCategories } from './filmCategories.js';
import { cinemaTicketTypes } from './ticketTypes.js';

/** Weather signals that affect the cinema (spec §9 Other rules). */
export const weatherSignals = ['none', 'typhoon8', 'blackRainstorm'] as const;
export type WeatherSignal = (typeof weatherSignals)[number];

export const CinemaTicketPrice = object({ ticketType: enums(cinemaTicketTypes), price: cents() });
export type CinemaTicketPrice = Infer<typeof CinemaTicketPrice>;

/** One show time. */
export const CinemaShow = object({
  performanceId: string(),
  startsAt: instant(),
  house: string(),
  availability: enums(availabilities),
  remaining: count(),
  /** Prices in the most expensive rows. The seat plan has the prices of other rows. */
  prices: array(CinemaTicketPrice),
});
export type CinemaShow = Infer<typeof CinemaShow>;

/** A film with its shows of one day. */
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

/** The programme of one venue on one day. */
export const CinemaSchedule = object({
  venue: enums(cinemaVenues),
  venueName: string(),
  /** Both venues, with their names in the language of the request. */
  venues: array(object({ venue: enums(cinemaVenues), name: string() })),
  date: civilDate(),
  /** Dates that can be chosen, each with the number of its shows at this venue that have not begun. */
  dates: array(DateCount),
  weather: enums(weatherSignals),
  /** Whether the cinema opens in this weather. */
  open: boolean(),
  films: array(CinemaFilm),
  /** The rules of the cinema, as texts. */
  rules: array(string()),
});
export type CinemaSchedule = Infer<typeof CinemaSchedule>;

/** The captcha that a member solves before cinema seats are held. */
export const Captcha = object({
  captchaId: string(),
  /** An SVG document that shows the code; null if there is a question. */
  image: nullable(string()),
  /** A question in words, the accessible alternative; null if there is an image. */
  question: nullable(string()),
  /** UTC instant. */
  expiresAt: instant(),
});
export type Captcha = Infer<typeof Captcha>;

/** Seats of a film, with the number of tickets of each type: seats picked on the plan, or the best of a zone. */
export const CinemaHold = exactly({
  performanceId: string(),
  /** Seats picked on the plan. Without them the server holds the best adjacent seats of `zone`. */
  seats: optional(list(exactly({ ...Seat.schema }))),
  /** The code of a zone. Not needed with `seats`. */
  zone: optional(string()),
  /** Number of tickets of each type; the sum is the number of seats. */
  ticketTypes: countsBy(cinemaTicketTypes),
  captchaId: string(),
  captchaAnswer: string(),
  /** The buyer confirms that everybody is old enough. Required for Category III films only. */
  ageConfirmed: optional(boolean()),
  /** Made up by the client, so that it can repeat a request whose response was lost. */
  holdKey: optional(HoldKey),
});
export type CinemaHold = Infer<typeof CinemaHold>;
