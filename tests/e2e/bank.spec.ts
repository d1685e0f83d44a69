import { type Lang, type PaymentMethod, serviceChargePerTicket } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations, themeOf } from './axe.js';
import {
  answerAsBank,
  choose,
  confirmLabel,
  emptyCart,
  holdByCall,
  listenForComplaints,
  logInByCall,
  sampleOffer,
  textsOf,
} from './shop.js';
import { deviceNow, expect, followServerClock, test } from './test.js';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

const nextYear = new Date(deviceNow()).getFullYear() + 1;
const card = { number: '4242 4242 4242 4242', expiry: `12/${nextYear % 100}`, code: '123' };

interface Asked {
  number: string;
  total: string;
}

/** Opens the preview of one seat, chooses a payment and confirms. Ends on the bank's page. */
async function confirmWith(
  page: Page,
  request: APIRequestContext,
  worker: number,
  lang: Lang,
  method: PaymentMethod,
): Promise<Asked> {
  const texts = textsOf(lang);
  const headers = await logInByCall(page, request, worker);
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, headers, offer);
  await page.goto(`/${lang}/TransactionPreview.html`);
  await choose(page.locator(`input[type=radio][value=${method}]`));
  await page.locator('#agreed').check();
  await page.getByRole('button', { name: confirmLabel(texts, offer, 1), exact: true }).click();
  await page.waitForURL(/\/fake\/bank/);
  const number = new URL(page.url()).searchParams.get('transactionNumber') ?? '';
  return { number, total: texts.format.money(offer.zone.price + serviceChargePerTicket) };
}

const fill = async (page: Page, { number, expiry, code }: typeof card) => {
  await page.locator('#cardNumber').fill(number);
  await page.locator('#expiry').fill(expiry);
  await page.locator('#securityCode').fill(code);
};

const chargesOf = async (request: APIRequestContext, transactionNumber: string) => {
  const charges = (await (await request.get('/fake/charges.json')).json()) as { transactionNumber: string }[];
  return charges.filter((charge) => charge.transactionNumber === transactionNumber);
};

/** Expects one of two sentences on the receipt, and the same in the bank's ledger. */
async function expectEnd(
  page: Page,
  request: APIRequestContext,
  lang: Lang,
  { number, total }: Asked,
  isPaid: boolean,
) {
  const { t } = textsOf(lang);
  await page.waitForURL(/\/Receipt\.html/);
  if (isPaid) {
    await expect(page.getByText(t('receipt.chargedOnce', { total }))).toBeVisible();
  } else {
    await expect(page.getByText(t('receipt.nothingCharged'))).toBeVisible();
  }
  expect(await chargesOf(request, number)).toHaveLength(isPaid ? 1 : 0);
}

test('§1 a card is recognised while it is typed, a wrong one is told at once, and the right one pays', async ({
  page,
  request,
}, { parallelIndex }) => {
  const complaints = listenForComplaints(page);
  const asked = await confirmWith(page, request, parallelIndex, 'en_us', 'creditCard');
  const brand = page.locator('.brand');
  for (const [typed, name] of [
    ['4', 'Visa'],
    ['5105', 'Mastercard'],
    ['37', 'American Express'],
    ['6221', 'UnionPay'],
  ] as const) {
    await page.locator('#cardNumber').fill('');
    await page.locator('#cardNumber').pressSequentially(typed);
    await expect(brand).toContainText(name);
  }
  await page.locator('#cardNumber').fill('');
  await page.locator('#cardNumber').pressSequentially('4242424242424243');
  await expect(page.locator('#cardNumber')).toHaveValue('4242 4242 4242 4243');
  await page.locator('#expiry').focus();
  await expect(page.locator('#cardNumber-problem')).not.toBeEmpty();
  await expectNoAxeViolations(page, themeOf('en_us'));
  await page.locator('button[value=pay]').click();
  await expect(page.locator('#cardNumber')).toBeFocused();

  await fill(page, card);
  await page.locator('button[value=pay]').click();
  await expectEnd(page, request, 'en_us', asked, true);
  await expect(page.getByText(textsOf('en_us').t('receipt.cardEnding', { digits: '4242' }))).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept.replaceAll(' ', '')).not.toContain('424242424242');
  expect(complaints).toEqual([]);
});

test('§4 the bank declines a card (zh_hk), and the buyer cancels at the bank (zh_cn): nothing is charged', async ({
  page,
  request,
}, { parallelIndex }) => {
  const declined = await confirmWith(page, request, parallelIndex, 'zh_hk', 'creditCard');
  await fill(page, { ...card, number: '4000000000000002' });
  await page.locator('button[value=pay]').click();
  await expectEnd(page, request, 'zh_hk', declined, false);

  await emptyCart(request, parallelIndex);
  const cancelled = await confirmWith(page, request, parallelIndex, 'zh_cn', 'creditCard');
  await page.locator('button[value=cancel]').click();
  await expectEnd(page, request, 'zh_cn', cancelled, false);
  await expect(
    page.getByRole('heading', { level: 1, name: textsOf('zh_cn').t('receipt.paymentCancelledTitle'), exact: true }),
  ).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('§1 the bank’s page reads a card, says what is wrong with it, and charges it', async ({
    page,
    request,
    browser,
    baseURL,
  }, { parallelIndex }) => {
    const scripted = await browser.newPage({ javaScriptEnabled: true, ...(baseURL && { baseURL }) });
    await followServerClock(scripted.context());
    const { number } = await confirmWith(scripted, request, parallelIndex, 'en_us', 'creditCard');
    await page.goto(scripted.url());
    await scripted.close();
    await fill(page, { ...card, expiry: '10/20' });
    await page.locator('button[value=pay]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('#cardNumber')).toHaveValue('');
    await fill(page, card);
    await page.locator('button[value=pay]').click();
    await page.waitForURL(/\/Receipt\.html/);
    await expect.poll(() => chargesOf(request, number)).toHaveLength(1);
  });
});

test('§1 an e-wallet on a phone pays what a desktop waits for, and the desktop goes on by itself (zh_hk)', async ({
  page,
  request,
  browser,
}, { parallelIndex }) => {
  const asked = await confirmWith(page, request, parallelIndex, 'zh_hk', 'eWallet');
  await expect(page.locator('.qr svg')).toBeVisible();
  await expectNoAxeViolations(page, themeOf('zh_hk'));
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await followServerClock(phone.context());
  const wallet = (await page.locator('a[href*="/fake/bank/wallet"]').getAttribute('href')) ?? '';
  await phone.goto(`${new URL(wallet, page.url())}&scanned=1`);
  await expectNoAxeViolations(phone, themeOf('zh_hk'));
  await phone.locator('button[value=approve]').click();
  await expect(phone.locator('button[value=approve]')).toHaveCount(0);
  await phone.close();
  await expectEnd(page, request, 'zh_hk', asked, true);
});

test('§1 a payment app on the same device leads on to the receipt, whatever the answer (zh_cn)', async ({
  page,
  request,
}, { parallelIndex }) => {
  for (const [answer, isPaid] of [
    ['decline', false],
    ['approve', true],
  ] as const) {
    await emptyCart(request, parallelIndex);
    const asked = await confirmWith(page, request, parallelIndex, 'zh_cn', 'paymentApp');
    await page.locator('a[href*="/fake/bank/wallet"]').click();
    await page.locator(`button[value=${answer}]`).click();
    await expectEnd(page, request, 'zh_cn', asked, isPaid);
  }
});

test('§4 a payment that is answered twice, in two tabs, is charged once and both tabs say so', async ({
  page,
  request,
}, { parallelIndex }) => {
  const asked = await confirmWith(page, request, parallelIndex, 'en_us', 'creditCard');
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await fill(tab, card);
  await Promise.all([page, other].map((tab) => tab.locator('button[value=pay]').click()));
  for (const tab of [page, other]) await expectEnd(tab, request, 'en_us', asked, true);
});

test('§4 a bank whose approval arrives after the order’s end charges nothing', async ({ page, request }, {
  parallelIndex,
}) => {
  const asked = await confirmWith(page, request, parallelIndex, 'en_us', 'creditCard');
  await answerAsBank(request, page.url(), 'decline');
  await fill(page, card);
  await page.locator('button[value=pay]').click();
  await expectEnd(page, request, 'en_us', asked, false);
  await page.goBack();
  await page.waitForURL(/\/fake\/bank/);
  await page.reload();
  await expect(page.locator('main a[href*="Receipt.html"]')).toBeVisible();
  await expect(page.locator('button[value=pay]')).toHaveCount(0);
});

for (const answer of ['approve', 'decline'] as const) {
  test(`§4 the receipt that waits for the bank moves the focus to the heading of the result (${answer})`, async ({
    page,
    request,
  }, { parallelIndex }) => {
    const { number } = await confirmWith(page, request, parallelIndex, 'en_us', 'creditCard');
    const bank = page.url();
    const { t } = textsOf('en_us');
    await page.goto(`/en_us/Receipt.html?transactionNumber=${number}`);
    await page.getByRole('link', { name: t('receipt.bankContinue'), exact: true }).focus();
    await page.waitForLoadState('networkidle');
    await answerAsBank(request, bank, answer);
    const title = answer === 'approve' ? 'receipt.booked' : 'receipt.bankDeclinedTitle';
    await expect(page.getByRole('heading', { level: 1, name: t(title), exact: true })).toBeFocused();
  });
}
