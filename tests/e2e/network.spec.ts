import { type EventSummary, locales } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

// The notice leads away only readers who did not ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const lang of ['zh_hk', 'en_us'] as const) {
  const { t } = textsOf(lang);
  const list = `/${lang}/Events.html?category=governmentNetwork`;
  const dialog = (page: Page) => page.getByRole('dialog', { name: t('event.leavingTitle') });

  async function titleOfFirst(request: APIRequestContext): Promise<string> {
    const events = await request.get(`/data/utsvEventList.json?locale=${locales[lang]}&category=governmentNetwork`);
    return ((await events.json()) as EventSummary[])[0]?.title ?? '';
  }

  /** The address of the first event of the government network. */
  async function firstPath(request: APIRequestContext): Promise<string> {
    const events = await request.get(`/data/urbtixEventList.json?locale=${locales[lang]}`);
    const [event] = (await events.json()) as EventSummary[];
    return `/${lang}/EventDetail.html?eventId=${event?.id}`;
  }

  /** Opens the first event of the government network from the listing. */
  async function open(page: Page, request: APIRequestContext): Promise<string> {
    const title = await titleOfFirst(request);
    await page.goto(list);
    await takenOver(page);
    await page.locator('main').getByRole('link', { name: title }).first().click();
    await expect(dialog(page)).toBeVisible();
    return title;
  }

  test(`§9 an event of the government network leaves after 3 seconds, and the way back does not lead away again (${lang})`, async ({
    page,
    request,
  }) => {
    const title = await open(page, request);
    await expect(page.getByRole('timer')).toHaveText(/[1-3]$/);
    await page.waitForURL(/\/fake\/network\?/);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.goBack();
    await takenOver(page);
    await expect(page.getByRole('link', { name: t('event.networkGo') })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test(`§2 the visitor can stay, and finds no way to buy there but the network’s own (${lang})`, async ({
    page,
    request,
  }) => {
    await open(page, request);
    await page.getByRole('button', { name: t('event.leavingStay') }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('link', { name: t('event.networkGo') })).toHaveAttribute('href', /\/fake\/network\?/);
    await expect(page.getByRole('button', { name: t('event.loginFirst') })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test(`§2 nobody who asks for less motion is led away (${lang})`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, request);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.getByRole('link', { name: t('event.leavingGo') }).click();
    await page.waitForURL(/\/fake\/network\?/);
  });

  test(`§9 on a slow line the seconds begin when the notice can be read (${lang})`, async ({ page, request }) => {
    let loaded: () => void = () => {};
    const loading = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    await page.route('**/RedirectDialog*.js', async (route) => {
      await loading;
      await route.continue();
    });
    await page.clock.install();
    const asked = page.waitForRequest('**/RedirectDialog*.js');
    await page.goto(await firstPath(request));
    await takenOver(page);
    await asked;
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL(/EventDetail\.html/);
    loaded();
    await expect(page.getByRole('dialog', { name: t('event.leavingTitle') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/[1-3]$/);
    await expect(page.getByRole('link', { name: t('event.leavingGo') })).toBeFocused();
    await page.clock.runFor(5_000);
    await page.waitForURL(/\/fake\/network\?/);
  });

  test(`§9 the notice comes to a reader who arrives, before anything is touched, and waits in a background tab (${lang})`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => {
      let hidden = true;
      Object.defineProperty(document, 'hidden', { get: () => hidden });
      addEventListener('looked-at', () => {
        hidden = false;
        document.dispatchEvent(new Event('visibilitychange'));
      });
    });
    await page.clock.install();
    await page.goto(await firstPath(request));
    await expect(page.getByRole('dialog', { name: t('event.leavingTitle') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/3$/);
    await page.clock.runFor(20_000);
    await expect(page.getByRole('timer')).toHaveText(/3$/);
    await expect(page).toHaveURL(/EventDetail\.html/);
    await page.evaluate(() => dispatchEvent(new Event('looked-at')));
    await page.clock.runFor(5_000);
    await page.waitForURL(/\/fake\/network\?/);
  });
}
