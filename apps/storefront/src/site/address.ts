import { knownQuery, routeAt, splitLangPath } from '@first-gong/domain';
import { useLayoutEffect } from 'react';
import { navigate, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import { usePage } from './PageContext.js';

/** Path with language, and query with its question mark or ''. Only parameters that the page reads, like the server. */
export function useAddress(): { pathname: string; search: string } {
  const { documentAddress } = usePage();
  const pathname = usePathname({ ssrPath: documentAddress.pathname });
  const search = useSearch({ ssrSearch: documentAddress.search });
  const route = routeAt(splitLangPath(pathname).path);
  if (route === undefined) return { pathname, search };
  const known = knownQuery(route, search);
  return { pathname, search: known && `?${known}` };
}

export const useQuery = (): URLSearchParams => new URLSearchParams(useAddress().search);

/** Replaces the page's address, so that Back does not return here. */
export function Redirect({ to }: { to: string }) {
  // Layout effects run again when React shows a component that was hidden while the next page loaded.
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

export { navigate, useHistoryState };
