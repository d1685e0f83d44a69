import { useEffect, useState } from 'react';
import { tabStore } from '../session/storage.js';

/** Whether this tab shows a thing for the first time. @param name its key in the tab; null while it is missing */
export function useFirstVisit(name: string | null): boolean {
  const [first, setFirst] = useState<{ name: string; value: boolean } | null>(null);
  if (name !== null && first?.name !== name) setFirst({ name, value: tabStore.read(name) === null });
  useEffect(() => {
    if (name !== null) tabStore.keep(name, 'seen');
  }, [name]);
  return first?.name === name && first.value;
}
