import { type CategoryCount, langs, locales, navCategories, type VenueCount } from '@first-gong/domain';
import type { Listed } from './listing.js';

/** A venue in one language: json-server chooses the rows of a call by their `locale`. */
export interface VenueRow extends VenueCount {
  id: string;
  locale: string;
}

/** The categories of the nav bar (spec §2), all of them first, counted as the listing shows them. */
export function categoryCounts(events: readonly Listed[]): CategoryCount[] {
  const counts = navCategories.map((category) => ({
    category,
    count: events.filter(({ navCategory }) => navCategory === category).length,
  }));
  return [{ category: 'all', count: events.length }, ...counts];
}

/** Venues that have events in the listing, each in every language. */
export function venueCounts(events: readonly Listed[]): VenueRow[] {
  const counts = new Map<string, { listed: Listed; count: number }>();
  for (const listed of events) {
    const { count } = counts.get(listed.venueId) ?? { count: 0 };
    counts.set(listed.venueId, { listed, count: count + 1 });
  }
  return langs.flatMap((lang) =>
    [...counts].map(([venueId, { listed, count }]) => ({
      id: `${venueId}/${lang}`,
      locale: locales[lang],
      venueId,
      venue: listed.event.venue.name[lang],
      count,
    })),
  );
}
