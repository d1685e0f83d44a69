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
import { availabilities } from '../catalogue/eventKinds.js';
import { cents, count, countsBy } from '../forms/numbers.js';
import { civilDate, instant } from '../forms/times.js';
import { Seat } from '../order/purchase.js';
import { cinemaTicketTypes } from './ticketTypes.js';

/** Hong Kong's film categories. */
export const filmCategories = ['I', 'IIA', 'IIB', 'III'] as const;
export type FilmCategory = (typeof filmCategories)[number];

/** Weather signals that the cinema asks about (spec §9 Other rules). */
export const weatherSignals = ['none', 'typhoon8', 'blackRainstorm'] as const;
export type WeatherSignal = (typeof weatherSignals)[number];

/** spec §2 Cinema schedule: the two venues. */
export const cinemaVenues = ['theatre', 'digital'] as const;
export type CinemaVenue = (typeof cinemaVenues)[number];

export const CinemaTicketPrice = object({ ticketType: enums(cinemaTicketTypes), price: cents() });
export type CinemaTicketPrice = Infer<typeof CinemaTicketPrice>;

/** One show time. */
export const CinemaShow = object({
  performanceId: string(),
  startsAt: instant(),
  house: string(),
  availability: enums(availabilities),
  remaining: count(),
  /** In the dearest rows: nobody pays more, and what other rows cost is on the plan. */
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
  date: civilDate(),
  /** Civil dates that can be chosen. */
  dates: array(civilDate()),
  weather: enums(weatherSignals),
  /** Whether the house opens in this weather. */
  open: boolean(),
  films: array(CinemaFilm),
  /** The house rules, worded. */
  rules: array(string()),
});
export type CinemaSchedule = Infer<typeof CinemaSchedule>;

/** What a visitor has to read or work out before seats of the cinema are held. */
export const Captcha = object({
  captchaId: string(),
  /** An SVG document with the code, or null for the question. */
  image: nullable(string()),
  /** The accessible alternative: a question in words, or null for the image. */
  question: nullable(string()),
  /** UTC instant. */
  expiresAt: instant(),
});
export type Captcha = Infer<typeof Captcha>;

/** Seats chosen on the plan of a cinema, with the ticket type of each by number. */
export const CinemaHold = exactly({
  performanceId: string(),
  seats: array(exactly({ ...Seat.schema })),
  /** How many of each type; together as many as seats. */
  ticketTypes: countsBy(cinemaTicketTypes),
  captchaId: string(),
  captchaAnswer: string(),
  /** The buyer says that everybody is old enough for Category III. Needed for such a film only. */
  ageConfirmed: optional(boolean()),
});
export type CinemaHold = Infer<typeof CinemaHold>;
