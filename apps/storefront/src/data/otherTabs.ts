import { deviceStore } from '../session/storage.js';

const storageKey = 'stale';

/** Informs other tabs. Unlike a channel, the storage event allows the back-forward cache. @param now a unique value */
export const broadcastStale = (names: readonly string[], now: number): void =>
  deviceStore.keepData(storageKey, { names, now });

/** Calls the listener with the calls that another tab has made stale. Returns the unsubscribe function. */
export function onStale(listener: (names: readonly string[]) => void): () => void {
  const onStorage = ({ key }: StorageEvent) =>
    key === storageKey && listener(deviceStore.readData<{ names: string[] }>(key)?.names ?? []);
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
