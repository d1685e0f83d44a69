import { addDays, addMonths, groups, holidaysAreKnown, hongKongDate, type ListingCounts } from '@first-gong/domain';
import type { APIRequestContext } from '@playwright/test';
import { instant } from '../instant.js';
import { lang, listenForComplaints, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const today = hongKongDate(instant);

const interest = 'music';

/** The number of events of an interest with a price of at most HK$300. */
async function countOf(request: APIRequestContext): Promise<number> {
  const { counts } = (await (await request.get('/data/listingCounts.json?price=300')).json()) as ListingCounts;
  return counts.interest?.[interest] ?? 0;
}

const { t, format } = textsOf(lang);
const home = `/${lang}/Events.html`;

test('§1 each of the seven groups can be chosen, and has events', async ({ page }) => {
  await page.goto(home);
  await takenOver(page);
  const select = page.getByLabel(t('home.group'), { exact: true });
  for (const group of groups) {
    await select.selectOption(group);
    await expect(page).toHaveURL(`${home}?group=${group}`);
    await expect(page.locator('#events')).toContainText(t(`home.group_${group}`));
    await expect(page.locator('main article').first()).toBeVisible();
  }
});

test('without script, the filters that are not chosen are not in the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(home);
  await page.getByLabel(t('home.group'), { exact: true }).selectOption('sports');
  await page
    .getByRole('button', { name: t('home.apply'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${home}?group=sports`);
  await context.close();
});

test('§2 a filter tells its count before the choice, is a chip after it, and the way back has the same card', {
  tag: '@instants',
}, async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  const count = await countOf(request);
  expect(count).toBeGreaterThan(0);
  await page.goto(`${home}?price=300`);
  await takenOver(page);
  const select = page.getByLabel(t('home.interest'), { exact: true });
  await expect(select.locator(`option[value=${interest}]`)).toContainText(format.count(count));
  await select.selectOption(interest);
  await expect(page).toHaveURL(`${home}?interest=${interest}&price=300`);
  await expect(page.locator('#events')).toContainText(` ${format.count(count)}`);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const chosen = page.getByRole('navigation', { name: t('home.chosen'), exact: true });
  await expect(chosen.getByRole('link')).toHaveCount(2);

  const card = page.locator('main article a[href*="EventDetail.html"]').last();
  // After the cards above have their height.
  await card.hover();
  const topOf = () => card.evaluate((link) => link.getBoundingClientRect().top);
  const top = await topOf();
  const href = (await card.getAttribute('href')) ?? '';
  const again = page.locator(`main a[href="${href}"]`).first();
  for (const isReloaded of [false, true]) {
    await again.click();
    await page.waitForURL(/\/EventDetail\.html/);
    await expect(page.locator('#performances')).toBeVisible();
    if (isReloaded) {
      await page.reload();
      await takenOver(page);
    }
    await page.goBack();
    await page.waitForURL(/\/Events\.html/);
    await expect(again).toBeFocused();
    await expect(again).toBeInViewport();
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(4);
  }

  await chosen
    .getByRole('link')
    .filter({ hasText: t('home.priceUpTo', { price: format.money(300_00) }) })
    .click();
  await expect(page).toHaveURL(`${home}?interest=${interest}`);
  await expect(chosen.getByRole('link')).toHaveCount(1);
  await page
    .getByRole('link', { name: t('home.clear'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(home);
  await expect(chosen).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a range of prices is chosen by mouse and keyboard on a slider, and in its selects', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto(home);
  await takenOver(page);
  const thumb = (end: 'minPrice' | 'price') =>
    page.getByRole('slider', { name: `${t(`home.${end}`)}: ${t('home.priceRange')}`, exact: true });
  await expect(thumb('price')).toHaveCount(0);
  await page.getByText(t('home.moreFilters'), { exact: true }).click();
  const [from, to] = await Promise.all([thumb('minPrice').boundingBox(), thumb('price').boundingBox()]);
  if (!from || !to) throw new Error('The slider has no thumbs.');
  const centre = (box: typeof from) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [start, end] = [centre(from), centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + (end.x - start.x) * 0.3, start.y, { steps: 4 });
  await expect(page).toHaveURL(home);
  await page.mouse.up();
  await expect(page).toHaveURL(`${home}?minPrice=200`);
  await thumb('price').press('ArrowLeft');
  await thumb('price').press('ArrowLeft');
  await expect(page).toHaveURL(`${home}?minPrice=200&price=800`);
  await expect(thumb('price')).toBeFocused();
  await expect(page.getByRole('group', { name: t('home.priceRange'), exact: true })).toContainText(
    format.priceRange(200_00, 800_00),
  );
  await page.getByLabel(t('home.minPrice'), { exact: true }).selectOption('300');
  await expect(page).toHaveURL(`${home}?minPrice=300&price=800`);
  expect(complaints).toEqual([]);
});

test('§2 the calendar is used by keyboard, names the holidays, and takes its days in either order', {
  tag: '@instants',
}, async ({ page }) => {
  const { t, format } = textsOf(lang);
  // The next Christmas with all days before it still to come.
  const year = (today.slice(5) < '12-15' ? today : addMonths(today, 12)).slice(0, 4);
  const day = `${year}-12-25`;
  const name = holidaysAreKnown(day) ? t('dayCalendar.christmasDay') : lang === 'en_us' ? '25 December' : '12月25日';
  await page.goto(`/${lang}/Events.html?from=${year}-12-27&to=${year}-12-28`);
  await takenOver(page);
  const open = page.getByRole('button', { name: t('dayCalendar.open'), exact: true });
  await open.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const christmas = page.getByRole('grid').getByRole('button', { name: new RegExp(name) });
  await christmas.first().focus();
  await page.keyboard.press('Enter');
  // The focus has moved to the next day. The end of the range may precede its start.
  for (let day = 26; day > 23; day--) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${lang}/Events.html?from=${year}-12-23&to=${year}-12-25`);
  await expect(open).toBeFocused();
  const days = format.dayRange(`${year}-12-23`, `${year}-12-25`);
  await expect(page.locator('#events')).toContainText(days);
  await expect(page.getByRole('status').filter({ hasText: days })).toBeAttached();
});

/** Other filters besides each control's: none, values and days, and a search with order and page. */
const beside = [
  '',
  `interest=music&price=500&available=true&from=${addDays(today, 60)}&to=${addDays(today, -300)}`,
  'q=opera&shortcut=thisMonth&sort=cheapest&page=2',
];

for (const query of beside) {
  test(`§2 each option and quick date has the number of events that its choice leaves (${query || 'everything'})`, async ({
    page,
    request,
  }) => {
    const { t } = textsOf(lang);
    // A performance that begins between two responses changes the counts.
    await expect(async () => {
      await page.goto(`/${lang}/Events.html?${query}`);
      const options = page.locator('main select:not([name=sort]) option');
      const selects = await options.evaluateAll((all) =>
        (all as HTMLOptionElement[]).map((option) => {
          const form = new FormData(option.form ?? undefined);
          form.set(option.parentElement?.getAttribute('name') ?? '', option.value);
          const fields = [...form].filter(([, value]) => value !== '') as [string, string][];
          const [, number] = /[(（]([0-9,]+)[)）]$/.exec(option.label) ?? [];
          return { href: `${option.form?.action}?${new URLSearchParams(fields)}`, number };
        }),
      );
      const dates = await page
        .getByRole('navigation', { name: t('home.shortcuts'), exact: true })
        .getByRole('link')
        .evaluateAll((all) =>
          (all as HTMLAnchorElement[])
            // The link of a chosen filter removes it.
            .filter((link) => link.getAttribute('aria-current') === null)
            .map(({ href, innerText }) => ({ href, number: /[0-9,]+/.exec(innerText)?.[0] })),
        );
      expect(selects.length).toBeGreaterThan(40);
      expect(dates.length).toBeGreaterThan(6);
      for (const { href, number } of [...selects, ...dates]) {
        const html = await (await request.get(href)).text();
        const heading = /<h[12][^>]* id="events"[^>]*>(.*?)<\/h[12]>/s.exec(html)?.[1] ?? '';
        const [, found] = /([0-9,]+)<\/span>$/.exec(heading) ?? [];
        expect(found, href).toBe(number);
      }
    }).toPass({ timeout: 100_000 });
  });
}

test('nonsense in an address shows the sane part, and search engines get the address of that part', async ({
  page,
}) => {
  const { t } = textsOf('en_us');
  const nonsense = 'interest=music&category=moon&venue=%00atlantis&price=-1&from=2027-02-30&to=0001-01-01&page=999';
  const answer = await page.goto(`/en_us/Events.html?${nonsense}&interest=moon&sort[]=x`);
  expect(answer?.status()).toBe(200);
  const current = page.getByRole('navigation', { name: t('home.pages'), exact: true }).locator('[aria-current=page]');
  const last = (await current.count()) > 0 ? Number(await current.textContent()) : 1;
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(new RegExp(`/en_us/Events\\.html\\?interest=music${last > 1 ? `&page=${last}` : ''}$`));
  const links = await page
    .locator('main a[href*="Events.html"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.join()).not.toMatch(/atlantis|moon|price=|from=|to=|999/);
  await expect(page.getByRole('navigation', { name: t('home.chosen'), exact: true }).getByRole('link')).toHaveCount(1);
});
