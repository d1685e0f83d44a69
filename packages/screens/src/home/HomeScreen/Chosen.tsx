import type { ListingQuery } from '@first-gong/domain';
import { Chips } from '@first-gong/ui/Chips';
import { xIcon } from '@first-gong/ui/icons/x';
import { Link } from '@first-gong/ui/Link';
import { useText } from '../../shared/text/index.js';
import * as styles from './Chosen.css.js';
import { chosenFilters, type FilterInput } from './filterWords.js';
import { everything, listingHref } from './links.js';

/** Chosen filters as links that remove one or all. */
export function Chosen({ query, facts }: { query: ListingQuery; facts: FilterInput }) {
  const { t, lang } = useText('home');
  const words = query.q ? [{ name: 'q', label: t('home.words', { words: query.q }), without: { q: undefined } }] : [];
  const chosen = [...words, ...chosenFilters(query, facts)];
  return (
    <div className={styles.chosen}>
      <Chips
        label={t('home.chosen')}
        value=""
        options={chosen.map(({ name, label, without }) => ({
          value: name,
          href: listingHref(lang, query, without),
          label,
          icon: xIcon,
          hidden: t('home.remove'),
        }))}
      />
      <Link href={listingHref(lang, everything)} standalone>
        {t('home.clear')}
      </Link>
    </div>
  );
}
