import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAge, keepAge, readAge } from './keptAge.js';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('§9 the word about the age stays in the tab for its member and film, until it is taken back', () => {
  keepAge('ada', 'night-ferry', true);
  expect(readAge('ada', 'night-ferry')).toBe(true);
  expect(readAge('ada', 'salt-road')).toBe(false);
  keepAge('ada', 'night-ferry', false);
  expect(readAge('ada', 'night-ferry')).toBe(false);
});

test('§6 another member finds nothing of it, and nor does the first one after that', () => {
  keepAge('ada', 'night-ferry', true);
  expect(readAge('ben', 'night-ferry')).toBe(false);
  expect(readAge('ada', 'night-ferry')).toBe(false);
});

test('a logout forgets it, and what somebody else has written there does no harm', () => {
  keepAge('ada', 'night-ferry', true);
  forgetAge();
  expect(readAge('ada', 'night-ferry')).toBe(false);
  kept.set('filmAge', '{"memberId":7,"eventId":null}');
  expect(readAge('ada', 'night-ferry')).toBe(false);
});
