import { deviceStore } from './storage.js';

const key = 'recentSearches';
/** assumption: the number of searches that a device keeps. */
const limit = 6;

/** This device's last searches, newest first. */
export function readRecent(): string[] {
  const stored = deviceStore.readData(key);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, limit) : [];
}

/** Keeps a search as the newest one, without duplicates. @returns all stored searches */
export function keepRecent(searchText: string): string[] {
  const recent =
    searchText === ''
      ? readRecent()
      : [searchText, ...readRecent().filter((each) => each !== searchText)].slice(0, limit);
  if (recent.length > 0) deviceStore.keepData(key, recent);
  return recent;
}

export const clearRecent = (): void => deviceStore.forget(key);
