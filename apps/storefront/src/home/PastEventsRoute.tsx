import { cleanLine, listingPageSize, readWholeNumber, searchLength } from '@first-gong/domain';
import { PastEventsScreen, type PastEventsState } from '@first-gong/screens/home/PastEventsScreen';
import { useText } from '@first-gong/screens/shared/text';
import { notReady, useCall } from '../data/calls.js';
import { useSearchDraft } from '../session/useSearchDraft.js';
import { useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { need, type PageModule } from '../site/pageModule.js';

function read(search: URLSearchParams): { searchText: string; page: number } {
  const page = readWholeNumber(search.get('page'));
  return {
    searchText: cleanLine(search.get('q') ?? '').slice(0, searchLength),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const listInput = ({ searchText, page }: ReturnType<typeof read>) => ({
  query: { page: String(page), ...(searchText !== '' && { q: searchText }) },
});

export const needs: PageModule['needs'] = (search) => [need('passEventList', listInput(read(search)))];

/** Events that are over (spec §2 PastEvents). The address holds search and page. */
export function Page() {
  const { t } = useText('pastEvents');
  const requested = read(useQuery());
  const { searchText } = requested;
  const list = useCall('passEventList', listInput(requested));
  const pageCount = Math.max(1, Math.ceil(list.total / listingPageSize));
  // The response for a page beyond the end is the last page.
  const page = list.data ? Math.min(requested.page, pageCount) : requested.page;
  useTitle(
    searchText !== ''
      ? t('pastEvents.pageTitleOfSearch', { words: searchText })
      : page > 1
        ? t('pastEvents.pageTitleOfPage', { page })
        : t('pastEvents.pageTitle'),
    page > 1 ? `page=${page}` : '',
  );

  const state: PastEventsState = list.data
    ? { kind: 'ready', events: list.data, total: list.total, pageCount }
    : notReady(list.failure);
  const search = useSearchDraft('pastEvents', searchText);
  return <PastEventsScreen state={state} words={searchText} search={search} page={page} onRetry={list.reload} />;
}
