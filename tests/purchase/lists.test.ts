import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { callOf, calls } from '@first-gong/contract';
import { locales } from '@first-gong/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { friday, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ now: () => friday });
}, 60_000);
afterAll(() => shop.close());

/** Sends a request and returns the raw response, because fetch would decompress it. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(shop.url + path, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

const listNames = [
  'eventList',
  'urbtixEventList',
  'kdafEventList',
  'hkiffEventList',
  'passEventList',
  'categoryList',
  'bannerList',
  'brandedPresenterList',
  'newsList',
  'popupEventList',
  'footerMessageList',
  'addressList',
  'eventDateList',
  'performanceList',
  'venueList',
] as const;

/** Lists without translated texts. */
const wordless: readonly string[] = ['categoryList', 'eventDateList'];

const table = listNames.map((name) => [name, callOf(name)] as const);

describe('§3 §7 every list', () => {
  it.each(table)(
    '%s is a JSON array by the table, never empty, in three languages',
    async (name, { path, response }) => {
      const bodies = await Promise.all(
        Object.values(locales).map(async (locale) => {
          const { status, headers, body } = await ask(`${path}?locale=${locale}`);
          expect(status).toBe(200);
          const rows: unknown[] = JSON.parse(String(body));
          expect(Array.isArray(rows)).toBe(true);
          expect(rows.length).toBeGreaterThan(0);
          expect(response.is(rows)).toBe(true);
          expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(rows.length);
          return String(body);
        }),
      );
      expect(new Set(bodies).size).toBe(wordless.includes(name) ? 1 : 3);
    },
  );

  it.each(table)('%s is sent as kept, compressed bytes', async (_name, { path }) => {
    const plain = await ask(path);
    const packed = await ask(path, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    const again = await ask(`${path}?timestamp=1`, { 'if-none-match': plain.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('with pages continues on the next page', async () => {
    for (const name of ['eventList', 'passEventList'] as const) {
      const pages = await Promise.all(
        ['1', '2'].map(async (page) => (await shop.visitor(calls[name], { query: { page } })).data),
      );
      expect(pages.map(({ length }) => length)).toEqual([30, 30]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(60);
    }
  });
});

describe('§7 the config', () => {
  it('tells the settings and the state of the site, and is never kept', async () => {
    const { path } = calls.config;
    const { headers, body } = await ask(path);
    expect(JSON.parse(String(body))).toEqual({
      showWishList: true,
      specificPeriodGray: null,
      site: { maintenance: null, weather: 'none', serverNow: expect.stringMatching(/Z$/) },
    });
    expect([headers['cache-control'], headers.etag, headers['x-total-count']]).toEqual([
      'no-store',
      undefined,
      undefined,
    ]);
  });
});
