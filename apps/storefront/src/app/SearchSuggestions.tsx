import { cleanLine, routeAt, splitLangPath } from '@first-gong/domain';
import { SearchCombobox } from '@first-gong/screens/shared/SearchCombobox';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../data/calls.js';
import { clearRecent, keepRecent, readRecent } from '../session/recentSearches.js';
import { useToken } from '../session/session.js';
import { useAddress } from '../site/address.js';

/** Milliseconds from the last key to the request. */
const pause = 150;

/** Requests suggestions while the visitor types. A late response never appears for another search. */
export function SearchSuggestions() {
  const { pathname, search } = useAddress();
  // Other pages have another search.
  const isListing = routeAt(splitLangPath(pathname).path) === 'home';
  const searched = (isListing && new URLSearchParams(search).get('q')) || '';
  const [searchText, setSearchText] = useState('');
  const requested = useSettled(cleanLine(searchText));
  // Includes the search of the page, which may precede the loading of this part. A reload searches nothing, and must
  // not restore cleared searches.
  const [recent, setRecent] = useState(() => (isLoadedAnew() ? readRecent() : keepRecent(searched)));
  const lastKept = useRef(searched);
  useEffect(() => {
    if (lastKept.current !== searched) setRecent(keepRecent(searched));
    lastKept.current = searched;
  }, [searched]);
  const token = useToken();
  // A logout in any tab clears the searches.
  const [shownFor, setShownFor] = useState(token);
  if (token !== shownFor) {
    setShownFor(token);
    setRecent(readRecent());
  }
  const { data, previous } = useCall(
    requested === '' ? null : 'searchSuggestions',
    { query: { q: requested } },
    { keepPrevious: true },
  );
  const outdated = previous || requested !== cleanLine(searchText);
  return (
    <SearchCombobox
      words={searchText}
      suggestions={data?.suggestions ?? null}
      correction={outdated ? null : (data?.correction ?? null)}
      outdated={outdated}
      recent={recent}
      onWords={(typed) => {
        setSearchText(typed);
        // Another tab may have searched, or cleared the searches.
        setRecent(readRecent());
      }}
      onSearch={(sent) => setRecent(keepRecent(sent))}
      onClearRecent={() => {
        clearRecent();
        setRecent([]);
      }}
    />
  );
}

/** Whether the tab has shown the document before: after a reload or the Back button. */
function isLoadedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}

/** The text once it has not changed for a moment; an empty text at once. */
function useSettled(searchText: string): string {
  const [settled, setSettled] = useState(searchText);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(searchText), pause);
    return () => clearTimeout(timer);
  }, [searchText]);
  return searchText === '' ? '' : settled;
}
