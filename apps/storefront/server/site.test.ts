import { afterEach, expect, test, vi } from 'vitest';
import { createSiteWatch } from './site.js';

afterEach(() => vi.unstubAllGlobals());

test('a kept document is no longer that of the moment once the wish list is switched off', async () => {
  let showWishList = true;
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).includes('config.json')
      ? Response.json({ showWishList, specificPeriodGray: null })
      : new Response(null, { status: 503 }),
  );
  let now = 0;
  const watch = createSiteWatch('http://api.example', () => now);
  const before = await watch();
  now += 60_000;
  expect((await watch()).fingerprint).toBe(before.fingerprint);
  showWishList = false;
  now += 60_000;
  expect((await watch()).fingerprint).not.toBe(before.fingerprint);
});
