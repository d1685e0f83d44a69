import type { Page } from '@playwright/test';
import { backForwardOptions } from '../browser.js';
import { isTakenOver, listenForComplaints, logInByCall, textsOf } from './shop.js';
import { expect, test } from './test.js';

test.use({ launchOptions: backForwardOptions });

const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
  );

const lang = 'zh_hk';
const { t } = textsOf(lang);

test('a page loads no script before the first intention, and a pointer over a link is one', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto(`/${lang}/PastEvents.html`);
  await page.waitForLoadState('networkidle');
  expect(await scripts(page)).toBe(0);
  // The whole stylesheet must not compete with files of the first paint.
  const stylesheets = await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css'));
    const { loadEventStart, navigationStart } = performance.timing;
    return files.length > 0 && files.map(({ startTime }) => startTime >= loadEventStart - navigationStart);
  });
  expect(await stylesheets.jsonValue()).not.toContain(false);
  await page.getByRole('contentinfo').getByRole('link').first().hover();
  await isTakenOver(page);
  expect(complaints).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a key, and a touch, are a first intention too', async ({ context }) => {
    for (const begin of [(page: Page) => page.keyboard.press('Tab'), (page: Page) => page.touchscreen.tap(2, 300)]) {
      const page = await context.newPage();
      await page.goto(`/${lang}/PastEvents.html`);
      expect(await scripts(page)).toBe(0);
      await begin(page);
      await isTakenOver(page);
    }
  });
});

test(`the document of a member's page asks in its head for all script of the first call that script makes`, async ({
  page,
  request,
}, { parallelIndex }) => {
  await logInByCall(page, request, parallelIndex);
  const document = await page.goto(`/${lang}/ShoppingCart.html`);
  const [head = ''] = ((await document?.text()) ?? '').split('</head>');
  const preloaded = [...head.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file);
  const loadedBeforeCall = await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource');
    // The inline script sends the other calls.
    const call = entries.find(({ name }) => name.includes('/api/user/personalNotices.do'));
    return (
      call &&
      entries
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= call.startTime)
        .map(({ name }) => new URL(name).pathname)
    );
  });
  const files = (await loadedBeforeCall.jsonValue()) ?? [];
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !preloaded.includes(file))).toEqual([]);
});

test(`a member's page takes over by itself`, async ({ page, request }, { parallelIndex }) => {
  await logInByCall(page, request, parallelIndex);
  await page.goto(`/${lang}/Events.html`);
  await isTakenOver(page);
  await expect(page.getByRole('link', { name: t('common.logout'), exact: true }).first()).toBeAttached();
});

test('a page that nobody touched, and that the browser brings back after a login, is that of the member', async ({
  page,
  request,
}, { parallelIndex }) => {
  await page.goto('/en_us/PastEvents.html');
  await page.evaluate(() => {
    Object.assign(window, { kept: true });
  });
  await logInByCall(page, request, parallelIndex);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await isTakenOver(page);
  await expect(
    page.getByRole('link', { name: textsOf('en_us').t('common.logout'), exact: true }).first(),
  ).toBeAttached();
});
