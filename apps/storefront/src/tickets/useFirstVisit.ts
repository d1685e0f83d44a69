import { useEffect, useState } from 'react';
import { tabStore } from '../session/storage.js';

/**
 * Whether this tab shows something for the first time. It stays true until the page is left or loaded again.
 * @param name names the thing in the tab's storage; null while it is not there yet.
 */
export function useFirstVisit(name: string | null): boolean {
  const [first, setFirst] = useState<{ name: string; value: boolean } | null>(null);
  if (name !== null && first?.name !== name) setFirst({ name, value: tabStore.read(name) === null });
  useEffect(() => {
    if (name !== null) tabStore.keep(name, 'seen');
  }, [name]);
  return first?.name === name && first.value;
}
