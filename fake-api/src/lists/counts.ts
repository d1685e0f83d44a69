import { type CategoryCount, navCategories, type VenueCount } from '@first-gong/domain';
import type { Listed } from './listing.js';
import { plainRow, type Row } from './rows.js';

/** The categories of the nav bar (spec §2), all of them first, counted as the listing shows them. */
export function categoryRows(events: readonly Listed[]): Row<CategoryCount>[] {
  const counts = navCategories.map((category) => ({
    category,
    count: events.filter(({ navCategory }) => navCategory === category).length,
  }));
  return [{ category: 'all' as const, count: events.length }, ...counts].map(plainRow);
}

/** Venues that have events in the listing. */
export function venueRows(events: readonly Listed[]): Row<VenueCount>[] {
  const counts = new Map<string, { listed: Listed; count: number }>();
  for (const listed of events) {
    const { count } = counts.get(listed.venueId) ?? { count: 0 };
    counts.set(listed.venueId, { listed, count: count + 1 });
  }
  return [...counts].map(([venueId, { listed, count }]) => ({
    show: (lang) => ({ venueId, venue: listed.event.venue.name[lang], count }),
  }));
}
