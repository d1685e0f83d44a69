import { deviceStore } from '../session/storage.js';

/** Under this name the browser tells its other tabs which calls have stale responses. */
const storageKey = 'stale';

/** Tells the other tabs. A storage event keeps no page from the back-forward cache. @param now makes the value a new one */
export const broadcastStale = (names: readonly string[], now: number): void =>
  deviceStore.keepData(storageKey, { names, now });

/** Calls the listener with the calls that another tab has made stale. Returns a function that stops it. */
export function onStale(listener: (names: readonly string[]) => void): () => void {
  const onStorage = ({ key }: StorageEvent) =>
    key === storageKey && listener(deviceStore.readData<{ names: string[] }>(key)?.names ?? []);
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
