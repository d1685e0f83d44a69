import { useEffect } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { usePage } from './PageContext.js';

/** The path of the page's address, with its language, and the query with its question mark, or ''. */
export function useAddress(): { pathname: string; search: string } {
  const { serverAddress } = usePage();
  const pathname = usePathname({ ssrPath: serverAddress?.pathname });
  const search = useSearch({ ssrSearch: serverAddress?.search });
  return { pathname, search };
}

/** The query of the page's address. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useAddress().search);

/** Replaces the address of the page, once: the way back does not lead here again. */
export function Redirect({ to }: { to: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `to` may depend on the address that this replaces.
  useEffect(() => navigate(to, { replace: true }), []);
  return null;
}

export { navigate };
