import type { CallName } from '@first-gong/contract';
import { deviceStore } from '../session/storage.js';

const cartCalls: readonly CallName[] = ['shoppingCart', 'transactionPreview', 'txns'];

/** The calls whose responses are out of date after another call. */
export const staleAfter: Partial<Record<CallName, readonly CallName[]>> = {
  seatHold: cartCalls,
  cinemaHold: cartCalls,
  seatRelease: cartCalls,
  holdAgain: cartCalls,
  goneDismiss: cartCalls,
  transactionConfirm: cartCalls,
  transactionCancel: cartCalls,
  payWish: ['balance'],
  readNotices: ['personalNotices'],
};

/** Under this name the browser tells its other tabs of a call. */
const storageKey = 'staleAfter';

/**
 * Tells the other tabs of a call that makes responses stale. A storage event keeps no page from the back-forward cache.
 * @param now distinguishes two calls of one name.
 */
export function broadcastCall(name: CallName, now: number): void {
  if (name in staleAfter) deviceStore.keepData(storageKey, { name, now });
}

/** Listens to the calls of other tabs. Returns a function that stops it. */
export function onOtherTabsCall(listener: (name: CallName) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const call = key === storageKey ? deviceStore.readData<{ name: CallName }>(storageKey) : null;
    if (call) listener(call.name);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
