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

/** Maximum featured events per day (contract: bannerList). */
export const featureLimit = 8;
/** Monday of week 0. */
const firstMonday = '2026-01-05';

/** The last run of every past event, latest first. */
export const pastEventRows = (programme: Programme): Row<EventSummary>[] =>
  programme.past().map((event) => ({ id: event.id, show: (lang) => pastSummaryOf(event, lang) }));

/** Events to feature: the organisers' choice, then the most liked. */
function featureCandidates({ events }: Listing): Listed[] {
  const available = events.filter(({ nextPerformanceAt }) => nextPerformanceAt !== null);
  const featured = available.filter(({ event }) => event.featured);
  const others = available.filter(({ event }) => !event.featured).sort((a, b) => b.likes - a.likes);
  return [...featured, ...others];
}

/** Featured events without a day. */
export const featuresOf = (listing: Listing): Listed[] => featureCandidates(listing).slice(0, featureLimit);

/** Candidates with their last day. The featured events of a day are the first that have not ended. */
export const bannerRows = (listing: Listing): Row<EventSummary>[] =>
  featureCandidates(listing).map((listed) => ({
    lastDate: listed.dates.at(-1) ?? '',
    show: (lang) => summaryOf(listed, lang),
  }));

/** Days with future performances, and their number. */
export function dateRows({ programme }: Listing, now: number): Row<DateCount>[] {
  const ahead = programme.showings().filter(({ performance }) => !hasBegun(performance, now));
  return [...grouped(ahead, ({ performance }) => performance.date)].map(([date, { length }]) => ({
    date,
    show: () => ({ date, count: length }),
  }));
}

/** Categories of the nav bar (spec §2), "all" first, with numbers of events. */
export function categoryRows(events: readonly Listed[]): Row<CategoryCount>[] {
  const counts = navCategories.map((category) => ({
    category,
    count: events.filter(({ navCategory }) => navCategory === category).length,
  }));
  return [{ category: 'all' as const, count: events.length }, ...counts].map((shown) => ({ show: () => shown }));
}

/** Venues with events in the listing. */
export const venueRows = (events: readonly Listed[]): Row<VenueCount>[] =>
  [...grouped(events, ({ event }) => event.venue)].map(([{ id, name }, { length }]) => ({
    show: (lang) => ({ venueId: id, venue: name[lang], count: length }),
  }));

/** Presenters with events in the listing, most events first, each with the poster of its most liked event. */
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

/** The popup of the week, a different featured event each Monday. Empty without featured events. */
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
