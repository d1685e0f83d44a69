import type { Page } from '@playwright/test';
import { lang, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const garbage = ['', 'null', '0', '{}', '[null]', '[{"id":1}]', '[{"id":"cut', '<!doctype html><title>Wi-Fi</title>'];

const { t } = textsOf(lang);
const listed = (page: Page) => page.locator('main').getByRole('article');

test('nonsense filters, dates and page numbers show the sane part, in the list, the past and an event', async ({
  page,
  request,
}) => {
  const nonsense = 'category=moon&venue=%00&price=-1&from=2027-02-30&to=x&date=2026-13-01&page=1e9&sort[]=x';
  const answer = await page.goto(`/${lang}/Events.html?interest=music&${nonsense}`);
  expect(answer?.status()).toBe(200);
  await expect(listed(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('home.chosen'), exact: true }).getByRole('link')).toHaveCount(1);

  for (const number of ['-1', '1.5', 'NaN', '99999999999999999999', '%F0%9F%8E%AD']) {
    expect((await page.goto(`/${lang}/PastEvents.html?page=${number}`))?.status(), number).toBe(200);
    await expect(page, number).toHaveTitle(t('pastEvents.pageTitle'));
  }
  // A page beyond the end of the list.
  await page.goto(`/${lang}/PastEvents.html?page=9999`);
  await expect(page.locator('main [aria-current=page]')).toHaveCount(1);

  const { event, performance } = await sampleOffer(request, lang);
  const choice = 'performanceId=none&zone=%F0%9F%8E%AD&quantity=-3&day=2026-02-31&way=swim&types=x,y&seats=%00';
  const shown = await page.goto(`/${lang}/EventDetail.html?eventId=${event.id}&${choice}`);
  expect(shown?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.title);
  await takenOver(page);
  await expect(page.getByText(performance.id)).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(/NaN|undefined|\[object/);
});

test('no list that answers garbage blanks a page', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const main = page.locator('main');
  const stands = async (what: string) => {
    await expect(main.getByRole('heading', { level: 1 }), what).toHaveCount(1);
    await expect(main, what).not.toContainText(/NaN|undefined|\[object/);
    await expect(page.getByRole('contentinfo'), what).toBeVisible();
  };
  for (const body of garbage) {
    await page.goto(`/${lang}/Help.html`);
    await takenOver(page);
    await page.route(/\/(?:data|api)\//, (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common.pastEvents'), exact: true })
      .click();
    await page.waitForURL(/\/PastEvents\.html$/);
    await expect(page).toHaveTitle(t('pastEvents.pageTitle'));
    await expect(main.getByRole('button', { name: t('common.tryAgain'), exact: true }).first(), body).toBeVisible();
    await stands(`past events, ${body}`);
    await page.getByRole('banner').locator('nav a[href$="/Events.html"]').first().click();
    await page.waitForURL(/\/Events\.html$/);
    await expect(page).toHaveTitle(t('home.pageTitle'));
    await expect(main.getByRole('button', { name: t('common.tryAgain'), exact: true }).first(), body).toBeVisible();
    await stands(`home, ${body}`);
    await page.unroute(/\/(?:data|api)\//);
  }
  expect(failures).toEqual([]);
});
