import type { APIRequestContext, Page } from '@playwright/test';
import { backForwardOptions } from '../browser.js';
import {
  answerAsBank,
  confirmLabel,
  emptyCart,
  holdByCall,
  logIn,
  logInByCall,
  memberOf,
  type Offer,
  sampleOffer,
  textsOf,
  tokenOf,
} from './shop.js';
import { expect, test } from './test.js';

test.use({ launchOptions: backForwardOptions });

const lang = 'en_us';
const texts = textsOf(lang);
const { t } = texts;

const nameOf = (worker: number) => memberOf(worker).name[lang];

/** Leaves a member's calls without a response. */
const silence = (page: Page) =>
  page.route(
    ({ pathname }) =>
      /^\/api\/(Member|user|shoppingCart|transactionPreview)/.test(pathname) && !pathname.includes('login'),
    () => undefined,
  );

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const expectMarked = (page: Page) => expect(page.locator('html[data-marked]')).toHaveCount(1);

async function openWithSeat(page: Page, request: APIRequestContext, worker: number, address: string): Promise<Offer> {
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, await logInByCall(page, request, worker), offer);
  await page.goto(`/${lang}/${address}`);
  return offer;
}

const replaceToken = (page: Page, token: string) => page.evaluate((kept) => localStorage.setItem('token', kept), token);

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('§4 the way back from the bank brings the preview back, which leads to the order and follows it', async ({
  page,
  request,
}, { parallelIndex }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const offer = await openWithSeat(page, request, parallelIndex, 'TransactionPreview.html');
  await page.getByRole('checkbox').check();
  await mark(page);
  await page.getByRole('button', { name: confirmLabel(texts, offer, 1), exact: true }).click();
  await page.waitForURL(/\/fake\/bank/);
  const bank = page.url();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: t('preview.awaitingBankTitle'), exact: true })).toBeInViewport();
  await expectMarked(page);
  await expect(page.getByText(t('preview.confirming'))).toHaveCount(0);
  await answerAsBank(request, bank, 'approve');
  await expect(page.getByRole('heading', { name: t('cart.paidTitle'), exact: true })).toBeVisible();
});

test('§6 the next member of the same tab sees nothing of the last one, even if no call is answered', async ({
  page,
  request,
}, { parallelIndex }) => {
  const offer = await openWithSeat(page, request, parallelIndex, 'ShoppingCart.html');
  await expect(page.getByRole('link', { name: offer.event.title, exact: true }).first()).toBeVisible();
  await expect(page.getByText(nameOf(parallelIndex)).first()).toBeVisible();
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.waitForURL(/TransactionPreview\.html/);
  await expect(page.getByText(t('preview.buyer'))).toBeVisible();
  await mark(page);
  await page
    .getByRole('link', { name: t('common.logout'), exact: true })
    .first()
    .click();
  await page.waitForURL(/Events\.html/);
  const login = page.getByRole('banner').getByRole('link', { name: t('common.login'), exact: true });
  await expect(login).toBeVisible();
  await expect(page.getByText(nameOf(parallelIndex))).toHaveCount(0);
  await login.click();
  await page.waitForURL(/Login\.html/);
  await silence(page);
  await logIn(page, lang, parallelIndex + 1);
  await page.waitForURL(/Events\.html/);
  await page.locator('a[href*="ShoppingCart.html"]').first().click();
  await expect(page.getByText(t('cart.loading'))).toBeVisible();
  await expect(page.getByText(nameOf(parallelIndex))).toHaveCount(0);
  await expect(page.locator('main').getByText(offer.event.title)).toHaveCount(0);
  await expectMarked(page);
});

test('§6 when another tab changes the member, the page shows nothing of the last one', async ({ page, request }, {
  parallelIndex,
}) => {
  await openWithSeat(page, request, parallelIndex, 'TransactionPreview.html');
  await expect(page.getByText(nameOf(parallelIndex)).first()).toBeVisible();
  await mark(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/icon.svg');
  await silence(page);
  await replaceToken(otherTab, await tokenOf(request, parallelIndex + 1));
  await expect(page.getByText(t('preview.loading'))).toBeVisible();
  await expect(page.getByText(nameOf(parallelIndex))).toHaveCount(0);
  await expectMarked(page);
});

test('§6 a page that the browser brings back shows nothing of the last member', async ({ page, request }, {
  parallelIndex,
}) => {
  await logInByCall(page, request, parallelIndex);
  await page.goto(`/${lang}/Member/TxnHistory.html`);
  await expect(page.getByText(nameOf(parallelIndex)).first()).toBeVisible();
  await mark(page);
  await page.goto('/icon.svg');
  await replaceToken(page, await tokenOf(request, parallelIndex + 1));
  await page.context().setOffline(true);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: t('order.offlineTitle'), exact: true })).toBeVisible();
  await expectMarked(page);
  await expect(page.getByText(nameOf(parallelIndex))).toHaveCount(0);
});
