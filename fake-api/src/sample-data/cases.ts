import type { DemandLevel } from './demandLevels.js';

/** How an edition remains an example of its case on every day. */
export interface SampleCase {
  slug: string;
  demandLevel?: DemandLevel;
  /**
   * Days before a run's last performance on which the next run replaces it. At 30 plus the run's length, all deliveries
   * and changes are possible.
   */
  bookAhead?: number;
  /** Weeks of a run, if not the template's. */
  weeks?: number;
}

/**
 * One event per case of tests and demonstrations, checked by `cases.test.ts` for three years. Cases without `demandLevel` and
 * `bookAhead` follow from their template.
 */
export const sampleCases = {
  /** Numbered seats in four zones, wheelchair spaces, reduced tickets, points and directions. */
  seats: { slug: 'snow-on-the-peak', demandLevel: 'open', bookAhead: 40 },
  /** Like `seats`, in another house. */
  otherSeats: { slug: 'love-letters-sham-shui-po', demandLevel: 'open', bookAhead: 41 },
  /** Like `seats`, in a third house. */
  thirdSeats: { slug: 'the-terminus', demandLevel: 'open', bookAhead: 42 },
  /** Numbered seats without ticket types. */
  standardOnly: { slug: 'high-beam', demandLevel: 'open', bookAhead: 32 },
  /** More than 15,000 free seats. */
  stadium: { slug: 'harbour-sevens', demandLevel: 'open', bookAhead: 33 },
  /** Limit of 10 tickets, age limit, organiser's notes and points. */
  limited: { slug: 'whale-goes-to-tai-po', demandLevel: 'open', bookAhead: 32 },
  /** A standing zone. */
  standing: { slug: 'egg-tart-ska', demandLevel: 'open', bookAhead: 30 },
  /** One zone with free seating. */
  freeSeating: { slug: 'open-floor-mill', demandLevel: 'open', bookAhead: 37 },
  /** A zone with a restricted view. */
  restrictedView: { slug: 'fifty-years-at-the-mic', demandLevel: 'open', bookAhead: 33 },
  /** During priority booking, with numbered seats. */
  priority: { slug: 'neon-rain-unplugged', demandLevel: 'open', bookAhead: 32 },
  /** Names on tickets; at most 4 tickets. */
  realName: { slug: 'night-ten', demandLevel: 'open', bookAhead: 30 },
  /** Outside the points programme. */
  noPoints: { slug: 'night-sailing-macau', demandLevel: 'open', bookAhead: 32 },
  /** A live stream with a recording for 72 hours. */
  onlineLive: { slug: 'cross-harbour-electronics', demandLevel: 'open', bookAhead: 32 },
  /** On demand for 48 hours. */
  onlineOnDemand: { slug: 'afterimage-on-demand', demandLevel: 'open', bookAhead: 42 },
  /** More performances than fit a list without calendar. */
  manyPerformances: { slug: 'things-left-on-ferries', demandLevel: 'open', bookAhead: 106 },
  /** Rescheduled performances. */
  rescheduled: { slug: 'harbour-phil-sea-pictures', demandLevel: 'open', bookAhead: 32 },
  /** Sold out; tickets earn points. */
  soldOut: { slug: 'bach-and-rain-ii', demandLevel: 'soldOut', bookAhead: 30 },
  /** Like `soldOut`, another event. */
  otherSoldOut: { slug: 'the-understudies', demandLevel: 'soldOut', bookAhead: 32 },
  /** One zone with 3 to 14 free seats. */
  lastTickets: { slug: 'loud-sea-low-tide', demandLevel: 'few', bookAhead: 32 },
  /** Sold on the government network's site. */
  governmentNetwork: { slug: 'town-hall-winds', bookAhead: 32 },
  /** On sale until the last day, so also when a courier is too late. */
  untilLastDay: { slug: 'opera-songs-lanterns', demandLevel: 'open' },
  /** A film for all ages, shown on each of the next 14 days. */
  film: { slug: 'salt-water-lane', demandLevel: 'open', bookAhead: 14, weeks: 9 },
  /** A Category III film, shown on each of the next 14 days. */
  filmCategoryIII: { slug: 'last-minibus', demandLevel: 'open', bookAhead: 14, weeks: 8 },
} as const satisfies Record<string, SampleCase>;

export type SampleCaseName = keyof typeof sampleCases;
