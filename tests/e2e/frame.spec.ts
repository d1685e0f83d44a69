import type { Page } from '@playwright/test';
import { emptyCart, eventPath, logInByCall, placeholders, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

/** Changes the member's name. */
async function callMember(page: Page, name: string): Promise<void> {
  await page.route(/\/api\/Member\/MemberInfo\.do/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), name } });
  });
}

const names = { Latin: 'W'.repeat(100), Chinese: '黃'.repeat(100), short: 'Wong' };

for (const width of [320, 390, 1440]) {
  test(`a member’s name of any length leaves the masthead as it is (${width} px)`, async ({ page, request }, {
    parallelIndex,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await logInByCall(page, request, parallelIndex);
    const sizes: Record<string, unknown> = {};
    for (const [kind, name] of Object.entries(names)) {
      await page.unrouteAll();
      await callMember(page, name);
      await page.goto(`/${lang}/Events.html`);
      await takenOver(page);
      const account = page.getByRole('banner').getByRole('link', { name: new RegExp(name) });
      await expect(account).toHaveCount(1);
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      const search = await page.getByRole('searchbox').first().boundingBox();
      expect(search?.width, kind).toBeGreaterThan(160);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), kind).toBeLessThanOrEqual(0);
      const tools = await page.getByRole('navigation', { name: t('common.accountTools'), exact: true }).boundingBox();
      expect((tools?.x ?? 0) + (tools?.width ?? 0), kind).toBeLessThanOrEqual(width);
      sizes[kind] = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().height);
    }
    expect(new Set(Object.values(sizes)).size, JSON.stringify(sizes)).toBe(1);
  });
}

/** The name of the banner's focused element after each Tab, from the skip link on. */
async function tabThrough(page: Page, steps: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    found.push(
      await page.evaluate(() => {
        const { x = 0, y = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        return `${Math.round(y / 40)} ${Math.round(x)}`;
      }),
    );
  }
  return found;
}

for (const width of [390, 1440]) {
  test(`logo, search and tools take the focus in the order in which they are seen (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${lang}/Events.html`);
    await takenOver(page);
    const logo = page.getByRole('banner').getByRole('link', { name: new RegExp(t('common.brandHome')) });
    await logo.focus();
    const seen = [
      await logo.evaluate(
        (each) => `${Math.round(each.getBoundingClientRect().y / 40)} ${Math.round(each.getBoundingClientRect().x)}`,
      ),
      ...(await tabThrough(page, 4)),
    ];
    const places = seen.map((place) => place.split(' ').map(Number) as [number, number]);
    expect(places).toEqual([...places].sort(([y, x], [otherY, otherX]) => y - otherY || x - otherX));
  });
}

test('the main part of every page has the name of its heading, which comes before the facts about the page', async ({
  page,
  request,
}, { parallelIndex }) => {
  await emptyCart(request, parallelIndex);
  await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  const pages = [
    'Events.html?category=cinema',
    eventPath(lang, offer).replace(`/${lang}/`, ''),
    'ShoppingCart.html',
    'TransactionPreview.html',
    'Member/TxnHistory.html',
    'Member/TransactionDetail.html?transactionNumber=T-20261120-00000000',
  ];
  for (const address of pages) {
    await page.goto(`/${lang}/${address}`);
    await takenOver(page);
    await expect(placeholders(page)).toHaveCount(0);
    await expect
      .poll(async () => {
        const heading = await page.locator('main h1').first().textContent();
        return heading !== null && (await page.getByRole('main', { name: heading, exact: true }).count());
      }, address)
      .toBe(1);
    const before = await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      return [...document.querySelectorAll('main p, main dl, main li')].filter(
        (each) =>
          heading &&
          each.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !each.closest('noscript, nav'),
      ).length;
    });
    expect(before, address).toBe(0);
  }
});
