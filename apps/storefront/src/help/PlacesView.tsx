import { cleanLine, href, type PlaceKind, textLength } from '@first-gong/domain';
import { PlacesScreen, type PlacesState } from '@first-gong/screens/help/PlacesScreen';
import { useText } from '@first-gong/screens/shared/text';
import { notReady, together, useCall } from '../data/calls.js';
import { useSearchDraft } from '../session/useSearchDraft.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { need, type PageModule } from '../site/pageModule.js';
import { useLocation } from './useLocation.js';

const calls = { boxOffice: 'boxOfficeSearch', kiosk: 'kioskSearch' } as const;
const pages = { boxOffice: 'boxOffice', kiosk: 'ticketingTerminal' } as const;

const searchTextIn = (search: URLSearchParams) => cleanLine(search.get('q') ?? '').slice(0, textLength.searchWord);

const districtInput = (kind: PlaceKind, searchText: string) => ({
  query: { kind, ...(searchText !== '' && { q: searchText }) },
});

export const needsOf =
  (kind: PlaceKind): NonNullable<PageModule['needs']> =>
  (search) => {
    const searchText = searchTextIn(search);
    return [
      need('placeDistricts', districtInput(kind, searchText)),
      ...(searchText === '' ? [] : [need(calls[kind], { query: { q: searchText } })]),
    ];
  };

/** The search for box offices or kiosks. The address holds the search, so that it works without script. */
export function PlacesView({ kind }: { kind: PlaceKind }) {
  const { t, lang } = useText('places');
  const search = useQuery();
  const searchText = searchTextIn(search);
  const districts = useCall('placeDistricts', districtInput(kind, searchText));
  const found = useCall(searchText === '' ? null : calls[kind], { query: { q: searchText } });
  const { location, locate } = useLocation();
  const page = t(`places.${kind}PageTitle`);
  useTitle(searchText === '' ? page : t('places.pageTitleOfSearch', { words: searchText, page }));

  const needed = together(found, districts);
  const isSearched = searchText !== '';
  const state: PlacesState =
    districts.data && (!isSearched || found.data)
      ? { kind: 'ready', districts: districts.data, places: (isSearched && found.data) || null }
      : notReady(needed.failure);
  return (
    <PlacesScreen
      place={kind}
      state={state}
      words={searchText}
      search={useSearchDraft(kind, searchText)}
      wordMissing={search.has('q') && !isSearched}
      location={location}
      onSearch={(sent) => navigate(href(lang, pages[kind], { q: sent }))}
      onLocate={locate}
      onRetry={needed.reload}
    />
  );
}
