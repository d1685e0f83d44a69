import { fromSearchParams, type ListingQuery, toSearchParams } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { NotReadyScreen } from '../shared/notReady/index.js';
import { useText } from '../shared/text/index.js';
import { Filters, type SelectField } from './Filters.js';
import { Hero } from './Hero.js';
import { Listing } from './Listing.js';
import { hasFeatures, isFiltered } from './links.js';
import { Ribbon } from './Ribbon.js';
import type { HomeReady, HomeScreenProps } from './state.js';

export type { FilterFacts } from './filterWords.js';
export { listingTitle } from './heading.js';
export { hasFeatures, isFiltered } from './links.js';
export type { HomeState } from './state.js';

/**
 * Home and listing (spec §2): features and tonight's seats, dates, filters, and the events on sale. Everything is a
 * link or a `GET` form. The callbacks only save loading a page.
 */
export function HomeScreen({ state, ...props }: HomeScreenProps) {
  const { t } = useText('home');
  useKeptFocus(state.kind);
  if (state.kind === 'ready') return <Ready {...props} state={state} />;
  return <NotReadyScreen state={state} title={t('home.title')} loading={t('home.loading')} onRetry={props.onRetry} />;
}

/** A failure takes the place of the whole screen, with the control that had the focus: the focus is then on the page. */
function useKeptFocus(kind: HomeScreenProps['state']['kind']): void {
  const shown = useRef(kind);
  useEffect(() => {
    const replaced = shown.current !== kind && shown.current !== 'loading';
    shown.current = kind;
    if (replaced && document.activeElement === document.body) document.getElementById('main')?.focus();
  }, [kind]);
}

function Ready({
  state,
  query,
  today,
  evening = false,
  feature = 0,
  enhanced = false,
  ...rest
}: HomeScreenProps & { state: HomeReady }) {
  const text = useText('home');
  const { t } = text;
  const facts = { text, venues: state.venues, presenter: state.presenter, counts: state.counts };
  // The controls show the choice at once. Everything that describes events follows the events shown.
  const shown = state.shownQuery ?? query;
  const withHero = hasFeatures(shown) && state.features.length > 0;
  const select = (field: SelectField, value: string) => rest.onQuery?.(withField(query, field, value));
  // The list leaves out the events of the wall above it, so that no poster occurs twice.
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
          <Hero
            state={state}
            today={today}
            evening={evening}
            feature={feature}
            hearts={rest.hearts}
            onFeature={rest.onFeature}
          />
        </>
      )}
      <Ribbon dates={state.dates} counts={state.counts?.date} query={query} today={today} />
      <Container>
        <Filters query={query} facts={facts} enhanced={enhanced} onSelect={select} />
        <Listing
          state={listed}
          facts={facts}
          query={query}
          today={today}
          layout={rest.layout}
          onLayout={rest.onLayout}
          enhanced={enhanced}
          onSelect={select}
          hearts={rest.hearts}
          headingLevel={withHero ? 2 : 1}
        />
      </Container>
    </>
  );
}

/** The query after a choice in a select. An empty value takes the filter away, as it does in an address. */
const withField = (query: ListingQuery, field: SelectField, value: string): ListingQuery =>
  fromSearchParams(Object.entries({ ...toSearchParams({ ...query, page: 1 }), [field]: value }));
