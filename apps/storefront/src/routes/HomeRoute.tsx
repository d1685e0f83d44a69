import { calls } from '@first-gong/contract';
import { fromSearchParams, hongKongDate, type ListingQuery, listingPageSize, toSearchParams } from '@first-gong/domain';
import { HomeScreen, type HomeState } from '@first-gong/screens/home';
import { useText } from '@first-gong/screens/text';
import { useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '../calls.js';
import { usePage, useTitle } from '../PageContext.js';
import { home, need, type PageModule } from '../pages.js';

/** Only the plain first page shows the features; then the listing leaves them out (no poster twice). */
const isPlain = (query: ListingQuery) => Object.keys(toSearchParams(query)).length === 0;

const listInput = (query: ListingQuery) => ({
  query: { ...toSearchParams(query), ...(isPlain(query) && { withoutFeatures: 'true' }) },
});

export const needs: PageModule['needs'] = (search) => {
  const query = fromSearchParams(search);
  const around = [need(calls.eventDateList), need(calls.venueList)];
  const list = need(calls.eventList, listInput(query));
  return isPlain(query) ? [list, ...around, need(calls.bannerList), need(calls.performanceList)] : [list, ...around];
};

/** Home and event listing (spec §2). Its whole state is in the address. */
export function Page() {
  const { t } = useText();
  const { madeAt, preferences, setPreferences } = usePage();
  const [, navigate] = useLocation();
  const query = fromSearchParams(new URLSearchParams(useSearch()));
  const plain = isPlain(query);
  const list = useCall(calls.eventList, listInput(query));
  const features = useCall(plain ? calls.bannerList : null);
  const tonight = useCall(plain ? calls.performanceList : null);
  const dates = useCall(calls.eventDateList);
  const venues = useCall(calls.venueList);
  const enhanced = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useTitle(t('home.pageTitle'));

  const state: HomeState = list.data
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
      enhanced={enhanced}
      onLayout={(layout) => setPreferences({ ...preferences, layout })}
      onQuery={(next) => navigate(`${home}?${new URLSearchParams(toSearchParams(next))}`)}
      onRetry={() => list.refresh()}
    />
  );
}
