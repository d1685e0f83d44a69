import type { ListingQuery } from '@first-gong/domain';
import { chosenFilters, type FilterInput } from './filterWords.js';

/** Title of the list: search text, then all chosen filters. */
export function listingTitle(query: ListingQuery, facts: FilterInput): string {
  const { t } = facts.text;
  const chosen = chosenFilters(query, facts).map(({ label }) => label);
  const parts = query.q ? [t('home.resultsFor', { words: query.q }), ...chosen] : chosen;
  return parts.join(t('common.separator')) || t('home.onSale');
}
