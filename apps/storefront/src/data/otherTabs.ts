import type { CallName } from '@first-gong/contract';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { deviceStore } from '../session/storage.js';

/** Under this name the browser tells its other tabs that the cart has changed. The value says nothing. */
const storageKey = 'cartChanged';

/** Calls that change the cart, or make an order of it. */
const changes: readonly CallName[] = [
  'seatHold',
  'cinemaHold',
  'seatRelease',
  'holdAgain',
  'goneDismiss',
  'transactionConfirm',
  'transactionCancel',
];

/** The keys of answers that are then out of date. */
const outOfDate = / (?:shoppingCart|transactionPreview|txns) /;

/** Tells the other tabs of a call that has changed the cart. A storage event keeps no page from the browser's cache. */
export function tellOtherTabs(name: CallName, now: number): void {
  if (changes.includes(name)) deviceStore.keep(storageKey, String(now));
}

/** Asks again what this tab shows of a cart that another tab has changed. */
export function useOtherTabs(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const listener = ({ key }: StorageEvent) => {
      if (key === storageKey) void mutate((kept) => typeof kept === 'string' && outOfDate.test(kept));
    };
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, [mutate]);
}
