import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabStore } from '../session/storage.js';
import { hasNewRelease, reloadsOnce } from './newRelease.js';

const reload = vi.fn();
const holds = (...values: string[]) =>
  vi.stubGlobal('document', { querySelectorAll: () => values.map((value) => ({ value })) });

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  holds('');
});
afterEach(() => {
  tabStore.forget('releaseLeft');
  vi.unstubAllGlobals();
  reload.mockClear();
});

test.each([
  ['are gone', 404, true],
  ['are still there', 200, false],
  ['are behind a server that is busy', 503, false],
  ['cannot be reached', null, false],
])('§8 the files of this release %s', async (_, status, expected) => {
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  expect(await hasNewRelease('/assets/main-one.js')).toBe(expected);
});

test('§8 the document is loaded anew once for each release', () => {
  expect(reloadsOnce('/assets/main-one.js')).toBe(true);
  expect(reloadsOnce('/assets/main-one.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadsOnce('/assets/main-two.js')).toBe(true);
});

test('§8 the document stays while a field holds words that would be lost', () => {
  holds('', 'Gong-2026');
  expect(reloadsOnce('/assets/main-three.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  holds('', '');
  expect(reloadsOnce('/assets/main-three.js')).toBe(true);
});
