import type { ListingQuery, VenueCount } from '@first-gong/domain';
import { categoryNames, partnerNames } from '../shared/layout/categories.js';
import type { Text } from '../shared/text/index.js';
import { interestName } from '../shared/text/interests.js';

/** Names of what the query knows only by its id. */
export interface ListedNames {
  venues: readonly VenueCount[];
  /** Of the brand presenter in the query. */
  presenter?: string | undefined;
}

/**
 * The title of the list, after the first of these that the query has: words, partner, brand presenter, day, shortcut,
 * category, interest, venue.
 */
export function listingTitle(query: ListingQuery, names: ListedNames, { t, format }: Text<'home'>): string {
  const { q, date, shortcut, category, interest, venue, partner, presenter } = query;
  if (q) return t('home.resultsFor', { words: q });
  if (partner) return t(partnerNames[partner]);
  if (presenter && names.presenter) return names.presenter;
  if (date) return t('home.onDay', { day: format.day(date), weekday: format.weekday(date) });
  if (shortcut) return t(`home.shortcut_${shortcut}`);
  if (category) return t(categoryNames[category]);
  if (interest) return t(interestName(interest));
  return names.venues.find(({ venueId }) => venueId === venue)?.venue ?? t('home.onSale');
}
