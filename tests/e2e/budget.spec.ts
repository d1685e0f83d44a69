import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { listenForComplaints, takenOver } from './shop.js';

/** Kilobytes of the first visit, compressed as in the response. They do not depend on the load of the machine. */
const budget = { beforePaint: 5, script: 100, css: 12, shift: 0.02 };
const kilobytes = (bytes: number) => bytes / 1000;

for (const lang of ['zh_hk', 'en_us']) {
  test(`the first visit to the home page keeps its budget (${lang})`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.addInitScript(() => {
      const counted = window as unknown as { shift: number };
      counted.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const document = await page.goto(`/${lang}/Events.html`);
    const html = (await document?.text()) ?? '';
    const inline = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, code]) => code,
    );
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(kilobytes(inline.join('').length)).toBeLessThanOrEqual(budget.beforePaint);

    await takenOver(page);
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(kilobytes(sizes.reduce((sum, size) => sum + size, 0))).toBeLessThanOrEqual(budget.script);

    const css = /<style nonce="[\w-]+">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(css).not.toBe('');
    expect(kilobytes(brotliCompressSync(css).byteLength)).toBeLessThanOrEqual(budget.css);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(budget.shift);
    expect(complaints).toEqual([]);
  });
}
