import { hongKongDate, langs, preferenceCookieAge, themes } from '@first-gong/domain';
import { instant } from '../instant.js';
import { listenForComplaints, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, sampleEvent, test } from './test.js';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of langs) {
    test(`the home and event pages can be read, and the search works (${lang})`, async ({ page, request }) => {
      const { t, format } = textsOf(lang);
      const { event, performance } = await sampleOffer(request, lang);
      await page.goto(`/${lang}/Events.html`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.locator('main a[href*="EventDetail.html"]').count()).toBeGreaterThan(30);
      await page
        .getByLabel(t('common.searchLabel'), { exact: true })
        .and(page.locator('input'))
        .first()
        .fill(event.title);
      await page.keyboard.press('Enter');
      await page.waitForURL(/[?]q=/);
      await page.locator(`main article a[href*="eventId=${event.id}"]`).first().click();
      await page.waitForURL(/EventDetail\.html/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(event.title);
      await expect(page.locator('main')).toContainText(format.time(performance.startsAt));
      await expect(page.locator('main')).toContainText(event.description[0] ?? '');
    });
  }

  test('§2 the second page repeats no event of the first, and both name the same number of events', async ({
    page,
  }) => {
    const listOf = async (number: number) => {
      await page.goto(`/en_us/Events.html?page=${number}`);
      const links = page.getByRole('article').getByRole('link');
      return {
        events: await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        heading: await page.locator('#events').textContent(),
      };
    };
    const first = await listOf(1);
    const second = await listOf(2);
    expect(second.events.filter((event) => first.events.includes(event))).toEqual([]);
    expect(second.events.length).toBeGreaterThan(0);
    expect(second.heading).toBe(first.heading);
    await expect(page).toHaveTitle(
      textsOf('en_us').t('home.listPageTitle', { title: textsOf('en_us').t('home.onSale'), page: 2 }),
    );
  });

  test('a plain form sets theme and text size, and the choice is kept', async ({ page }) => {
    await page.goto('/en_us/Events.html?q=jazz');
    await page.locator('button[name=theme][value=night]:visible').first().click();
    await expect(page).toHaveURL('/en_us/Events.html?q=jazz');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await page.locator('button[name=fontSize][value="18"]:visible').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-size', '18');
    await page.goto('/en_us/Events.html');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(page.locator('html')).toHaveAttribute('data-size', '18');
  });
});

test('§2 a link sets the language, a cookie keeps it, and the page stays the same', async ({ page, context }) => {
  await page.goto('/zh_hk/Events.html?category=cinema');
  await page.locator('a[lang=en]:visible').first().click();
  await expect(page).toHaveURL('/en_us/Events.html?category=cinema');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-HK');
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('en_us');
  // The browser keeps cookies by the machine's clock.
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000);
  await page.goto('/');
  await expect(page).toHaveURL('/en_us/Events.html');
});

test('§3 §9 theme, text size and card layout that are chosen with script are kept for 30 days', async ({
  page,
  context,
}) => {
  await page.goto('/en_us/Events.html');
  await takenOver(page);
  await page.locator('button[name=theme][value=bw]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'bw');
  await page.locator('button[name=fontSize][value="18"]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-size', '18');
  await page.locator('main a[href*="layout=optimized"]').first().click();
  const layout = page.locator('main a[href*="layout=optimized"]').first();
  await expect(layout).toHaveAttribute('aria-current', 'true');
  const kept = (await context.cookies()).filter(({ name }) => ['theme', 'fontSize', 'layout'].includes(name));
  expect(Object.fromEntries(kept.map(({ name, value }) => [name, value]))).toEqual({
    theme: 'bw',
    fontSize: '18',
    layout: 'optimized',
  });
  for (const { expires } of kept) {
    expect(Math.abs(expires * 1000 - Date.now() - preferenceCookieAge)).toBeLessThan(60_000);
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'bw');
  await expect(page.locator('html')).toHaveAttribute('data-size', '18');
  await expect(layout).toHaveAttribute('aria-current', 'true');
});

test('§2 on a phone the sheet of display sets theme and text size, which the next page has too', async ({ page }) => {
  const { t } = textsOf('en_us');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en_us/Help.html');
  await takenOver(page);
  await page.getByRole('link', { name: t('common.display'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('button[name=theme][value=bw]').click();
  await sheet.locator('button[name=fontSize][value="18"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'bw');
  await expect(page.locator('html')).toHaveAttribute('data-size', '18');
  await page.goto('/en_us/Delivery.html');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'bw');
  await expect(page.locator('html')).toHaveAttribute('data-size', '18');
});

test('a first visit follows the dark system of the reader, and a choice outranks it', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en_us/Events.html');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await takenOver(page);
  await expect(page.locator('button[name=theme][value=night]:visible').first()).toHaveAttribute('aria-pressed', 'true');
  await page.locator('button[name=theme][value=default]:visible').first().click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
  expect(complaints).toEqual([]);
});

test('§9 a text size that is chosen alone keeps neither theme nor layout of the day', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en_us/Events.html');
  await takenOver(page);
  await page.locator('button[name=fontSize][value="18"]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-size', '18');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => ['theme', 'fontSize', 'layout'].includes(name))).toEqual(['fontSize']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
  await expect(page.locator('html')).toHaveAttribute('data-size', '18');
});

/** Texts that overflow a clipping box or the page. */
function cutTexts(): string[] {
  const isHiding = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
  const cut = (text: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) return false;
    let outside = box.right > innerWidth + 1 || box.left < -1;
    for (let each = text.parentElement; each && each !== document.body; each = each.parentElement) {
      const frame = each.getBoundingClientRect();
      const style = getComputedStyle(each);
      // Visually hidden, or to be scrolled into view.
      if (frame.width <= 2 || frame.height <= 2 || style.visibility === 'hidden') return false;
      if (/auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth) return false;
      if (isHiding(each)) {
        outside ||= box.right > frame.right + 1 || box.left < frame.left - 1;
        outside ||= box.bottom > frame.bottom + 4 || box.top < frame.top - 4;
      }
    }
    return outside;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const words = currentNode.textContent?.trim() ?? '';
    if (
      words &&
      !currentNode.parentElement?.closest('script, style, noscript, svg, option, [href="#main"]') &&
      cut(currentNode)
    ) {
      found.push(words);
    }
  }
  return found;
}

/** The page and its boxes that scroll sideways, by the beginning of their texts. */
const scrollSideways = () =>
  [document.documentElement, ...document.querySelectorAll('body *')]
    .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => box.textContent?.slice(0, 40));

/** One event of each kind with its own layout. */
const kinds = [
  ...(['seats', 'limited', 'standing', 'freeSeating', 'restrictedView', 'priority', 'realName', 'noPoints'] as const),
  ...(['onlineLive', 'onlineOnDemand', 'manyPerformances', 'rescheduled', 'soldOut', 'lastTickets'] as const),
  ...(['governmentNetwork', 'film', 'filmCategoryIII'] as const),
].map(sampleEvent);

for (const lang of langs) {
  test(`at 320 px with the largest text nothing scrolls sideways and no text is cut, on every page to discover (${lang})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'fontSize', value: '18', url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 320, height: 800 });
    const addresses = [
      'Events.html',
      `Events.html?category=local&interest=theatre&price=500&from=${hongKongDate(instant)}`,
      'Events.html?q=night',
      'Events.html?q=zzzzqqq',
      'PastEvents.html',
      'PastEvents.html?q=zzzzqqq',
      'EventDetail.html?eventId=no-such-event',
      'Login.html',
      // These pages share their layout, so the languages share them.
      ...kinds.filter((_, index) => langs[index % langs.length] === lang).map((id) => `EventDetail.html?eventId=${id}`),
    ];
    const inEachTheme = ['Events.html', `EventDetail.html?eventId=${sampleEvent('seats')}`, 'Login.html'];
    for (const address of addresses) {
      await page.goto(`/${lang}/${address}`);
      for (const theme of inEachTheme.includes(address) ? themes : themes.slice(0, 1)) {
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        expect(await page.evaluate(scrollSideways), `${address} in ${theme}`).toEqual([]);
        expect(await page.evaluate(cutTexts), `${address} in ${theme}`).toEqual([]);
      }
    }
  });
}
