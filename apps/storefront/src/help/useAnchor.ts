import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Leads to the target on the page that the address names, `#termsconditions` or an answer, and moves the focus to its
 * heading. The browser does this for a new document; here for a page that a link of the app has opened. A way back has
 * its own position, which stays. An answer that is closed opens in any case.
 * @param query the query of the page: another one has other targets.
 */
export function useAnchor(query: string): void {
  // On a page that React has taken over the reader may be elsewhere already.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasHydrating] = useState(isHydrating);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query changes what the document has, which React cannot see.
  useEffect(() => {
    const lead = (always: boolean) => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target) return;
      const answer = target.closest('details');
      const isClosed = answer !== null && !answer.open;
      if (answer) answer.open = true;
      const hasFocus = document.activeElement !== document.body;
      if (always || isClosed) (answer ?? target).scrollIntoView();
      if (always || !hasFocus) (answer?.querySelector('summary') ?? target).focus({ preventScroll: true });
    };
    const onHash = () => lead(true);
    lead(!wasHydrating && scrollY === 0);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [query]);
}
