import { brotliCompressSync } from 'node:zlib';
import { href, type RouteName } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import {
  buyByCall,
  dismissPopups,
  emptyCart,
  eventPath,
  holdByCall,
  listenForComplaints,
  logInByCall,
  sampleOffer,
  takenOver,
} from './shop.js';
import { expect, test } from './test.js';

/**
 * Kilobytes of the first visit, compressed, independent of the machine's load.
 * - `page`: everything before the first interaction
 * - `script`: loaded by the first interaction; `eventScript`: on an event's page
 * - `zoneScript`: with the search for best seats, after a zone is chosen
 */
const budget = {
  page: 110,
  beforePaint: 5,
  script: 113.8,
  eventScript: 152.3,
  zoneScript: 156.9,
  css: 8.2,
  shift: 0.01,
};
/**
 * Kilobytes of script that a member's page loads by itself, without the files that the worker loads for offline
 * tickets. Its texts are in the document.
 */
const memberScript = {
  shoppingCart: 118.3,
  transactionPreview: 125,
  receipt: 123,
  txnHistory: 119.4,
  memberInfo: 163.3,
} as const;
const kilobytes = (bytes: number) => bytes / 1000;

/** The compressed bytes of loaded files, each once. Includes the page itself if `kind` matches an empty path. */
const loaded = (page: Page, kind: RegExp) =>
  page.evaluate((pattern) => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const sizes = new Map((entries as PerformanceResourceTiming[]).map((entry) => [entry.name, entry.encodedBodySize]));
    return [...sizes]
      .filter(([name]) => new RegExp(pattern).test(new URL(name).pathname))
      .reduce((sum, [, size]) => sum + size, 0);
  }, kind.source);

/**
 * Opens a complete document of less than five seconds, and returns it. On a busy machine a document may lack a list, and
 * a cached document may be ten seconds old. In both cases script makes a call, and its files would count.
 */
async function openWhole(page: Page, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const response = await page.goto(path);
    html = (await response?.text()) ?? '';
    expect(html).toContain('"failures":{}');
    const age = /made;dur=([\d.]+)/.exec(response?.headers()['server-timing'] ?? '')?.[1];
    expect(Number(age)).toBeLessThan(5000);
  }).toPass();
  return html;
}

/** The kilobytes of script that a visit loads for hydration. */
const scriptOf = async (page: Page, path: string) => {
  await openWhole(page, path);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  return kilobytes(await loaded(page, /\.js$/));
};

for (const lang of ['zh_hk', 'en_us'] as const) {
  test(`the first view of the home page keeps its budget (${lang})`, async ({ page, request }) => {
    await dismissPopups(page, request);
    const complaints = listenForComplaints(page);
    await page.addInitScript(() => {
      const counted = window as unknown as { shift: number };
      counted.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const html = await openWhole(page, `/${lang}/Events.html`);
    const inline = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, code]) => code,
    );
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(kilobytes(inline.join('').length)).toBeLessThanOrEqual(budget.beforePaint);
    const css = /<style nonce="[\w-]+">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(css).not.toBe('');
    expect(kilobytes(brotliCompressSync(css).byteLength)).toBeLessThanOrEqual(budget.css);

    await page.waitForLoadState('networkidle');
    expect(await loaded(page, /\.js$/)).toBe(0);
    expect(await loaded(page, /Events\.html$/)).toBeGreaterThan(0);
    expect(kilobytes(await loaded(page, /./))).toBeLessThanOrEqual(budget.page);

    await takenOver(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(budget.shift);

    const script = await scriptOf(page, `/${lang}/Events.html`);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(complaints).toEqual([]);
  });

  test(`the script of an event's page keeps its budget (${lang})`, async ({ page, request }) => {
    const chosen = eventPath(lang, await sampleOffer(request, lang));
    const script = await scriptOf(page, chosen.replace(/&zone=.*/, ''));
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(budget.eventScript);
    const best = page.waitForResponse(/bestSeats\.do/);
    await scriptOf(page, chosen);
    await best;
    const zoneScript = kilobytes(await loaded(page, /\.js$/));
    expect(zoneScript).toBeGreaterThan(script);
    expect(zoneScript).toBeLessThanOrEqual(budget.zoneScript);
  });
}

test.describe('a member', () => {
  // The service worker would return uncompressed files.
  test.use({ serviceWorkers: 'block' });

  for (const lang of ['zh_hk', 'en_us'] as const) {
    test(`the script of a member's pages keeps its budget (${lang})`, async ({ page, request }, { parallelIndex }) => {
      const headers = await logInByCall(page, request, parallelIndex);
      await emptyCart(request, parallelIndex);
      const offer = await sampleOffer(request, lang);
      const { transactionNumber } = await buyByCall(request, headers, offer);
      await holdByCall(request, headers, offer, 2);
      for (const [name, limit] of Object.entries(memberScript)) {
        const query = name === 'receipt' ? { transactionNumber } : undefined;
        const script = await scriptOf(page, href(lang, name as RouteName, query));
        expect(script, name).toBeGreaterThan(0);
        expect(script, name).toBeLessThanOrEqual(limit);
      }
      await emptyCart(request, parallelIndex);
    });
  }
});
