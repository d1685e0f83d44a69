import type {
  EventFlag,
  FilmCategory,
  Group,
  Interest,
  Lang,
  NavCategory,
  OnlineViewing,
  SeatPlan,
  Text3,
  TicketTypeSold,
} from '@first-gong/domain';
import type { PresenterId } from '../sample-data/presenters.js';
import type { Venue } from './venues.js';

/** A row of numbered seats, 1 to `seats`, counted from the left as one faces the stage. */
export interface SeatRow {
  section: string;
  row: string;
  seats: number;
  /** 0 is the best row of its zone: best-available tries rows in this order. */
  rank: number;
  /** The seat nearest to the middle of the house: best-available grows from here. */
  focus: number;
  /** Seat numbers that are wheelchair spaces, and their companions' seats. Empty for most rows. */
  wheelchair: readonly number[];
  companion: readonly number[];
  /** Stirs the sold pattern, so that no two rows look alike. */
  salt: number;
}

/** A price zone of a house. With no rows it sells places numbered 1 to `capacity`: standing, free seating, online. */
export interface CatalogueZone {
  code: 'A' | 'B' | 'C' | 'D';
  name: Text3;
  /** Where in the house: "Stalls, rows D to J". */
  location: Text3;
  /** Cents. */
  price: number;
  capacity: number;
  standing: boolean;
  /** Why the view is restricted, or null. */
  restrictedView: Text3 | null;
  rows: readonly SeatRow[];
}

/** How the sections of a house are arranged, for its seat map. */
export interface House {
  focus: SeatPlan['focus'];
  parts: { name: Text3; place: SeatPlan['parts'][number]['place']; sections: string[] }[];
}

/** How a performance sold before this demonstration began. */
export interface Demand {
  level: 'plenty' | 'few' | 'soldOut';
  /** Of the house, 0 to 1; for `plenty` only. */
  share: number;
}

export interface CataloguePerformance {
  id: string;
  eventId: string;
  /** Civil date in Hong Kong. */
  date: string;
  /** UTC instant. */
  startsAt: string;
  /** The instant it was first announced for, or null. */
  rescheduledFrom: string | null;
  /** 日場 or 夜場: a matinée begins before 17:00. */
  session: 'matinee' | 'evening';
  demand: Demand;
  zones: readonly CatalogueZone[];
  house: House;
}

/** One run of an event, in three languages. Everything a domain `EventDetail` needs but what has been sold since. */
export interface CatalogueEvent {
  /** Stable for ever: the edition's slug and the number of the run. */
  id: string;
  slug: string;
  group: Group;
  navCategory: NavCategory;
  interest: Interest;
  title: Text3;
  posterSeed: string;
  posterLines: Record<Lang, string[]>;
  byline: Text3;
  presenterId: PresenterId;
  presenter: Text3;
  venue: Venue;
  /** First and last civil date of the whole run, past days included. */
  firstDate: string;
  lastDate: string;
  /** Civil date on which the run went on sale. */
  onSaleFrom: string;
  /** Cents, over all performances. */
  priceFrom: number;
  priceTo: number;
  spokenLanguage: Text3;
  /** Minutes. */
  duration: number;
  description: Text3[];
  credits: { role: Text3; names: Text3; performs: boolean }[];
  organiserNotes: Text3[];
  /** How it is watched online, or null. */
  online: OnlineViewing | null;
  /** Years below which nobody is admitted, or null. */
  minimumAge: number | null;
  /** Of a film; null for everything else. */
  certificate: FilmCategory | null;
  /** Tickets a transaction may hold on the day asked for. */
  ticketLimit: number;
  /** The lower limit of a popular event's first day on sale, or null. */
  firstDayLimit: number | null;
  /** Before public sale begins, only holders of a card can buy; null without priority booking. */
  priority: { card: Text3; until: string } | null;
  pointsProgramme: boolean;
  realName: boolean;
  /** The ticket types on sale, standard first; empty where every ticket is a standard one. */
  ticketTypes: readonly TicketTypeSold[];
  likes: number;
  /** Worth the front page. */
  featured: boolean;
  /** The flags that do not depend on sales; `few` and `soldOut` are for who counts the seats. */
  flags: EventFlag[];
  /** From the day asked for onwards, soonest first. */
  performances: CataloguePerformance[];
}
