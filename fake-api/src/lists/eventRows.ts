import type {
  BrandedPresenter,
  CategoryCount,
  DateCount,
  EventSummary,
  PopupEvent,
  VenueCount,
} from '@first-gong/domain';
import { addDays, civilToInstant, daysBetween, navCategories, weekdayOf } from '@first-gong/domain';
import { presenterLines } from '../sample-data/presenterLines.js';
import { grouped } from '../shared/grouped.js';
import { text } from '../shared/text.js';
import { hasBegun, type Listed, type Listing } from './listing.js';
import type { Programme } from './programme.js';
import type { Row } from './rows.js';
import { pastSummaryOf, summaryOf } from './views.js';

/** The most features of a day (contract: bannerList). */
export const featureLimit = 8;
/** A Monday to count weeks from. */
const firstMonday = '2026-01-05';

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
  const ahead = programme.showings().filter(({ performance }) => !hasBegun(performance, now));
  return [...grouped(ahead, ({ performance }) => performance.date)].map(([date, { length }]) => ({
    date,
    show: () => ({ date, count: length }),
  }));
}

/** The categories of the nav bar (spec §2), all of them first, counted as the listing shows them. */
export function categoryRows(events: readonly Listed[]): Row<CategoryCount>[] {
  const counts = navCategories.map((category) => ({
    category,
    count: events.filter(({ navCategory }) => navCategory === category).length,
  }));
  return [{ category: 'all' as const, count: events.length }, ...counts].map((shown) => ({ show: () => shown }));
}

/** Venues that have events in the listing. */
export const venueRows = (events: readonly Listed[]): Row<VenueCount>[] =>
  [...grouped(events, ({ event }) => event.venue)].map(([{ id, name }, { length }]) => ({
    show: (lang) => ({ venueId: id, venue: name[lang], count: length }),
  }));

/** Presenters with events in the listing, the busiest first. Each has the poster of its most liked event. */
export const presenterRows = (events: readonly Listed[]): Row<BrandedPresenter>[] =>
  [...grouped(events, ({ event }) => event.presenterId)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([presenterId, presented]) => {
      const { event } = presented.reduce((best, listed) => (listed.likes > best.likes ? listed : best));
      return {
        show: (lang) => ({
          presenterId,
          name: event.presenter[lang],
          about: text(presenterLines[presenterId])[lang],
          posterSeed: event.posterSeed,
          interest: event.interest,
          count: presented.length,
        }),
      };
    });

/** The popup of the week, from Monday to Monday: the features take turns. Without features there is no popup. */
export function popupRows(features: readonly Listed[], today: string): Row<PopupEvent>[] {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const week = daysBetween(firstMonday, monday) / 7;
  const turn = ((week % features.length) + features.length) % features.length;
  return features.slice(turn, turn + 1).map(({ event }) => ({
    show: (lang) => ({
      popupId: `${monday}-${event.id}`,
      eventId: event.id,
      title: event.title[lang],
      text: event.byline[lang],
      posterSeed: event.posterSeed,
      posterLines: event.posterLines[lang],
      interest: event.interest,
      effectiveFrom: civilToInstant(monday, '00:00'),
      effectiveTo: civilToInstant(addDays(monday, 7), '00:00'),
    }),
  }));
}
