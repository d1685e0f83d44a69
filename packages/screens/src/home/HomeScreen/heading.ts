import type { ListingQuery } from '@first-gong/domain';
import { chosenFilters, type FilterFacts } from './filterWords.js';

/** The title of the list: the words of a search, then every filter that is chosen. */
export function listingTitle(query: ListingQuery, facts: FilterFacts): string {
  const { t } = facts.text;
  const chosen = chosenFilters(query, facts).map(({ label }) => label);
  const parts = query.q ? [t('home.resultsFor', { words: query.q }), ...chosen] : chosen;
  return parts.join(t('home.separator')) || t('home.onSale');
}
