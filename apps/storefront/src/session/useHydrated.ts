import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/**
 * Whether React has taken over the page: false on the server and while React takes over its HTML. What then changes is
 * drawn as a transition, so that presses and keys are answered meanwhile. True at once where React draws something new.
 */
export function useHydrated(): boolean {
  let isHydrating = false;
  // React asks for the snapshot of the server only there and while it takes over.
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
