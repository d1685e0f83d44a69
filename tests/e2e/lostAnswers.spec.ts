import type { Cart } from '@first-gong/domain';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import {
  answerAsBank,
  callTo,
  confirmLabel,
  emptyCart,
  eventPath,
  holdByCall,
  logInByCall,
  type Offer,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { clockOf, deviceNow, expect, test } from './test.js';

const lang = 'en_us';
const texts = textsOf(lang);
const { t } = texts;

const seatHold = callTo('/api/seatHold.do');

/** Loses the response to a request that the server handles. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

const cartOf = async (request: APIRequestContext, headers: Record<string, string>): Promise<Cart> =>
  (await request.get('/api/shoppingCart.do', { headers })).json();

async function confirmOrder(page: Page, offer: Offer, quantity: number): Promise<void> {
  await page.goto(`/${lang}/TransactionPreview.html`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: confirmLabel(texts, offer, quantity), exact: true }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('§9 a cart of three groups of seats is bought', async ({ page, request }, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  for (let group = 0; group < 3; group++) await holdByCall(request, headers, offer);
  await confirmOrder(page, offer, 3);
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/Receipt\.html/);
  await expect(heading(page, t('receipt.booked'))).toBeVisible();
  await expect(page.locator('main svg[role=img]')).toHaveCount(3);
});

test('§4 seats that are held although the answer was lost are found in the cart', async ({ page, request }, {
  parallelIndex,
}) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  await page.goto(eventPath(lang, offer, 8));
  await takenOver(page);
  await page.route(seatHold, loseAnswer);
  await page.getByRole('button', { name: t('event.hold'), exact: true }).click();
  await page.waitForURL(/ShoppingCart\.html/);
  expect(await cartOf(request, headers)).toMatchObject({ ticketCount: 8 });
});

test('§4 while nobody knows whether seats are held, the page says so, and the next try holds them once', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  await page.goto(eventPath(lang, offer, 8));
  await takenOver(page);
  await page.route(seatHold, loseAnswer);
  await page.route(callTo('/api/shoppingCart.do'), (route) => route.abort());
  const button = page.getByRole('button', { name: t('event.hold'), exact: true });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: t('event.holdUncertainTitle') })).toBeVisible();
  await expect(page.getByText(t('event.problem'))).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await button.click();
  await page.waitForURL(/ShoppingCart\.html/);
  expect(await cartOf(request, headers)).toMatchObject({ ticketCount: 8 });
});

test('seats that are given back although the answer was lost are not shown as held', async ({ page, request }, {
  parallelIndex,
}) => {
  await holdByCall(request, await logInByCall(page, request, parallelIndex), await sampleOffer(request, lang));
  await page.goto(`/${lang}/ShoppingCart.html`);
  await page.route(/\/api\/seatHold\/.*\.do/, loseAnswer);
  await page
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${t('cart.remove')}`) })
    .click();
  await expect(page.locator('a[href*="TransactionPreview.html"]')).toHaveCount(0);
  await expect(page.getByText(t('order.cartUnchanged'))).toHaveCount(0);
});

test('§4 after a lost answer to Confirm and a reload, preview and cart lead to the order, at the bank and paid', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, headers, offer);
  await page.route(callTo('/api/transactionConfirm.do'), loseAnswer);
  await confirmOrder(page, offer, 1);
  await expect(page.getByText(t('preview.noAnswer'))).toBeVisible();
  await page.unrouteAll();

  await page.reload();
  await expect(heading(page, t('preview.awaitingBankTitle'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: t('preview.toOrder'), exact: true }).click();
  await page.waitForURL(/Receipt\.html/);
  await expect(heading(page, t('receipt.bankTitle'))).toBeVisible();
  const bankUrl = await page.getByRole('link', { name: t('receipt.bankContinue'), exact: true }).getAttribute('href');
  await page.goto(`/${lang}/ShoppingCart.html`);
  await expect(page.getByText(t('cart.awaitingBankTitle'))).toBeVisible();

  await answerAsBank(request, bankUrl, 'approve');
  await expect(page.getByText(t('cart.paidTitle'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`/${lang}/TransactionPreview.html`);
  await expect(heading(page, t('cart.paidTitle'))).toBeVisible();
  await page.getByRole('link', { name: t('cart.paidAction'), exact: true }).click();
  await page.waitForURL(/Receipt\.html/);
  await expect(heading(page, t('receipt.booked'))).toBeVisible();
});

test('§4 the way back from the bank loads a preview that leads to the order', async ({ page, request }, {
  parallelIndex,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, await logInByCall(page, request, parallelIndex), offer);
  await confirmOrder(page, offer, 1);
  await page.waitForURL(/\/fake\/bank/);
  await page.goBack();
  await expect(heading(page, t('preview.awaitingBankTitle'))).toBeInViewport();
  await expect(page.getByText(t('preview.expiredTitle'))).toHaveCount(0);
});

test('§4 one failed look at an order does not end the wait for the bank', async ({ page, request }, {
  parallelIndex,
}) => {
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, await logInByCall(page, request, parallelIndex), offer);
  await confirmOrder(page, offer, 1);
  await page.waitForURL(/\/fake\/bank/);
  const bank = page.url();
  await (await clockOf(page)).install({ time: deviceNow() });
  await page.goto(
    `/${lang}/Receipt.html?${new URLSearchParams({ transactionNumber: new URL(bank).searchParams.get('transactionNumber') ?? '' })}`,
  );
  await expect(heading(page, t('receipt.bankTitle'))).toBeVisible();
  const detail = callTo('/api/Member/TransactionDetail.do');
  await page.route(detail, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (one) => detail(new URL(one.url())));
  await page.clock.runFor(3500);
  await failed;
  await page.unrouteAll();
  await answerAsBank(request, bank, 'approve');
  await page.clock.runFor(3500);
  await expect(heading(page, t('receipt.booked'))).toBeVisible();
});
