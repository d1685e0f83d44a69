import {
  type CivilDate,
  type FilterCounts,
  fromSearchParams,
  href,
  type ListingQuery,
  listingPageSize,
  shortcutRange,
  toSearchParams,
  withKnownIds,
} from '@first-gong/domain';
import { HomeScreen, type HomeState, hasFeatures, isFiltered, listingTitle } from '@first-gong/screens/home/HomeScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useRef, useState } from 'react';
import { notReady, useCall } from '../data/calls.js';
import { loadScreenPart } from '../data/loadPart.js';
import { useHydrated } from '../session/useHydrated.js';
import { navigate, useQuery } from '../site/address.js';
import { lazyPart } from '../site/lazyPart.js';
import { usePage, useTitle } from '../site/PageContext.js';
import { need, type PageModule } from '../site/pageModule.js';
import { useHearts } from '../site/useHearts.js';
import { useEvening, useToday } from '../site/useShopTime.js';
import { HomeSections, listCall, needsOfEverything, Popup, reloadMissing, useTooLate } from './HomeSections.js';
import { useMemberAccess } from './useMemberAccess.js';

const calendar = lazyPart(
  () => import('@first-gong/screens/home/OwnCalendar'),
  ({ OwnCalendar }) => OwnCalendar,
  ['dayCalendar'],
);

/** The slider of the price range, with the words of the page. */
const loadPriceRange = async () =>
  (await loadScreenPart(() => import('@first-gong/screens/home/PriceRange'))).PriceRange;

/** A query with the days of its shortcut, from the page's own day: the server may be a moment ahead. */
function withDays({ shortcut, ...query }: ListingQuery, today: CivilDate): ListingQuery {
  const hasOwnDays = query.date || query.from || query.to;
  return shortcut && !hasOwnDays ? { ...query, ...shortcutRange(shortcut, today) } : query;
}

/** The input of the list. Without a filter, the list excludes the features, so that no poster appears twice. */
const listInput = (query: ListingQuery, today: CivilDate, accessFirst?: string) => ({
  query: {
    ...toSearchParams(withDays(query, today)),
    ...(!isFiltered(query) && { withoutFeatures: 'true' }),
    ...(accessFirst && { accessFirst }),
  },
});

/** Every id of the list has a count. */
const idsIn = ({ venue = {}, presenter = {} }: FilterCounts) => ({
  venue: Object.keys(venue),
  presenter: Object.keys(presenter),
});

/** The input of the counts, which order and page do not change. Shortcuts count from the page's day. */
const countsInput = ({ sort, ...query }: ListingQuery, today: CivilDate) => ({
  query: { ...toSearchParams({ ...withDays(query, today), page: 1 }), today },
});

export const needs: PageModule['needs'] = (search, today) => {
  const query = fromSearchParams(search);
  const list = need(listCall(query), listInput(query, today));
  const around = [
    need('eventDateList', { query: { from: today } }, 'view'),
    need('venueList', {}, 'view'),
    need('listingCounts', countsInput(query, today), 'view'),
  ];
  const features = isFiltered(query) ? [] : [need('bannerList', { query: { date: today } }, 'view')];
  return [list, ...around, ...features, ...(hasFeatures(query) ? needsOfEverything(today) : [])];
};

/** Home and event listing (spec §2). The address holds its state. */
export function Page() {
  const text = useText('home');
  const { t, lang } = text;
  const { preferences, setPreferences } = usePage();
  const today = useToday();
  const evening = useEvening();
  const search = useQuery();
  // The input of the calls. The counts contain every venue and presenter; the server ignores others.
  const asked = fromSearchParams(search);
  const [feature, setFeature] = useState(Math.max(0, Number(search.get('feature') ?? 1) - 1 || 0));
  const access = useMemberAccess();
  const list = useCall(listCall(asked), listInput(asked, today, access.accessFirst));
  const features = useCall(isFiltered(asked) ? null : 'bannerList', { query: { date: today } });
  const performancesToday = useCall(hasFeatures(asked) ? 'performanceList' : null, { query: { date: today } });
  const dates = useCall('eventDateList', { query: { from: today } });
  const venues = useCall('venueList');
  const counts = useCall('listingCounts', countsInput(asked, today), { keepPrevious: true });
  const calls = { list, features, performancesToday, dates, venues };
  const query = counts.data ? withKnownIds(asked, idsIn(counts.data.counts)) : asked;
  const enhanced = useHydrated();
  const featuresAreLate = useTooLate(features);
  const { hearts, messages } = useHearts();

  const pageCount = Math.max(1, Math.ceil(list.total / listingPageSize));
  // The unfiltered page shows list and features together, unless one has failed.
  const awaitsFeatures = !isFiltered(asked) && !features.data && !features.failure && !featuresAreLate;
  const standsWithoutList = list.failure && hasFeatures(asked) && features.data && features.data.length > 0;
  const chosen =
    !awaitsFeatures && (list.data || standsWithoutList)
      ? {
          features: features.data ?? [],
          performancesToday: performancesToday.data ?? [],
          events: list.data ?? [],
          counts: counts.data?.counts,
          wordsFound: counts.data?.wordsFound,
          correction: counts.previous ? null : counts.data?.correction,
          total: list.total + (features.data?.length ?? 0),
          // A page beyond the end is the last one.
          page: Math.min(query.page, pageCount),
          pageCount,
        }
      : null;
  // The page shows the previous list until the chosen one arrives, but not after a failure.
  const current = { query, list: chosen };
  const last = useRef(current);
  useEffect(() => {
    if (chosen) last.current = current;
  });
  const shown = chosen || list.failure || !last.current.list ? current : last.current;

  // Every event of a presenter's list names the presenter.
  const presenter = shown.query.presenter && shown.list?.events[0]?.presenter;
  const title = listingTitle(shown.query, { text, venues: venues.data ?? [], presenter });
  const { page } = shown.list ?? query;
  useTitle(
    page > 1
      ? t('home.listPageTitle', { title, page })
      : t(isFiltered(shown.query) ? 'home.listTitle' : 'home.pageTitle', { title }),
    new URLSearchParams(toSearchParams({ ...shown.query, page })).toString(),
  );

  const state: HomeState = shown.list
    ? {
        kind: 'ready',
        ...shown.list,
        dates: dates.data ?? [],
        venues: venues.data ?? [],
        presenter,
        shownQuery: chosen ? undefined : shown.query,
        calls,
      }
    : notReady(awaitsFeatures ? undefined : list.failure);

  return (
    <>
      {hasFeatures(asked) && <Popup />}
      <HomeScreen
        state={state}
        query={query}
        layout={preferences.layout}
        today={today}
        evening={evening}
        feature={feature}
        enhanced={enhanced}
        hearts={hearts}
        access={access}
        below={hasFeatures(asked) && <HomeSections today={today} />}
        loadCalendar={() => calendar.load(lang)}
        loadPriceRange={loadPriceRange}
        onFeature={setFeature}
        onLayout={(layout) => setPreferences({ ...preferences, layout })}
        onQuery={(next) => navigate(href(lang, 'home', toSearchParams(next)))}
        onRetry={() => reloadMissing({ ...calls, counts })}
      />
      {messages}
    </>
  );
}
