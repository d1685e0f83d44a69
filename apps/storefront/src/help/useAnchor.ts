import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Scrolls to the address's fragment, opens its FAQ entry and focuses its heading, after an internal link.
 * Browsers do the same for a new document.
 * @param query the page's query, which changes the targets
 */
export function useAnchor(query: string): void {
  // After hydration the reader may already be elsewhere.
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
