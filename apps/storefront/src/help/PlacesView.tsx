import { cleanLine, href, type PlaceKind, textLength } from '@first-gong/domain';
import { PlacesScreen, type PlacesState } from '@first-gong/screens/PlacesScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useCall } from '../data/calls.js';
import { useSearchDraft } from '../session/useSearchDraft.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { need, type PageModule } from '../site/pageModule.js';
import { useLocation } from './useLocation.js';

const calls = { boxOffice: 'boxOfficeSearch', kiosk: 'kioskSearch' } as const;
const pages = { boxOffice: 'boxOffice', kiosk: 'ticketingTerminal' } as const;

/** The words that the address names. */
const wordsIn = (search: URLSearchParams) => cleanLine(search.get('q') ?? '').slice(0, textLength.searchWord);

const districtInput = (kind: PlaceKind, words: string) => ({ query: { kind, ...(words !== '' && { q: words }) } });

/** The calls of a page of places. */
export const needsOf =
  (kind: PlaceKind): NonNullable<PageModule['needs']> =>
  (search) => {
    const words = wordsIn(search);
    return [
      need('placeDistricts', districtInput(kind, words)),
      ...(words === '' ? [] : [need(calls[kind], { query: { q: words } })]),
    ];
  };

/** The search for box offices or kiosks. The address holds the words, so that reload, back and no script work. */
export function PlacesView({ kind }: { kind: PlaceKind }) {
  const { t, lang } = useText('places');
  const search = useQuery();
  const words = wordsIn(search);
  const districts = useCall('placeDistricts', districtInput(kind, words));
  const found = useCall(words === '' ? null : calls[kind], { query: { q: words } });
  const { location, locate } = useLocation();
  const page = t(`places.${kind}PageTitle`);
  useTitle(words === '' ? page : t('places.pageTitleOfSearch', { words, page }));

  const failure = found.failure ?? districts.failure;
  const isSearched = words !== '';
  const state: PlacesState =
    districts.data && (!isSearched || found.data)
      ? { kind: 'ready', districts: districts.data, places: (isSearched && found.data) || null }
      : failure
        ? { kind: 'failed', failure }
        : { kind: 'loading' };
  return (
    <PlacesScreen
      place={kind}
      state={state}
      words={words}
      search={useSearchDraft(kind, words)}
      wordMissing={search.has('q') && !isSearched}
      location={location}
      onSearch={(sent) => navigate(href(lang, pages[kind], { q: sent }))}
      onLocate={locate}
      onRetry={() => {
        districts.reload();
        found.reload();
      }}
    />
  );
}
