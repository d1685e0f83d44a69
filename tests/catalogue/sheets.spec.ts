import { expect, type Locator, type Page, test } from '@playwright/test';
import { entries, open, openPage, show } from './pages.js';

const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));
const screens = [...new Set(stories.map(({ title }) => title))];
const pageOf = (title: string) => entries.find((entry) => entry.type === 'docs' && entry.title === title);

const frames = (sheet: Locator) => sheet.locator('iframe[data-sheet]');
const pictures = (sheet: Locator) => sheet.locator('[aria-busy]');

/** Keeps frames empty, for tests of the page alone. */
const withoutFrames = (page: Page) => page.route(/viewMode=story/, (route) => route.abort());

test('each screen has its sheet, and it shows all its states as titled frames with links', async ({ page }) => {
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.filter((title) => !pageOf(title))).toEqual([]);
  await withoutFrames(page);
  const docs = await openPage(page, 'screens-cart--docs');
  const links = docs.getByRole('listitem').getByRole('link');
  // The catalogue ignores a choice before its first page.
  await expect(links.first()).toBeVisible();
  for (const title of screens) {
    await show(page, pageOf(title)?.id ?? '', 'docs');
    const states = stories.filter((entry) => entry.title === title);
    await expect(links, title).toHaveText(states.map(({ name }) => name));
    const told = (all: Locator, name: string) =>
      all.evaluateAll((each, attribute) => each.map((one) => one.getAttribute(attribute)), name);
    const addresses = await told(links, 'href');
    expect(
      addresses.map((address) => /\/story\/([\w-]+)/.exec(address ?? '')?.[1]),
      title,
    ).toEqual(states.map(({ id }) => id));
    expect(await told(frames(docs), 'title'), title).toEqual(states.map(({ name }) => name));
  }
});

test('frames in view are drawn, and others when a person scrolls to them', async ({ page }) => {
  const docs = await openPage(page, 'screens-home--docs');
  await expect(pictures(docs).first()).toHaveAttribute('aria-busy', 'false');
  const last = frames(docs).last();
  await expect(last).not.toHaveAttribute('src');
  await last.scrollIntoViewIfNeeded();
  await expect(pictures(docs).last()).toHaveAttribute('aria-busy', 'false');
  await expect(last.contentFrame().getByRole('main')).not.toBeEmpty();
  // Frames that were only scrolled past do not load.
  await expect(frames(docs).nth(12)).not.toHaveAttribute('src');
});

test('a sheet follows the toolbar', async ({ page }) => {
  const docs = await open(page, 'docs/screens-cart--docs', 'theme:night;lang:en_us;fontSize:18px;viewport.value:w390');
  const first = docs.locator('iframe[data-sheet]').first();
  const html = first.contentFrame().locator('html');
  await expect(html).toHaveAttribute('data-theme', 'night');
  await expect(html).toHaveAttribute('lang', 'en-HK');
  await expect(html).toHaveAttribute('data-size', '18');
  // Storybook may load the frames again. This check then repeats; `evaluate` would fail.
  await expect(html).toHaveJSProperty('clientWidth', 390);
  await page.getByRole('button', { name: /Night/ }).click();
  await page.getByRole('option', { name: 'Black and white', exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'bw');
  const width = docs.getByLabel('Width');
  await width.selectOption('768 px');
  await expect(page).toHaveURL(/viewport\.value:w768/);
  await expect(html).toHaveJSProperty('clientWidth', 768);
  await expect(width).toBeFocused();
});

test('a sheet shows one state in every theme, language and size', async ({ page }) => {
  await withoutFrames(page);
  const docs = await openPage(page, 'screens-cart--docs');
  await docs.getByLabel('Show').selectOption({ label: 'Under A Minute in every theme, language and size' });
  const links = docs.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(27);
  expect(new Set(await links.allTextContents()).size).toBe(27);
  await expect(links.last()).toHaveText('Black and white, 简体, 18 px');
  expect(await links.last().getAttribute('href')).toContain(
    '?path=/story/screens-cart--under-a-minute&globals=lang:zh_cn;theme:bw;fontSize:18px;',
  );
});

test('a keyboard reaches each link and no frame, and stories leave it the focus and the place on the page', async ({
  page,
}) => {
  const docs = await openPage(page, 'screens-login--docs');
  const print = docs.getByRole('button', { name: 'Print all frames', exact: true });
  const links = docs.getByRole('listitem').getByRole('link');
  const shownAreDrawn = () => expect(pictures(docs).and(docs.locator('[aria-busy=true]')).first()).not.toBeInViewport();
  await print.focus();
  const top = await page.evaluate(() => window.scrollY);
  // Stories of this screen focus a field of their frame.
  await shownAreDrawn();
  await expect(print).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  for (const number of [0, 1, 2]) {
    await page.keyboard.press('Tab');
    await expect(links.nth(number)).toBeFocused();
    // Otherwise a Tab could continue inside a focused frame.
    await shownAreDrawn();
    await expect(links.nth(number)).toBeFocused();
  }
});

test('printing waits until every frame is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('[aria-busy=true]').length);
    };
  });
  const docs = await openPage(page, 'screens-pastevents--docs');
  await docs.getByRole('button', { name: 'Print all frames', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '0');
});

test('a sheet needs no horizontal scrolling at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutFrames(page);
  const docs = await openPage(page, 'screens-login--docs');
  await expect(frames(docs).first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
