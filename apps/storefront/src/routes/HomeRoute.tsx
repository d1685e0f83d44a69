import {
  fromSearchParams,
  hongKongDate,
  href,
  type ListingQuery,
  listingPageSize,
  toSearchParams,
} from '@first-gong/domain';
import { HomeScreen, type HomeState, isFiltered } from '@first-gong/screens/HomeScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState, useSyncExternalStore } from 'react';
import { navigate, useQuery } from '../address.js';
import { useCall } from '../calls.js';
import { usePage, useTitle } from '../PageContext.js';
import { need, type PageModule } from '../pages.js';

/** The input of the list. While the features are above it, the list leaves them out: no poster is shown twice. */
const listInput = (query: ListingQuery) => ({
  query: { ...toSearchParams(query), ...(!isFiltered(query) && { withoutFeatures: 'true' }) },
});

export const needs: PageModule['needs'] = (search) => {
  const query = fromSearchParams(search);
  const around = [need('eventDateList'), need('venueList')];
  const list = need('eventList', listInput(query));
  return isFiltered(query) ? [list, ...around] : [list, ...around, need('bannerList'), need('performanceList')];
};

/** Home and event listing (spec §2). The address holds its state. */
export function Page() {
  const { t, lang } = useText('home');
  const { madeAt, preferences, setPreferences } = usePage();
  const search = useQuery();
  const query = fromSearchParams(search);
  const [feature, setFeature] = useState(Math.max(0, Number(search.get('feature') ?? 1) - 1 || 0));
  const withFeatures = !isFiltered(query);
  const list = useCall('eventList', listInput(query), { keepPrevious: true });
  const features = useCall(withFeatures ? 'bannerList' : null);
  const tonight = useCall(withFeatures ? 'performanceList' : null);
  const dates = useCall('eventDateList');
  const venues = useCall('venueList');
  const enhanced = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useTitle(t('home.pageTitle'));

  // The last list must not be shown under new filters when the call for those has failed.
  const state: HomeState =
    list.data && !(list.failure && list.previous)
      ? {
          kind: 'ready',
          features: features.data ?? [],
          tonight: tonight.data ?? [],
          tonightTotal: tonight.total,
          dates: dates.data ?? [],
          venues: venues.data ?? [],
          events: list.data,
          total: list.total,
          page: query.page,
          pageCount: Math.max(1, Math.ceil(list.total / listingPageSize)),
        }
      : list.failure
        ? { kind: 'failed', failure: list.failure }
        : { kind: 'loading' };

  return (
    <HomeScreen
      state={state}
      query={query}
      layout={preferences.layout}
      today={hongKongDate(new Date(madeAt).toISOString())}
      feature={feature}
      enhanced={enhanced}
      onFeature={setFeature}
      onLayout={(layout) => setPreferences({ ...preferences, layout })}
      onQuery={(next) => navigate(href(lang, 'home', toSearchParams(next)))}
      onRetry={() => {
        for (const call of [list, features, tonight, dates, venues]) if (call.failure) call.reload();
      }}
    />
  );
}
