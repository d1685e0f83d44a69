import { type EventDetail, locales } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { lang, takenOver, textsOf } from './shop.js';
import { clockOf, deviceNow, expect, sampleEvent, test } from './test.js';

// With reduced motion, the notice does not redirect by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Hides a tab's pages until `lookAt`, which pauses a notice's countdown. */
const inBackground = (page: Page) =>
  page.addInitScript(() => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    addEventListener('looked-at', () => {
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
const lookAt = (page: Page) => page.evaluate(() => dispatchEvent(new Event('looked-at')));

const { t } = textsOf(lang);
const dialog = (page: Page) => page.getByRole('dialog', { name: t('event.leavingTitle'), exact: true });

const path = `/${lang}/EventDetail.html?eventId=${sampleEvent('governmentNetwork')}`;

async function open(page: Page, request: APIRequestContext): Promise<string> {
  const params = { locale: locales[lang], eventId: sampleEvent('governmentNetwork') };
  const { title } = (await (await request.get('/api/eventDetail.do', { params })).json()) as EventDetail;
  await page.goto(`/${lang}/Events.html?${new URLSearchParams({ category: 'governmentNetwork', q: title })}`);
  await takenOver(page);
  await page.locator(`main a[href*="eventId=${params.eventId}"]`).first().click();
  return title;
}

test('§9 an event of the government network leaves after 3 seconds, and the way back does not lead away again', async ({
  page,
  request,
}) => {
  const title = await open(page, request);
  await page.waitForURL(/\/fake\/network\?/);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.goBack();
  await takenOver(page);
  await expect(page.getByRole('link', { name: t('event.networkGo'), exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('§2 the visitor can stay, and finds no way to buy there but the network’s own', async ({ page, request }) => {
  await inBackground(page);
  await (await clockOf(page)).install({ time: deviceNow() });
  await open(page, request);
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: t('event.leavingStay'), exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await lookAt(page);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('link', { name: t('event.networkGo'), exact: true })).toHaveAttribute(
    'href',
    /\/fake\/network\?/,
  );
  await expect(page.getByRole('button', { name: t('event.loginFirst'), exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('§2 nobody who asks for less motion is led away', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, request);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('link', { name: t('event.leavingGo'), exact: true }).click();
  await page.waitForURL(/\/fake\/network\?/);
});

test('§9 on a slow line the seconds begin when the notice can be read', async ({ page }) => {
  let loaded: () => void = () => {};
  const loading = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  await page.route('**/RedirectDialog*.js', async (route) => {
    await loading;
    await route.continue();
  });
  await (await clockOf(page)).install({ time: deviceNow() });
  const asked = page.waitForRequest('**/RedirectDialog*.js');
  await page.goto(path);
  await takenOver(page);
  await asked;
  // Stops the timers at the start of the countdown.
  await page.clock.pauseAt(deviceNow() + 60_000);
  await expect(page).toHaveURL(/EventDetail\.html/);
  loaded();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/3$/);
  await expect(page.getByRole('link', { name: t('event.leavingGo'), exact: true })).toBeFocused();
  await page.clock.resume();
  await page.waitForURL(/\/fake\/network\?/);
});

test('§9 the notice comes to a reader who arrives, before anything is touched, and waits in a background tab', async ({
  page,
}) => {
  await inBackground(page);
  await (await clockOf(page)).install({ time: deviceNow() });
  await page.goto(path);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/3$/);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('timer')).toHaveText(/3$/);
  await expect(page).toHaveURL(/EventDetail\.html/);
  await lookAt(page);
  await page.clock.runFor(5_000);
  await page.waitForURL(/\/fake\/network\?/);
});
