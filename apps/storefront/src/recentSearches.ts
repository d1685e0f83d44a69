const key = 'recentSearches';
/** reading: the last searches that a device keeps. */
const limit = 6;

/** The last searches of this device, the newest first. None where the browser keeps nothing. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the newest one, once. @returns the searches that are kept. */
export function keepRecent(words: string): string[] {
  const recent =
    words === '' ? readRecent() : [words, ...readRecent().filter((each) => each !== words)].slice(0, limit);
  write(recent);
  return recent;
}

/** Forgets every search. */
export const clearRecent = (): void => write([]);

function write(recent: readonly string[]): void {
  try {
    if (recent.length > 0) localStorage.setItem(key, JSON.stringify(recent));
    else localStorage.removeItem(key);
  } catch {
    // The browser keeps nothing: the next page has no recent searches.
  }
}
