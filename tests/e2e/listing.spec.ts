import type { DateShortcut } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { lang, listenForComplaints, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

/** Delays the list's responses until `release` is called. */
async function holdLists(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/data/utsvEventList.json*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const heading = (page: Page) => page.locator('#events');
const announced = (page: Page) => page.locator('main [role=status]');
const titles = (page: Page) => page.getByRole('article').getByRole('link').allTextContents();
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === document.body ? 'body' : element?.id || element?.textContent;
  });
const isAtTop = (page: Page) =>
  heading(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= -1 && top < 100;
  });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

const { t, format } = textsOf(lang);
const home = `/${lang}/Events.html`;
const sign = (page: Page) => page.locator('main p', { hasText: t('home.loading') });
/** A shortcut, whose name is followed by its number of events. */
const shortcutTo = (page: Page, shortcut: DateShortcut) =>
  page
    .getByRole('navigation', { name: t('home.shortcuts'), exact: true })
    .getByRole('link', { name: new RegExp(`^${t(`home.shortcut_${shortcut}`)}(?!\\p{L})`, 'u') });

test('§2 while another list loads, heading, number and title stay those of the events shown, and a sign says that it loads', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await open(page, `${home}?shortcut=nextWeek`);
  const before = {
    events: await titles(page),
    heading: await heading(page).textContent(),
    title: await page.title(),
  };
  const release = await holdLists(page);
  const tomorrow = shortcutTo(page, 'tomorrow');
  await tomorrow.click();
  await expect(page).toHaveURL(`${home}?shortcut=tomorrow`);

  await expect(sign(page)).toBeVisible();
  await expect(sign(page)).toBeInViewport();
  await expect(announced(page)).toHaveText(t('home.loading'));
  await expect(tomorrow).toHaveAttribute('aria-current', 'true');
  expect(await titles(page)).toEqual(before.events);
  await expect(heading(page)).toHaveText(before.heading ?? '');
  await expect(page).toHaveTitle(before.title);
  await expect(page.locator('[aria-busy=true]').getByRole('article').first()).toBeVisible();

  release();
  await expect(heading(page)).toContainText(t('home.shortcut_tomorrow'));
  await expect(page).toHaveTitle(t('home.listTitle', { title: t('home.shortcut_tomorrow') }));
  await expect(sign(page)).toBeHidden();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(announced(page)).toContainText(t('home.shortcut_tomorrow'));
  await expect.poll(() => focused(page)).toContain(t('home.shortcut_tomorrow'));
  expect(complaints).toEqual([]);
});

test('the features stay until the chosen list is there, and come back with the list of everything', async ({
  page,
}) => {
  await open(page, home);
  const release = await holdLists(page);
  const features = page.getByRole('region', { name: t('home.features'), exact: true });
  await shortcutTo(page, 'tomorrow').click();
  await expect(sign(page)).toBeVisible();
  await expect(features).toBeVisible();
  await expect(features).not.toContainText(t('home.nothingToday'));
  release();
  await expect(heading(page)).toContainText(t('home.shortcut_tomorrow'));
  await expect(features).toBeHidden();
  await expect.poll(() => focused(page)).toContain(t('home.shortcut_tomorrow'));
});

for (const width of [1440, 390]) {
  test(`a step to another page shows the start of the list, with the focus on its heading (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, home);
    const summaryOf = (number: number) => {
      const [, place = ''] = t('home.summary', { title: '', events: '', sort: '@', page: number, pages: 99 }).split(
        '@',
      );
      return new RegExp(place.replace('99', '\\d+'));
    };
    const goTo = async (number: number) => {
      const release = await holdLists(page);
      const link = page.getByRole('link', { name: t('home.pageNumber', { page: number }), exact: true });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      // At the end of the list, the page shows that the next page loads.
      await expect(sign(page)).toBeInViewport();
      release();
      await expect(page).toHaveTitle(t('home.listPageTitle', { title: t('home.onSale'), page: number }));
      await expect.poll(() => focused(page)).toBe('events');
      await expect.poll(() => isAtTop(page)).toBe(true);
      await expect(announced(page)).toHaveText(summaryOf(number));
      await page.unroute('**/data/utsvEventList.json*');
    };
    await goTo(2);
    await goTo(3);
    // Back restores the position; the next link starts at the top again.
    await page.goBack();
    await expect(page).toHaveTitle(t('home.listPageTitle', { title: t('home.onSale'), page: 2 }));
    const three = page.getByRole('link', { name: t('home.pageNumber', { page: 3 }), exact: true });
    await three.scrollIntoViewIfNeeded();
    await three.click();
    await expect(page).toHaveTitle(t('home.listPageTitle', { title: t('home.onSale'), page: 3 }));
    await expect.poll(() => focused(page)).toBe('events');
    await expect.poll(() => isAtTop(page)).toBe(true);
  });
}

test('§2 search, date, venue, sort and clear announce the number of events, change the title and keep the focus', {
  tag: '@instants',
}, async ({ page }) => {
  // Not the unfiltered list: each list below must be new.
  await open(page, `${home}?interest=music`);
  const step = async (act: () => Promise<void>, title: string | RegExp, focus: string | RegExp) => {
    const release = await holdLists(page);
    await act();
    await expect(sign(page)).toBeVisible();
    await expect.poll(() => focused(page)).not.toBe('body');
    release();
    await expect(sign(page)).toBeHidden();
    await expect(page).toHaveTitle(title);
    const count = Number(/\d+$/.exec((await heading(page).textContent()) ?? '')?.[0]);
    await expect(announced(page)).toContainText(t('common.eventCount', { count }));
    await expect.poll(() => focused(page)).toMatch(focus);
    await page.unroute('**/data/utsvEventList.json*');
  };
  const search = page
    .getByLabel(t('common.searchLabel'), { exact: true })
    .and(page.locator('input'))
    .locator('visible=true')
    .first();
  await step(
    async () => {
      await search.fill('opera');
      await search.press('Enter');
    },
    t('home.listTitle', { title: t('home.resultsFor', { words: 'opera' }) }),
    'events',
  );
  await step(
    () => page.getByRole('link', { name: t('home.clear'), exact: true }).click(),
    t('home.pageTitle'),
    'events',
  );
  const day = page
    .getByRole('navigation', { name: t('home.ribbon'), exact: true })
    .getByRole('link')
    .nth(2);
  await step(() => day.click(), await titleOfDay(page), /\d/);
  await step(
    async () => void (await page.getByLabel(t('home.sort'), { exact: true }).selectOption('popular')),
    await titleOfDay(page),
    /./,
  );
  await step(
    async () => void (await page.getByLabel(t('home.venue'), { exact: true }).selectOption({ index: 1 })),
    // The day and the venue.
    new RegExp(`^${(await titleOfDay(page)).split(' |')[0]}[,、]`),
    /./,
  );
});

/** The title of the list of the third day of the ribbon. */
async function titleOfDay(page: Page): Promise<string> {
  const link = page
    .getByRole('navigation', { name: t('home.ribbon'), exact: true })
    .getByRole('link')
    .nth(2);
  const date = new URL((await link.getAttribute('href')) ?? '', 'http://shop').searchParams.get('date');
  const day = date ?? new URL(page.url()).searchParams.get('date') ?? '';
  return t('home.listTitle', { title: format.dayAndWeekday(day) });
}

test('a list that cannot be loaded leaves the focus in the page, and so does the next try', async ({ page }) => {
  await open(page, home);
  await page.route('**/data/utsvEventList.json*', (route) => route.abort());
  await shortcutTo(page, 'tomorrow').click();
  const again = page.getByRole('button', { name: t('common.tryAgain'), exact: true });
  await expect(again).toBeVisible();
  await expect(page.locator('main')).not.toContainText(t('home.loading'));
  await expect.poll(() => focused(page)).toBe('main');
  await page.unroute('**/data/utsvEventList.json*');
  await again.click();
  await expect(heading(page)).toContainText(t('home.shortcut_tomorrow'));
  await expect.poll(() => focused(page)).not.toBe('body');
});

test('§2 a page after the last one is the last one, in title, list and pages', async ({ page }) => {
  await page.goto(`${home}?page=999`);
  const current = page.getByRole('navigation', { name: t('home.pages'), exact: true }).locator('[aria-current=page]');
  const last = Number(await current.textContent());
  expect(last).toBeLessThan(999);
  await expect(page).toHaveTitle(t('home.listPageTitle', { title: t('home.onSale'), page: last }));
  await expect(page.getByRole('link', { name: t('common.nextPage'), exact: true })).toBeHidden();
});
