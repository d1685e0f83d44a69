import { bankApproval, seatHold } from '@first-gong/domain';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { emptyCart, findOffer, holdSeats, textsOf } from './shop.js';

// The tests share one clock, so they run one after the other.
test.describe.configure({ mode: 'serial' });

const advance = (request: APIRequestContext, milliseconds: number) =>
  request.post('/fake/clock', { data: { advance: milliseconds } });

const { t } = textsOf('en_us');

test.beforeEach(async ({ request }) => emptyCart(request, 0));

test('§4 when a hold expires, the cart reports the released seats and the reason, and nothing is charged', async ({
  page,
  request,
}) => {
  const offer = await findOffer(request, 'en_us');
  await holdSeats(page, 'en_us', offer, 0, 2);
  await expect(page.locator('a[href*="TransactionPreview.html"]').first()).toBeVisible();
  await advance(request, seatHold + 1000);
  await page.goto('/en_us/TransactionPreview.html');
  await expect(page.getByRole('heading', { name: t('preview.expiredTitle') })).toBeVisible();
  await page.goto('/en_us/ShoppingCart.html');
  await expect(page.getByText(offer.event.title).first()).toBeVisible();
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole('button', { name: new RegExp(t('cart.goneDismiss')) })
    .first()
    .click();
  await expect(page.getByText(offer.event.title)).toHaveCount(0);
});

test('§4 an order waits for a bank that never answers, then is cancelled and releases its seats', async ({
  page,
  request,
}) => {
  const offer = await findOffer(request, 'en_us');
  await holdSeats(page, 'en_us', offer, 0, 1);
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: /Confirm and pay/ }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=never]').click();
  await page.waitForURL(/Receipt\.html/);
  await expect(page.getByRole('heading', { name: t('receipt.bankTitle') })).toBeVisible();
  await expectNoAxeViolations(page);
  await advance(request, bankApproval + 1000);
  await expect(page.getByRole('heading', { name: t('receipt.bankTitle') })).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByText(offer.event.title).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/en_us/Member/TxnHistory.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(offer.event.title)).toHaveCount(0);
});
