import { type Lang, langs, serviceChargePerTicket } from '@first-gong/domain';
import { expectNoAxeViolations, themeOf } from './axe.js';
import {
  choose,
  confirmLabel,
  emptyCart,
  eventPath,
  holdSeats,
  listenForComplaints,
  logIn,
  memberOf,
  payWithKeyboard,
  sampleOffer,
  tabTo,
  takenOver,
  textsOf,
} from './shop.js';
import { expect, test } from './test.js';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

for (const lang of langs) {
  test(
    `§4 a visitor finds an event, logs in, buys two seats and, still logged in, finds them again (${lang})`,
    { tag: '@instants' },
    async ({ page, request }, { parallelIndex }) => {
      const complaints = listenForComplaints(page);
      const { t, format } = textsOf(lang);
      const offer = await sampleOffer(request, lang);

      await page.goto(`/?lang=${lang}`);
      await expect(page).toHaveURL(`/${lang}/Events.html`);
      await page
        .getByLabel(t('common.searchLabel'), { exact: true })
        .and(page.locator('input'))
        .first()
        .fill(offer.event.title);
      await page.keyboard.press('Enter');
      await page.waitForURL(/q=/);
      await page.locator(`main article a[href*="eventId=${offer.event.id}"]`).first().click();
      await page.waitForURL(/EventDetail\.html/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.event.title);

      await takenOver(page);
      await page
        .getByRole('link', {
          name: `${t('event.chooseZone')} ${format.showTime(offer.performance.startsAt)}`,
          exact: true,
        })
        .click();
      await choose(page.locator(`input[type=radio][name=zone][value=${offer.zone.code}]`));
      await page.getByLabel(t('event.quantity'), { exact: true }).fill('2');
      await page.getByRole('button', { name: t('event.loginFirst'), exact: true }).click();

      await page.waitForURL(/Login\.html/);
      await expectNoAxeViolations(page, themeOf(lang));
      await logIn(page, lang, parallelIndex);
      await page.waitForURL(/EventDetail\.html/);
      await expect(page.locator(`input[type=radio][name=zone][value=${offer.zone.code}]`)).toBeChecked();
      await expect(page.getByText(t('event.resumedTitle'))).toBeVisible();
      await page.getByRole('button', { name: t('event.hold'), exact: true }).click();

      await page.waitForURL(/ShoppingCart\.html/);
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();
      await expectNoAxeViolations(page, themeOf(lang));
      await page.locator('a[href*="TransactionPreview.html"]').first().click();

      await page.waitForURL(/TransactionPreview\.html/);
      const confirm = page.getByRole('button', { name: confirmLabel({ t, format }, offer, 2), exact: true });
      await expect(confirm).toBeVisible();
      await expectNoAxeViolations(page, themeOf(lang));
      await page.getByRole('checkbox').check();
      await confirm.click();

      await page.waitForURL(/\/fake\/bank/);
      await expectNoAxeViolations(page, themeOf(lang));
      await page.locator('button[value=approve]').click();

      await page.waitForURL(/Receipt\.html/);
      await expect(page.getByRole('heading', { level: 1, name: t('receipt.booked'), exact: true })).toBeVisible();
      await expect(page.locator('main svg[role=img]')).toHaveCount(2);
      await expectNoAxeViolations(page, themeOf(lang));
      const transactionNumber = new URL(page.url()).searchParams.get('transactionNumber') ?? '';

      await page.goto(`/${lang}/Member/TxnHistory.html`);
      await expect(page.getByText(transactionNumber).first()).toBeVisible();
      await expectNoAxeViolations(page, themeOf(lang));
      await page.locator(`main a[href*="${transactionNumber}"]`).first().click();
      await page.waitForURL(/TransactionDetail\.html/);
      await expect(page.locator('main svg[role=img]')).toHaveCount(2);
      await expect(page.getByText(transactionNumber).first()).toBeVisible();
      await expectNoAxeViolations(page, themeOf(lang));
      expect(complaints).toEqual([]);
    },
  );
}

test('the keyboard alone buys a ticket, from the home page to the receipt', async ({ page, request }, {
  parallelIndex,
}) => {
  // This test presses Tab about two hundred times.
  test.slow();
  const lang: Lang = 'en_us';
  const texts = textsOf(lang);
  const member = memberOf(parallelIndex);
  const offer = await sampleOffer(request, lang, 'seats', ({ zone }) => zone.code === 'B');

  await page.goto(`/${lang}/Events.html`);
  await tabTo(page, 'input[type=search]');
  await page.keyboard.type(offer.event.title);
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=/);
  await tabTo(page, `main a[href*="eventId=${offer.event.id}"]`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/EventDetail\.html/);
  await tabTo(page, `a[href*="${offer.performance.id}"]`);
  await page.keyboard.press('Enter');
  // Tab reaches the first available zone; arrow keys reach the others.
  await tabTo(page, 'input[type=radio][name=zone]');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`input[type=radio][name=zone][value=${offer.zone.code}]`)).toBeChecked();
  await tabTo(page, 'input[name=quantity]');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');

  await page.waitForURL(/Login\.html/);
  // The footer has an email field too.
  await tabTo(page, 'main input[name=email]');
  await page.keyboard.type(member.loginEmail);
  await tabTo(page, 'input[name=password]');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/EventDetail\.html/);
  await tabTo(page, '#zones button[type=submit]');
  await page.keyboard.press('Enter');

  await payWithKeyboard(page, texts, offer.zone.price + serviceChargePerTicket);
});

test('§4 a bank that declines cancels the order: nothing is charged, the seats are released', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { t, format } = textsOf('en_us');
  const offer = await sampleOffer(request, 'en_us');
  await holdSeats(page, 'en_us', offer, parallelIndex, 1);
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: confirmLabel({ t, format }, offer, 1), exact: true }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=decline]').click();
  await page.waitForURL(/Receipt\.html/);
  await expect(
    page.getByRole('heading', { level: 1, name: t('receipt.bankDeclinedTitle'), exact: true }),
  ).toBeVisible();
  await page.goto('/en_us/ShoppingCart.html');
  await expect(page.getByText(t('cart.releasedChoose')).first()).toBeVisible();
});

test('§4 Cancel Order releases the seats before anything is confirmed', async ({ page, request }, {
  parallelIndex,
}) => {
  const { t } = textsOf('en_us');
  await holdSeats(page, 'en_us', await sampleOffer(request, 'en_us'), parallelIndex, 1);
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page
    .getByRole('button', { name: t('preview.cancel'), exact: true })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('preview.cancelYes'), exact: true })
    .click();
  await page.waitForURL(/ShoppingCart\.html/);
  await expect(page.getByRole('heading', { name: t('cart.releasedHead'), exact: true })).toBeVisible();
  await expect(page.locator('a[href*="TransactionPreview.html"]')).toHaveCount(0);
});

test('§9 a quantity above the limit of the event is an error at the field, which keeps the number', async ({
  page,
  request,
}) => {
  const { t } = textsOf('zh_hk');
  const offer = await sampleOffer(request, 'zh_hk');
  await page.goto(eventPath('zh_hk', offer));
  await takenOver(page);
  await page.getByLabel(t('event.quantity'), { exact: true }).fill('41');
  await page.getByRole('button', { name: t('event.loginFirst'), exact: true }).click();
  const quantity = page.getByLabel(t('event.quantity'), { exact: true });
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(quantity).toHaveValue('41');
  await expect(page).toHaveURL(/EventDetail\.html/);
});

test('§6 a member’s page sends a visitor to the login, which leads back to the page', async ({ page }, {
  parallelIndex,
}) => {
  await page.goto('/en_us/Member/TxnHistory.html');
  await page.waitForURL(/Login\.html\?target=/);
  await logIn(page, 'en_us', parallelIndex);
  await page.waitForURL(/Member\/TxnHistory\.html/);
  await expect(
    page.getByRole('heading', { level: 1, name: textsOf('en_us').t('common.transactionHistory'), exact: true }),
  ).toBeVisible();
});

test('login never leads to another site, whatever the target', async ({ page }, { parallelIndex }) => {
  await page.goto('/en_us/Login.html?target=https%3A%2F%2Fevil.example%2Fen_us%2F');
  await logIn(page, 'en_us', parallelIndex);
  await page.waitForURL(/en_us\/Events\.html/);
});

test('an unknown event and an unknown transaction have a page of their own, with a way back', async ({ page }, {
  parallelIndex,
}) => {
  const { t } = textsOf('en_us');
  const answer = await page.goto('/en_us/EventDetail.html?eventId=no-such-event');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main a[href*="Events.html"]').first()).toBeVisible();
  await page.goto('/en_us/Member/TransactionDetail.html?transactionNumber=T-0');
  await logIn(page, 'en_us', parallelIndex);
  await page.waitForURL(/TransactionDetail\.html/);
  await expect(page.getByRole('heading', { name: t('order.notFoundTitle'), exact: true })).toBeVisible();
  await expect(page.locator('main a[href*="Member/TxnHistory.html"]').first()).toBeVisible();
});
