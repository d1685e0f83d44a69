import { beforeEach, expect, test, vi } from 'vitest';
import { clearRecent, keepRecent, readRecent } from './recentSearches.js';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('§1 the last six searches are kept, the newest first and each once', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) keepRecent(words);
  expect(readRecent()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(keepRecent('')).toEqual(readRecent());
});

test('§1 they can be cleared, and nothing of them stays on the device', () => {
  keepRecent('opera');
  clearRecent();
  expect(readRecent()).toEqual([]);
  expect(kept.size).toBe(0);
});

test.each(['{', '"opera"', '[1, "opera", null]'])('what somebody else has written there does no harm: %s', (text) => {
  kept.set('recentSearches', text);
  expect(readRecent().every((each) => each === 'opera')).toBe(true);
});
