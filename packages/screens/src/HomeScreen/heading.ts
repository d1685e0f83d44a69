import type { ListingQuery, VenueCount } from '@first-gong/domain';
import { categoryNames } from '../shared/layout/categories.js';
import type { Text } from '../shared/text/index.js';
import { interestName } from '../shared/text/interests.js';

/** The title of the list, after the first of these that the query has: words, day, shortcut, category, interest, venue. */
export function listingTitle(query: ListingQuery, venues: VenueCount[], { t, format }: Text<'home'>): string {
  const { q, date, shortcut, category, interest, venue } = query;
  if (q) return t('home.resultsFor', { words: q });
  if (date) return t('home.onDay', { day: format.day(date), weekday: format.weekday(date) });
  if (shortcut) return t(`home.shortcut_${shortcut}`);
  if (category) return t(categoryNames[category]);
  if (interest) return t(interestName(interest));
  return venues.find(({ venueId }) => venueId === venue)?.venue ?? t('home.onSale');
}
