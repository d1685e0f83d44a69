import { answerAsBank, confirmLabel, emptyCart, holdSeats, logInByCall, sampleOffer, textsOf } from './shop.js';
import { expect, test } from './test.js';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('§4 a second tab shows the same cart at once: seats that are held, given back and paid in the first', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const texts = textsOf(lang);
  const { t } = texts;
  const offer = await sampleOffer(request, lang);
  await logInByCall(page, request, parallelIndex);
  const second = await page.context().newPage();
  await second.goto(`/${lang}/ShoppingCart.html`);
  await expect(second.getByText(t('cart.emptyTitle'))).toBeVisible();

  await holdSeats(page, lang, offer, parallelIndex, 1);
  await expect(second.getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();
  await expect(second.locator('main').getByText(offer.event.title).first()).toBeVisible();

  await second.locator('a[href*="TransactionPreview.html"]').first().click();
  await expect(second.getByRole('heading', { level: 1, name: t('preview.title'), exact: true })).toBeVisible();
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.waitForURL(/TransactionPreview\.html/);
  await page.locator('#agreed').check();
  await page.getByRole('button', { name: confirmLabel(texts, offer, 1), exact: true }).click();
  await page.waitForURL(/\/fake\/bank/);
  await expect(second.getByRole('heading', { name: t('preview.awaitingBankTitle'), exact: true })).toBeVisible();

  await answerAsBank(request, page.url(), 'approve');
  await expect(second.getByRole('heading', { name: t('cart.paidTitle'), exact: true })).toBeVisible();
});
