import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadsForNewRelease } from './newRelease.js';

const reload = vi.fn();
const answers = (status: number | null) =>
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });

beforeEach(() => vi.stubGlobal('location', { reload }));
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('§8 the document is loaded anew when the files of this release are gone, and once only', async () => {
  answers(404);
  expect(await reloadsForNewRelease('/assets/main-one.js')).toBe(true);
  expect(await reloadsForNewRelease('/assets/main-one.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await reloadsForNewRelease('/assets/main-two.js')).toBe(true);
});

test.each([
  ['are still there', 200],
  ['are behind a server that is busy', 503],
  ['cannot be reached', null],
])('§8 the document stays when the files of this release %s', async (_, status) => {
  answers(status);
  expect(await reloadsForNewRelease(`/assets/main-${status}.js`)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
