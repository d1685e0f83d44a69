import type { Page } from '@playwright/test';
import { listenForComplaints, sampleOffer } from './shop.js';
import { expect, test } from './test.js';

const fontFile = /archivo.*\.woff2$/;

const hasArchivo = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Archivo' && status === 'loaded'));

test('Archivo comes after the first picture, and no style of the document asks for it', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto('/en_us/Events.html');
  await expect.poll(() => hasArchivo(page)).toBe(true);
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  const [asked, painted] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  ]);
  expect(asked).toBeGreaterThanOrEqual(painted);
  // An additional font would come from a rule of a stylesheet.
  expect(await page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Archivo').length)).toBe(1);
  expect(complaints).toEqual([]);
});

test('a page whose font cannot be loaded is in a font of the system', async ({ page }) => {
  await page.route(fontFile, (route) => route.abort());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const failed = page.waitForEvent('requestfailed', (request) => fontFile.test(request.url()));
  await page.goto('/en_us/Events.html');
  await failed;
  expect(await hasArchivo(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the first picture of an event waits for its header, and for no element that is missing', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const { event } = await sampleOffer(request, 'en_us');
  await page.goto(`/en_us/EventDetail.html?eventId=${encodeURIComponent(event.id)}`);
  const expected = await page.locator('link[rel="expect"]').getAttribute('href');
  await expect(page.locator(`header${expected}`).getByRole('heading', { level: 1 })).toHaveText(event.title);
  await page.goto('/en_us/Events.html');
  await expect(page.locator('link[rel="expect"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
