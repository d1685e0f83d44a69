import type { ListingCounts } from '@first-gong/domain';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { listenForComplaints, takenOver, textsOf } from './shop.js';

const total = (page: Page) => page.locator('#events').textContent();

/** An interest that leaves events, beside others, with a price of at most HK$300. */
async function aChoice(request: APIRequestContext): Promise<{ interest: string; count: number }> {
  const answer = await request.get('/data/listingCounts.json?price=300');
  const { counts } = (await answer.json()) as ListingCounts;
  const [interest = '', count = 0] =
    Object.entries(counts.interest ?? {}).find(([value, number]) => value !== '' && number > 0) ?? [];
  return { interest, count };
}

const lang = 'zh_hk';
const { t, format } = textsOf(lang);
const home = `/${lang}/Events.html`;

test('§2 a filter tells its count before the choice, is a chip after it, and the way back has the same card', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const { interest, count } = await aChoice(request);
  await page.goto(`${home}?price=300`);
  await takenOver(page);
  const select = page.getByLabel(t('home.interest'), { exact: true });
  await expect(select.locator(`option[value=${interest}]`)).toContainText(format.count(count));
  await select.selectOption(interest);
  await expect(page).toHaveURL(`${home}?interest=${interest}&price=300`);
  await expect.poll(() => total(page)).toContain(` ${format.count(count)}`);
  const chosen = page.getByRole('navigation', { name: t('home.chosen') });
  await expect(chosen.getByRole('link')).toHaveCount(2);

  const card = page.getByRole('article').last().getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page).toHaveURL(/EventDetail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.locator(`main a[href="${href}"]`).first()).toBeInViewport();
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), top)).toBeLessThan(4);

  await chosen.getByRole('link', { name: t('home.priceUpTo', { price: format.money(300_00) }) }).click();
  await expect(page).toHaveURL(`${home}?interest=${interest}`);
  await expect(chosen.getByRole('link')).toHaveCount(1);
  await page
    .getByRole('link', { name: t('home.clear') })
    .first()
    .click();
  await expect(page).toHaveURL(home);
  await expect(chosen).toBeHidden();
  expect(complaints).toEqual([]);
});

test('nonsense in an address shows the sane part, and search engines get the address of that part', async ({
  page,
}) => {
  const { t } = textsOf('en_us');
  const nonsense = 'interest=music&category=moon&venue=%00atlantis&price=-1&from=2027-02-30&to=0001-01-01&page=999';
  const answer = await page.goto(`/en_us/Events.html?${nonsense}&interest=moon&sort[]=x`);
  expect(answer?.status()).toBe(200);
  const current = page.getByRole('navigation', { name: t('home.pages') }).locator('[aria-current=page]');
  const last = (await current.count()) > 0 ? Number(await current.textContent()) : 1;
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(new RegExp(`/en_us/Events\\.html\\?interest=music${last > 1 ? `&page=${last}` : ''}$`));
  const links = await page
    .locator('main a[href*="Events.html"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.join()).not.toMatch(/atlantis|moon|price=|from=|to=|999/);
  await expect(page.getByRole('navigation', { name: t('home.chosen') }).getByRole('link')).toHaveCount(1);
});
