import { fromSearchParams, type ListingQuery, toSearchParams } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Loading } from '@first-gong/ui/Loading';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { NotReadyScreen } from '../../shared/notReady/index.js';
import { type RetryAction, SectionError } from '../../shared/parts/index.js';
import { useText } from '../../shared/text/index.js';
import { Filters, type SelectField } from './Filters.js';
import { noDays } from './filterWords.js';
import { Hero } from './Hero.js';
import { Listing } from './Listing.js';
import { hasFeatures, isFiltered, listingHref } from './links.js';
import { Ribbon } from './Ribbon.js';
import type { HomeReady, HomeScreenProps } from './state.js';
import { headingId } from './useListChange.js';

export { listingTitle } from './heading.js';
export { hasFeatures, isFiltered } from './links.js';
export { Parts } from './Parts.js';
export { bandSize, listNames, listQuery } from './parts.js';
export type { HomeState } from './state.js';

/**
 * Home and listing (spec §2): features, tonight's seats, dates, filters, and events on sale. Links and `GET` forms;
 * callbacks only avoid a page load.
 */
export function HomeScreen({ state, ...props }: HomeScreenProps) {
  const { t, lang } = useText('home');
  if (state.kind === 'ready') {
    const again = { href: listingHref(lang, props.query), onRetry: props.enhanced ? props.onRetry : undefined };
    return <Ready {...props} state={state} again={again} />;
  }
  return <NotReadyScreen state={state} title={t('home.title')} loading={t('home.loading')} onRetry={props.onRetry} />;
}

function Ready(props: HomeScreenProps & { state: HomeReady; again: RetryAction }) {
  const { state, query, today, enhanced = false, again, onQuery } = props;
  const text = useText('home');
  const { t } = text;
  const facts = { text, venues: state.venues, presenter: state.presenter, counts: state.counts };
  // Controls show the choice immediately. Descriptions of events follow the visible events.
  const shown = state.shownQuery ?? query;
  const { calls = {} } = state;
  const missingList = calls.list?.failure && !calls.list.data ? calls.list : null;
  const withHero = hasFeatures(shown) && state.features.length > 0;
  // If no event matches the search text, counts and their lists ignore it.
  const noneHasWords = state.wordsFound === false && query.q === shown.q;
  const offered = noneHasWords ? { ...query, q: undefined } : query;
  const select = (field: SelectField, value: string) => onQuery?.(withFields(offered, { [field]: value }));
  // The list omits the wall's events, so that no poster appears twice.
  const listed = !isFiltered(shown)
    ? { ...state, events: state.events.filter(({ id }) => !state.features.some((each) => each.id === id)) }
    : state;
  return (
    <>
      {withHero && (
        <>
          <h1>
            <VisuallyHidden>{t('home.title')}</VisuallyHidden>
          </h1>
          <Hero {...props} />
        </>
      )}
      <Ribbon dates={state.dates} counts={state.counts?.date} query={offered} today={today} />
      <Container>
        <HomeErrors calls={calls} again={again} isFirstPage={hasFeatures(shown)} />
        <Filters
          query={offered}
          facts={facts}
          enhanced={enhanced}
          onSelect={select}
          today={today}
          loadCalendar={enhanced ? props.loadCalendar : undefined}
          loadPriceRange={enhanced ? props.loadPriceRange : undefined}
          onPrices={(prices) => onQuery?.(withFields(offered, prices))}
          onRange={(range) => onQuery?.({ ...offered, ...noDays, ...range, page: 1 })}
        />
        {missingList ? (
          <SectionError name={t('home.title')} part={missingList} again={again} />
        ) : (
          <Listing
            {...props}
            state={listed}
            facts={facts}
            enhanced={enhanced}
            onSelect={select}
            headingLevel={withHero ? 2 : 1}
          />
        )}
      </Container>
      {props.below}
    </>
  );
}

interface HomeErrorsProps {
  calls: NonNullable<HomeReady['calls']>;
  again: RetryAction;
  /** Of the unfiltered list, with the features. */
  isFirstPage: boolean;
}

/** Missing or incomplete parts of the first view. Without features there is no stub of tonight's seats either. */
function HomeErrors({ calls, again, isFirstPage }: HomeErrorsProps) {
  const { t } = useText('home');
  const { features, performancesToday, dates, venues, list } = calls;
  return (
    <>
      {isFirstPage && features && !features.data && !features.failure && (
        <Loading label={t('common.partLoading', { part: t('home.features') })} quiet />
      )}
      {isFirstPage && features && (
        <SectionError
          name={t('home.features')}
          part={features}
          again={again}
          consequence={features.data ? undefined : t('home.featuresMissing')}
        />
      )}
      {isFirstPage && performancesToday?.data && (
        <SectionError name={t('home.seatsToday')} part={performancesToday} again={again} />
      )}
      {dates && <SectionError name={t('home.ribbon')} part={dates} again={again} />}
      {venues && <SectionError name={t('home.venues')} part={venues} again={again} />}
      {list?.data && <SectionError name={t('home.title')} part={list} again={again} next={headingId} />}
    </>
  );
}

/** The query after a choice. An empty value removes the filter, as in an address. */
const withFields = (query: ListingQuery, fields: Partial<Record<SelectField, string | undefined>>): ListingQuery =>
  fromSearchParams(
    Object.entries({ ...toSearchParams({ ...query, page: 1 }), ...fields }).map(([name, value = '']) => [name, value]),
  );
