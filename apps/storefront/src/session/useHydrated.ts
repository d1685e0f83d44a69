import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/**
 * False on the server and during hydration. Then true, as a transition that lets the page respond to clicks and keys.
 * True at once for components that are mounted later.
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
