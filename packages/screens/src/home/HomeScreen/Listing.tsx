import { href, listingSorts } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { FilterSelect } from '@first-gong/ui/FilterSelect';
import { Link } from '@first-gong/ui/Link';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Pagination } from '@first-gong/ui/Pagination';
import { EventCards } from '../../shared/eventCards/index.js';
import { useText } from '../../shared/text/index.js';
import { Chosen } from './Chosen.js';
import { EmptyResultSuggestions } from './EmptyResultSuggestions.js';
import { FilterForm, type FilterProps } from './Filters.js';
import { listingTitle } from './heading.js';
import { LayoutToggle } from './LayoutToggle.js';
import * as styles from './Listing.css.js';
import { everything, isFiltered, listingHref } from './links.js';
import type { HomeReady, HomeScreenProps } from './state.js';
import { headingId, useListChange } from './useListChange.js';

type ListingProps = Pick<HomeScreenProps, 'query' | 'today' | 'layout' | 'hearts' | 'access' | 'onLayout'> &
  Pick<FilterProps, 'enhanced' | 'facts' | 'onSelect'> & {
    state: HomeReady;
    /** 1 without features above the list, because its heading is then the page's heading. */
    headingLevel: 1 | 2;
  };

/** The list of events: heading, number, order, layout, cards, and pages. */
export function Listing({
  state,
  facts,
  query,
  today,
  layout,
  hearts,
  access,
  onLayout,
  enhanced,
  onSelect,
  headingLevel,
}: ListingProps) {
  const text = useText('home');
  const { t, lang, format } = text;
  const Heading = `h${headingLevel}` as const;
  const cardLevel = headingLevel === 1 ? 2 : 3;
  const loading = state.shownQuery !== undefined;
  const shown = state.shownQuery ?? query;
  const title = listingTitle(shown, facts);
  const sort = query.sort ?? listingSorts[0];
  const typo =
    state.correction && shown.q && `${t('home.corrected', { words: shown.q })}${format.sentenceGap}${state.correction}`;
  const summary = t('home.summary', {
    title,
    events: t('common.eventCount', { count: state.total }),
    sort: t(`home.sort_${shown.sort ?? listingSorts[0]}`),
    page: state.page,
    pages: state.pageCount,
  });
  const announcement = useListChange(
    shown,
    loading ? null : [typo, summary].filter(Boolean).join(format.sentenceGap),
    t('home.loading'),
  );
  return (
    <>
      <LiveRegion message={announcement} />
      <div className={styles.head}>
        <Heading className={styles.heading} id={headingId} tabIndex={-1}>
          <span>{`${title} `}</span>
          <span className={styles.count}>{format.count(state.total)}</span>
        </Heading>
        <div className={styles.order}>
          <FilterForm query={query} enhanced={enhanced} fields={['sort']}>
            <FilterSelect
              label={t('home.sort')}
              name="sort"
              value={sort}
              options={listingSorts.map((value) => ({ value, label: t(`home.sort_${value}`) }))}
              onChange={(value) => onSelect('sort', value)}
            />
          </FilterForm>
          <LayoutToggle layout={layout} query={{ ...query, page: state.page }} onLayout={onLayout} />
        </div>
      </div>
      {shown.category === 'cinema' && (
        <p>
          <Link href={href(lang, 'cinema')}>{t('home.showtimes')}</Link>
        </p>
      )}
      {isFiltered(shown) && <Chosen query={shown} facts={facts} />}
      {state.correction && shown.q && (
        <p className={styles.corrected}>
          <span>{t('home.corrected', { words: shown.q })}</span>
          {format.sentenceGap}
          <Link href={listingHref(lang, shown, { q: state.correction })}>{state.correction}</Link>
        </p>
      )}
      {loading && (
        <div className={styles.loading}>
          <p className={styles.loadingWords}>{t('home.loading')}</p>
        </div>
      )}
      {state.total === 0 ? (
        <EmptyState
          title={t(shown.q ? 'common.noSearchResult' : 'common.noRecordsFound')}
          headingLevel={cardLevel}
          action={<Button href={listingHref(lang, everything)}>{t('home.clear')}</Button>}
        >
          <p>{t(shown.q && !state.wordsFound ? 'home.emptySearchText' : 'home.emptyText')}</p>
          <EmptyResultSuggestions query={shown} facts={facts} wordsFound={state.wordsFound ?? true} />
        </EmptyState>
      ) : (
        <div className={loading ? styles.outdated : undefined} aria-busy={loading}>
          <p className={styles.prices}>
            {t(state.events.length === 0 && state.features.length > 0 ? 'home.onlyFeatures' : 'home.pricesAllIn')}
          </p>
          {access?.above}
          <EventCards
            events={state.events}
            layout={layout}
            today={today}
            headingLevel={cardLevel}
            enhanced={enhanced}
            hearts={hearts}
          />
        </div>
      )}
      <div className={styles.pages}>
        <Pagination
          label={t('home.pages')}
          value={state.page}
          pages={Array.from({ length: state.pageCount }, (_, index) => ({
            page: index + 1,
            href: listingHref(lang, shown, { page: index + 1 }),
            label: t('home.pageNumber', { page: index + 1 }),
          }))}
        />
        {access?.below}
      </div>
    </>
  );
}
