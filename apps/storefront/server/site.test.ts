import { afterEach, expect, test, vi } from 'vitest';
import { createSiteWatch } from './site.js';

afterEach(() => vi.unstubAllGlobals());

test('§4 a document knows how long it is until the site turns gray', async () => {
  const specificPeriodGray = { effectiveFrom: '2031-05-06T10:00:30.000Z', effectiveTo: '2031-05-06T11:00:00.000Z' };
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).includes('config.json')
      ? Response.json({ showWishList: true, specificPeriodGray })
      : new Response(null, { status: 503 }),
  );
  let now = Date.parse('2031-05-06T10:00:00.000Z');
  const watch = createSiteWatch('http://api.example', () => now);
  expect(await watch()).toMatchObject({ gray: false, changesIn: 30_000 });
  now += 30_000;
  expect(await watch()).toMatchObject({ gray: true, changesIn: 3_570_000 });
  now += 3_600_000;
  expect(await watch()).toMatchObject({ gray: false, changesIn: null });
});

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

test('a kept document is no longer that of the moment after midnight in Hong Kong, by the clock of the API', async () => {
  let serverNow = '2031-05-06T15:59:00.000Z';
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).includes('config.json')
      ? Response.json({
          showWishList: true,
          specificPeriodGray: null,
          site: { serverNow, maintenance: null, weather: 'none' },
        })
      : new Response(null, { status: 503 }),
  );
  let now = 0;
  const watch = createSiteWatch('http://api.example', () => now);
  const before = await watch();
  expect(before.now).toBe(Date.parse(serverNow));
  serverNow = '2031-05-06T16:00:00.000Z';
  now += 60_000;
  expect((await watch()).fingerprint).not.toBe(before.fingerprint);
});
