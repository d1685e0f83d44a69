import type { QueryOf } from '@first-gong/contract';
import { type DateCount, type EventSummary, hongKongDate, isCivilDate, type Lang } from '@first-gong/domain';
import type { Places } from '../inventory/inventory.js';
import { hasBegun, type Listed, type Listing } from './listing.js';
import type { Programme } from './programme.js';
import type { Answer, Row } from './rows.js';
import { pastSummaryOf, showingOf, summaryOf } from './views.js';

/** The most features of a day (contract: bannerList). */
export const featureLimit = 8;
/** The most performances that performanceList names. */
const performanceLimit = 6;

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

/** The days on which performances are still to come, with their number. */
export function dateRows({ programme }: Listing, now: number): Row<DateCount>[] {
  const counts = new Map<string, number>();
  for (const { performance } of programme.showings()) {
    if (!hasBegun(performance, now)) counts.set(performance.date, (counts.get(performance.date) ?? 0) + 1);
  }
  return [...counts].map(([date, count]) => ({ date, show: () => ({ date, count }) }));
}

/**
 * The first performances of a day that are still to come and not sold out, soonest first, and how many there are. It is
 * a rule and not a choice by fields: to work out the availability of every performance would take too long.
 */
export function performancesOn(
  { programme }: Listing,
  { date }: QueryOf<'performanceList'>,
  places: Places,
  now: number,
  lang: Lang,
): Answer {
  const day = date !== undefined && isCivilDate(date) ? date : hongKongDate(now);
  const open = programme
    .on(day)
    .filter(({ performance }) => !hasBegun(performance, now) && places.level(performance) !== 'soldOut');
  return {
    body: open.slice(0, performanceLimit).map((showing) => showingOf(showing, places, lang)),
    total: open.length,
  };
}
