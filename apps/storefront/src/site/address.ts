import { knownQuery, routeAt, splitLangPath } from '@first-gong/domain';
import { useLayoutEffect } from 'react';
import { navigate, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import { usePage } from './PageContext.js';

/**
 * The path of the page's address, with its language, and the query with its question mark, or ''. The query has only
 * parameters that the page reads, as on the server: a hydrated page must have the links of the server's HTML.
 */
export function useAddress(): { pathname: string; search: string } {
  const { documentAddress } = usePage();
  const pathname = usePathname({ ssrPath: documentAddress.pathname });
  const search = useSearch({ ssrSearch: documentAddress.search });
  const route = routeAt(splitLangPath(pathname).path);
  if (route === undefined) return { pathname, search };
  const known = knownQuery(route, search);
  return { pathname, search: known && `?${known}` };
}

/** The query of the page's address. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useAddress().search);

/** Replaces the address of the page: the way back does not lead here again. */
export function Redirect({ to }: { to: string }) {
  // A layout effect runs again when React shows the component again after the next page was slow to load.
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

export { navigate, useHistoryState };
