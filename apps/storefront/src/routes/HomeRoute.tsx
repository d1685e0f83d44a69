import {
  fromSearchParams,
  hongKongDate,
  href,
  isEvening,
  type ListingQuery,
  listingPageSize,
  toSearchParams,
} from '@first-gong/domain';
import { HomeScreen, type HomeState, hasFeatures, isFiltered, listingTitle } from '@first-gong/screens/HomeScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState, useSyncExternalStore } from 'react';
import { navigate, useQuery } from '../address.js';
import { useCall } from '../calls.js';
import { usePage, useTitle } from '../PageContext.js';
import { need, type PageModule } from '../pages.js';

/** The input of the list. Everything on sale is the features and, on all pages, the list without them: no poster is shown twice. */
const listInput = (query: ListingQuery) => ({
  query: { ...toSearchParams(query), ...(!isFiltered(query) && { withoutFeatures: 'true' }) },
});

export const needs: PageModule['needs'] = (search) => {
  const query = fromSearchParams(search);
  const around = [need('eventDateList'), need('venueList')];
  const list = need('eventList', listInput(query));
  const features = isFiltered(query) ? [] : [need('bannerList')];
  return [list, ...around, ...features, ...(hasFeatures(query) ? [need('performanceList')] : [])];
};

/** Home and event listing (spec §2). The address holds its state. */
export function Page() {
  const text = useText('home');
  const { t, lang } = text;
  const { madeAt, preferences, setPreferences } = usePage();
  const search = useQuery();
  const query = fromSearchParams(search);
  const [feature, setFeature] = useState(Math.max(0, Number(search.get('feature') ?? 1) - 1 || 0));
  const list = useCall('eventList', listInput(query), { keepPrevious: true });
  const features = useCall(isFiltered(query) ? null : 'bannerList');
  const performancesToday = useCall(hasFeatures(query) ? 'performanceList' : null);
  const dates = useCall('eventDateList');
  const venues = useCall('venueList');
  const enhanced = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const title = listingTitle(query, venues.data ?? [], text);
  useTitle(
    query.page > 1
      ? t('home.listPageTitle', { title, page: query.page })
      : t(isFiltered(query) ? 'home.listTitle' : 'home.pageTitle', { title }),
  );

  // The last list must not be shown under new filters when the call for those has failed.
  const state: HomeState =
    list.data && !(list.failure && list.previous)
      ? {
          kind: 'ready',
          features: features.data ?? [],
          performancesToday: performancesToday.data ?? [],
          dates: dates.data ?? [],
          venues: venues.data ?? [],
          events: list.data,
          total: list.total + (features.data?.length ?? 0),
          page: query.page,
          pageCount: Math.max(1, Math.ceil(list.total / listingPageSize)),
          outdated: list.previous,
        }
      : list.failure
        ? { kind: 'failed', failure: list.failure }
        : { kind: 'loading' };

  return (
    <HomeScreen
      state={state}
      query={query}
      layout={preferences.layout}
      today={hongKongDate(madeAt)}
      evening={isEvening(madeAt)}
      feature={feature}
      enhanced={enhanced}
      onFeature={setFeature}
      onLayout={(layout) => setPreferences({ ...preferences, layout })}
      onQuery={(next) => navigate(href(lang, 'home', toSearchParams(next)))}
      onRetry={() => {
        for (const call of [list, features, performancesToday, dates, venues]) if (call.failure) call.reload();
      }}
    />
  );
}
