import { dateShortcuts, interests, type ListingQuery } from '@first-gong/domain';
import { type Chip, Chips } from '@first-gong/ui/Chips';
import { useText } from '../../shared/text/index.js';
import * as styles from './EmptyResultSuggestions.css.js';
import { chosenFilters, type FilterInput, filterWords, noDays } from './filterWords.js';
import { listingHref } from './links.js';

/** Links of each kind. */
const limit = 6;

interface EmptyResultSuggestionsProps {
  query: ListingQuery;
  facts: FilterInput;
  /** Whether any event matches the text. If not, the links omit the text. */
  wordsFound: boolean;
}

interface Way {
  name: string;
  label: string;
  change: Partial<ListingQuery>;
  count: number;
}

/** Links for an empty list: other dates, other categories, one filter fewer. Each has results. */
export function EmptyResultSuggestions({ query, facts, wordsFound }: EmptyResultSuggestionsProps) {
  const { t, lang, format } = useText('home');
  const { counts } = facts;
  if (!counts) return null;
  const base = wordsFound ? query : { ...query, q: undefined };
  const countOf = (name: string, value: string) => counts[name]?.[value] ?? 0;
  const dates: Way[] = dateShortcuts
    .filter((shortcut) => shortcut !== query.shortcut)
    .map((shortcut) => ({
      name: shortcut,
      label: t(`home.shortcut_${shortcut}`),
      change: { ...noDays, shortcut },
      count: countOf('shortcut', shortcut),
    }));
  const categories: Way[] = interests
    .filter((interest) => interest !== query.interest)
    .map((interest) => ({
      name: interest,
      label: filterWords.interest.value(interest, facts),
      change: { interest },
      count: countOf('interest', interest),
    }))
    .sort((a, b) => b.count - a.count);
  const without: Way[] = chosenFilters(base, facts).map(({ name, label, without: change }) => ({
    ...{ name, label: t('home.without', { filter: label }), change },
    count: countOf(name === 'days' ? 'shortcut' : name, ''),
  }));
  const chipsOf = (ways: Way[]): Chip[] =>
    ways
      .filter(({ count }) => count > 0)
      .slice(0, limit)
      .map(({ name, label, change, count }) => ({
        value: name,
        label,
        href: listingHref(lang, base as ListingQuery, change),
        count: { shown: format.count(count), label: t('common.eventCount', { count }) },
      }));
  const groups = [
    { label: t('home.nearWithout'), chips: chipsOf(without) },
    { label: t('home.nearDates'), chips: chipsOf(dates) },
    { label: t('home.nearCategories'), chips: chipsOf(categories) },
  ];
  return groups
    .filter(({ chips }) => chips.length > 0)
    .map(({ label, chips }) => (
      <div key={label} className={styles.group}>
        <p className={styles.label}>{label}</p>
        <Chips label={label} value="" options={chips} />
      </div>
    ));
}
