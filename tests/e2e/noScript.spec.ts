import { type Lang, langs } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { launchOptions } from '../browser.js';
import { sampleOffer, textsOf } from './shop.js';
import { expect, test } from './test.js';

// By the browser's settings: Playwright's option stops scripts too, but shows no `noscript`.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=scriptEnabled=false'] },
});

/** Needed because locators by text ignore `noscript`. */
async function expectNotice(page: Page, lang: Lang): Promise<void> {
  const title = page.locator('main noscript p').first();
  await expect(title, page.url()).toBeVisible();
  await expect(title).toHaveText(textsOf(lang).t('document.noScriptTitle'));
}

for (const lang of langs) {
  test(`a login says before it is sent, and after, that it needs script, and repeats no password (${lang})`, async ({
    page,
  }) => {
    const { t } = textsOf(lang);
    await page.goto(`/${lang}/Login.html?target=%2F${lang}%2FShoppingCart.html`);
    await expectNotice(page, lang);
    await page.getByLabel(t('login.email'), { exact: true }).fill('someone@example.com');
    await page.getByLabel(t('login.password'), { exact: true }).fill('a secret of mine');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.keyboard.press('Enter'),
    ]);
    expect(answer.status()).toBe(405);
    expect(await answer.text()).not.toMatch(/a secret of mine|someone@/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.title'));
    await expect(page.getByText(t('login.unsentText'))).toBeVisible();
    await expect(page).toHaveTitle(t('login.pageTitle'));
  });

  test(`a page has its title, says what needs script, and loads nothing for ever (a third of the pages, ${lang})`, async ({
    page,
    request,
  }) => {
    const { t } = textsOf(lang);
    const { event } = await sampleOffer(request, lang);
    const transactionNumber = 'T-20261120-08841273';
    const titles = {
      'Events.html': t('home.pageTitle'),
      [`EventDetail.html?eventId=${event.id}`]: t('event.pageTitle', event),
      'Login.html': t('login.pageTitle'),
      'Logout.html': t('logout.pageTitle'),
      'ShoppingCart.html': t('cart.pageTitle'),
      'TransactionPreview.html': t('preview.pageTitle'),
      [`Receipt.html?transactionNumber=${transactionNumber}`]: t('receipt.pageTitle'),
      'Member/TxnHistory.html': t('history.pageTitle'),
      [`Member/TransactionDetail.html?transactionNumber=${transactionNumber}`]: t('transaction.pageTitle', {
        transactionNumber,
      }),
    };
    for (const [index, [address, title]] of Object.entries(titles).entries()) {
      if (langs[index % langs.length] !== lang) continue;
      await page.goto(`/${lang}/${address}`);
      await expect(page, address).toHaveTitle(title);
      await expectNotice(page, lang);
      await expect(page.getByRole('status').filter({ hasText: /\S/, visible: true }), address).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    }
  });
}

test('§2 venue, date and show of the cinema’s schedule are links', async ({ page }) => {
  const { t } = textsOf('en_us');
  await page.goto('/en_us/Cinema.html');
  await page
    .getByRole('navigation', { name: t('cinema.venues'), exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/venue=theatre/);
  const dates = page.getByRole('navigation', { name: t('cinema.ribbon'), exact: true });
  await dates.getByRole('link').nth(6).click();
  await expect(dates.getByRole('link').nth(6)).toHaveAttribute('aria-current', 'true');
  await page.locator('a[href*="performanceId"]').first().click();
  await page.waitForURL(/performanceId=/);
  await expect(page.getByRole('link', { name: t('cinema.back'), exact: true })).toBeVisible();
  await expect(page.getByText(t('common.ticketConcession')).first()).toBeVisible();
  await expect(page.locator('main form noscript p').first()).toHaveText(t('event.noScriptTitle'));
});

test('a page without script is shown in Archivo too', async ({ page }) => {
  const font = page.waitForRequest(/archivo.*\.woff2$/);
  await page.goto('/en_us/Events.html');
  expect((await (await font).response())?.status()).toBe(200);
});
