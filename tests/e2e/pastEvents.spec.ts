import { type EventSummary, locales } from '@first-gong/domain';
import { expectNoAxeViolations } from './axe.js';
import { lang, listenForComplaints, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const { t, format } = textsOf(lang);
const listAddress = `/data/utsvPassEventList.json?locale=${locales[lang]}`;

test('§2 past events are there by year and month, searched by keyboard, at 320 px', async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  const list = await request.get(listAddress);
  const [latest] = (await list.json()) as EventSummary[];
  if (!latest) throw new Error('The shop has no past events.');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/${lang}/PastEvents.html`);
  await expect(page).toHaveTitle(t('pastEvents.pageTitle'));
  const year = page.getByRole('region', { name: latest.lastDate.slice(0, 4), exact: true });
  await expect(year.getByRole('heading', { level: 3 }).first()).toHaveText(format.month(latest.lastDate));
  await expect(year.getByRole('listitem').first()).toContainText(latest.venue);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await takenOver(page);
  await expectNoAxeViolations(page);

  const field = page.locator('main').getByRole('searchbox');
  await field.fill(latest.title);
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]q=/);
  await expect(page).toHaveTitle(t('pastEvents.pageTitleOfSearch', { words: latest.title }));
  await expect(
    page.locator('main').getByRole('heading', { level: 4, name: latest.title, exact: true }).first(),
  ).toBeAttached();
  await field.fill('zzzzqqqq');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('common.noSearchResult'), exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: t('pastEvents.all'), exact: true }).click();
  await expect(year).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 past events are read, paged and searched', async ({ page, request }) => {
    await page.goto(`/${lang}/PastEvents.html`);
    const entries = page.locator('main').getByRole('heading', { level: 4 });
    await expect(entries).toHaveCount(30);
    await page.getByRole('link', { name: t('pastEvents.pageNumber', { page: 2 }), exact: true }).click();
    await expect(page).toHaveTitle(t('pastEvents.pageTitleOfPage', { page: 2 }));
    const second = await request.get(`${listAddress}&page=2`);
    const titles = ((await second.json()) as EventSummary[]).map(({ title }) => title);
    await expect.poll(async () => (await entries.allTextContents()).toSorted()).toEqual(titles.toSorted());
    const words = titles[0] ?? '';
    await page.locator('main').getByRole('searchbox').fill(words);
    await page
      .locator('main')
      .getByRole('button', { name: t('common.search'), exact: true })
      .click();
    await expect(page).toHaveTitle(t('pastEvents.pageTitleOfSearch', { words }));
    await expect(entries.filter({ hasText: words }).first()).toBeAttached();
    expect(await entries.count()).toBeLessThan(30);
  });
});
