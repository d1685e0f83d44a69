import { cleanLine, routeAt, splitLangPath } from '@first-gong/domain';
import { SearchDesk } from '@first-gong/screens/shared/SearchDesk';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../data/calls.js';
import { clearRecent, keepRecent, readRecent } from '../session/recentSearches.js';
import { useToken } from '../session/session.js';
import { useAddress } from '../site/address.js';

/** Milliseconds after the last key before the server is asked. */
const pause = 150;

/**
 * Asks for suggestions while the visitor types. Each response is kept under its own search, so that a late response to an
 * earlier search is never shown for a later one.
 */
export function SearchSuggestions() {
  const { pathname, search } = useAddress();
  // Other pages search for something else.
  const isListing = routeAt(splitLangPath(pathname).path) === 'home';
  const searched = (isListing && new URLSearchParams(search).get('q')) || '';
  const [searchText, setSearchText] = useState('');
  const asked = useSettled(cleanLine(searchText));
  // The search of the page itself counts too: it may have been sent before this part was loaded. A reload sends nothing,
  // and brings back nothing that was cleared.
  const [recent, setRecent] = useState(() => (isLoadedAnew() ? readRecent() : keepRecent(searched)));
  const kept = useRef(searched);
  useEffect(() => {
    if (kept.current !== searched) setRecent(keepRecent(searched));
    kept.current = searched;
  }, [searched]);
  const token = useToken();
  // A member who logs out, here or in another tab, has cleared them.
  const [shownFor, setShownFor] = useState(token);
  if (token !== shownFor) {
    setShownFor(token);
    setRecent(readRecent());
  }
  const { data, previous } = useCall(
    asked === '' ? null : 'searchSuggestions',
    { query: { q: asked } },
    { keepPrevious: true },
  );
  const outdated = previous || asked !== cleanLine(searchText);
  return (
    <SearchDesk
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

/** Whether the document is one that the tab has shown before: after a reload, and by the way back. */
function isLoadedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}

/** The text once it has stayed the same for a moment; an empty text at once. */
function useSettled(searchText: string): string {
  const [settled, setSettled] = useState(searchText);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(searchText), pause);
    return () => clearTimeout(timer);
  }, [searchText]);
  return searchText === '' ? '' : settled;
}
