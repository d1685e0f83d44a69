import type { DateCount, EventSummary, Lang } from '@first-gong/domain';
import type { Places } from '../inventory/inventory.js';
import { hasBegun, type Listed, type Listing } from './listing.js';
import type { Programme, Showing } from './programme.js';
import type { Row } from './rows.js';
import { pastSummaryOf, showingOf, summaryOf } from './views.js';

/** The most features of a day (contract: bannerList). */
export const featureLimit = 8;

/** The last run of every event that is over, the latest first. */
export const pastEventRows = (programme: Programme): Row<EventSummary>[] =>
  programme.past().map((event) => ({ id: event.id, show: (lang) => pastSummaryOf(event, lang) }));

/** Events that may be featured: those the organisers feature, then the most liked. */
function featureCandidates({ events }: Listing): Listed[] {
  const available = events.filter(({ nextPerformanceAt }) => nextPerformanceAt !== null);
  const featured = available.filter(({ event }) => event.featured);
  const others = available.filter(({ event }) => !event.featured).sort((a, b) => b.likes - a.likes);
  return [...featured, ...others];
}

/** The features of any day. */
export const featuresOf = (listing: Listing): Listed[] => featureCandidates(listing).slice(0, featureLimit);

/** Rows that may be featured, with their last day: the features from a day on are the first of its rows. */
export const bannerRows = (listing: Listing): Row<EventSummary>[] =>
  featureCandidates(listing).map((listed) => ({
    lastDate: listed.dates.at(-1) ?? '',
    show: (lang) => summaryOf(listed, lang),
  }));

const aheadOf = (programme: Programme, now: number): Showing[] =>
  programme.showings().filter(({ performance }) => !hasBegun(performance, now));

/** The days on which performances are still to come, with their number. */
export function dateRows({ programme }: Listing, now: number): Row<DateCount>[] {
  const counts = new Map<string, number>();
  for (const { performance } of aheadOf(programme, now)) {
    counts.set(performance.date, (counts.get(performance.date) ?? 0) + 1);
  }
  return [...counts].map(([date, count]) => ({ date, show: () => ({ date, count }) }));
}

/** Performances still to come. The availability is worked out for the rows that json-server looks at. */
export const performanceRows = ({ programme }: Listing, places: () => Places, now: number) =>
  aheadOf(programme, now).map((showing) => ({
    date: showing.performance.date,
    get availability() {
      return places().level(showing.performance);
    },
    show: (lang: Lang) => showingOf(showing, places(), lang),
  }));
