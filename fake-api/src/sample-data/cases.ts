import type { Pull } from './pulls.js';

/** How an edition stays an example of its case on every day. */
export interface SampleCase {
  slug: string;
  pull?: Pull;
  /**
   * Days before a run's last performance on which the next run takes its place in the listing. With 30 and the length of
   * the run, every delivery and every change is still possible.
   */
  bookAhead?: number;
  /** Weeks a run lasts, if not those of the template. */
  weeks?: number;
}

/**
 * One event for each case that a test or a demonstration asks for. `cases.test.ts` proves every row on every day of three
 * years. A case without `pull` and `bookAhead` follows from what its template says.
 */
export const sampleCases = {
  /** Numbered seats in four zones with wheelchair spaces, reduced ticket types, points, transport. */
  seats: { slug: 'snow-on-the-peak', pull: 'open', bookAhead: 40 },
  /** As `seats`, in another house. */
  otherSeats: { slug: 'love-letters-sham-shui-po', pull: 'open', bookAhead: 41 },
  /** As `seats`, in a third house. */
  thirdSeats: { slug: 'the-terminus', pull: 'open', bookAhead: 42 },
  /** Numbered seats at one price for everybody. */
  standardOnly: { slug: 'high-beam', pull: 'open', bookAhead: 32 },
  /** More than 15,000 seats left. */
  stadium: { slug: 'harbour-sevens', pull: 'open', bookAhead: 33 },
  /** A limit of 10 tickets, an age limit, notes of the organiser, points. */
  limited: { slug: 'whale-goes-to-tai-po', pull: 'open', bookAhead: 32 },
  /** A zone for standing. */
  standing: { slug: 'egg-tart-ska', pull: 'open', bookAhead: 30 },
  /** One zone with free seating. */
  freeSeating: { slug: 'open-floor-mill', pull: 'open', bookAhead: 37 },
  /** A zone with a restricted view. */
  restrictedView: { slug: 'fifty-years-at-the-mic', pull: 'open', bookAhead: 33 },
  /** Still in priority booking, with numbered seats. */
  priority: { slug: 'neon-rain-unplugged', pull: 'open', bookAhead: 32 },
  /** A name on each ticket; 4 tickets at most. */
  realName: { slug: 'night-ten', pull: 'open', bookAhead: 30 },
  /** A house outside the points programme. */
  noPoints: { slug: 'night-sailing-macau', pull: 'open', bookAhead: 32 },
  /** A live programme online that can be seen again for 72 hours. */
  onlineLive: { slug: 'cross-harbour-electronics', pull: 'open', bookAhead: 32 },
  /** An online programme on demand for 48 hours. */
  onlineOnDemand: { slug: 'afterimage-on-demand', pull: 'open', bookAhead: 42 },
  /** More performances than a list shows without a calendar. */
  manyPerformances: { slug: 'things-left-on-ferries', pull: 'open', bookAhead: 106 },
  /** Performances with a new date. */
  rescheduled: { slug: 'harbour-phil-sea-pictures', pull: 'open', bookAhead: 32 },
  /** Every performance is sold out; tickets earn points. */
  soldOut: { slug: 'bach-and-rain-ii', pull: 'soldOut', bookAhead: 30 },
  /** As `soldOut`, another event. */
  otherSoldOut: { slug: 'the-understudies', pull: 'soldOut', bookAhead: 32 },
  /** One zone with its last 3 to 14 tickets. */
  lastTickets: { slug: 'loud-sea-low-tide', pull: 'few', bookAhead: 32 },
  /** An event of the government network, which its own site sells. */
  governmentNetwork: { slug: 'town-hall-winds', bookAhead: 32 },
  /** On sale until its last day, so also in the last days of a courier. */
  untilLastDay: { slug: 'opera-songs-lanterns', pull: 'open' },
  /** A film for all ages, on each of the next 14 days. */
  film: { slug: 'salt-water-lane', pull: 'open', bookAhead: 14, weeks: 9 },
  /** A film of Category III, on each of the next 14 days. */
  filmCategoryIII: { slug: 'last-minibus', pull: 'open', bookAhead: 14, weeks: 8 },
} as const satisfies Record<string, SampleCase>;

export type SampleCaseName = keyof typeof sampleCases;
