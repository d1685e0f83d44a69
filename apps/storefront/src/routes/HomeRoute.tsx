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
import { useRef, useState, useSyncExternalStore } from 'react';
import { navigate, useQuery } from '../address.js';
import { useCall } from '../calls.js';
import { usePage, useTitle } from '../PageContext.js';
import { need, type PageModule } from '../pages.js';
import { useHearts } from '../useHearts.js';

/** The input of the list. Everything on sale is the features and, on all pages, the list without them: no poster is shown twice. */
const listInput = (query: ListingQuery) => ({
  query: { ...toSearchParams(query), ...(!isFiltered(query) && { withoutFeatures: 'true' }) },
});

/** The call of each list (spec §7): partners and the government network have lists of their own. */
function listCall({ partner, category }: ListingQuery) {
  if (partner) return ({ artsFestival: 'kdafEventList', filmFestival: 'hkiffEventList' } as const)[partner];
  return category === 'governmentNetwork' ? 'urbtixEventList' : 'eventList';
}

export const needs: PageModule['needs'] = (search) => {
  const query = fromSearchParams(search);
  const around = [need('eventDateList'), need('venueList')];
  const list = need(listCall(query), listInput(query));
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
  const list = useCall(listCall(query), listInput(query));
  const features = useCall(isFiltered(query) ? null : 'bannerList');
  const performancesToday = useCall(hasFeatures(query) ? 'performanceList' : null);
  const dates = useCall('eventDateList');
  const venues = useCall('venueList');
  const enhanced = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { hearts, desk } = useHearts();

  const pageCount = Math.max(1, Math.ceil(list.total / listingPageSize));
  // Everything on sale is the list and the features: neither is shown without the other.
  const chosen =
    list.data && (isFiltered(query) || features.data || features.failure)
      ? {
          features: features.data ?? [],
          performancesToday: performancesToday.data ?? [],
          events: list.data,
          total: list.total + (features.data?.length ?? 0),
          // A page after the last one is the last one.
          page: Math.min(query.page, pageCount),
          pageCount,
        }
      : null;
  // Until the chosen list is there, the page shows the last one, but not when the call has failed.
  const choice = { query, list: chosen };
  const last = useRef(choice);
  if (chosen) last.current = choice;
  const shown = list.failure || !last.current.list ? choice : last.current;

  // Every event of a presenter's list names the presenter.
  const presenter = shown.query.presenter && shown.list?.events[0]?.presenter;
  const title = listingTitle(shown.query, { venues: venues.data ?? [], presenter }, text);
  const { page } = shown.list ?? query;
  useTitle(
    page > 1
      ? t('home.listPageTitle', { title, page })
      : t(isFiltered(shown.query) ? 'home.listTitle' : 'home.pageTitle', { title }),
  );

  const state: HomeState = shown.list
    ? {
        kind: 'ready',
        ...shown.list,
        dates: dates.data ?? [],
        venues: venues.data ?? [],
        presenter,
        shownQuery: chosen ? undefined : shown.query,
      }
    : list.failure
      ? { kind: 'failed', failure: list.failure }
      : { kind: 'loading' };

  return (
    <>
      <HomeScreen
        state={state}
        query={query}
        layout={preferences.layout}
        today={hongKongDate(madeAt)}
        evening={isEvening(madeAt)}
        feature={feature}
        enhanced={enhanced}
        hearts={hearts}
        onFeature={setFeature}
        onLayout={(layout) => setPreferences({ ...preferences, layout })}
        onQuery={(next) => navigate(href(lang, 'home', toSearchParams(next)))}
        onRetry={() => {
          for (const call of [list, features, performancesToday, dates, venues]) if (call.failure) call.reload();
        }}
      />
      {desk}
    </>
  );
}
