import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/** False on the server and during hydration, then true. A transition, so that the page responds meanwhile. */
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
