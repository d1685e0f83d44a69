import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/**
 * False on the server and during hydration; true at once for components that are mounted later.
 * The change is a transition, so that the page responds to clicks and keys.
 */
export function useHydrated(): boolean {
  let isHydrating = false;
  // React reads the server's snapshot only there and during hydration.
  useSyncExternalStore(never, nothing, () => {
    isHydrating = true;
    return null;
  });
  const [hydrated, setHydrated] = useState(!isHydrating);
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
