import { addMonths, holidaysAreKnown, hongKongDate } from '@first-gong/domain';
import { instant } from '../instant.js';
import { expectNoAxeViolations } from './axe.js';
import { addPhoto, expectCovered, keepWhatIsSent } from './cardPhoto.js';
import { logInAs, newMember } from './members.js';
import {
  buyByCall,
  choose,
  emptyCart,
  formProblem,
  listenForComplaints,
  memberOf,
  sampleOffer,
  takenOver,
  textsOf,
  tokenOf,
} from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';

test('§3 §5 §9 a member has tickets sent by courier: the card is covered before it leaves the browser, the fee is paid, the transaction shows the request', {
  tag: '@instants',
}, async ({ page, request }) => {
  const { t, format } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const offer = await sampleOffer(request, lang);
  const headers = await logInAs(page, request, await newMember(request));
  const { transactionNumber } = await buyByCall(request, headers, offer);

  await page.goto(`/${lang}/Member/TransactionDetail.html?transactionNumber=${transactionNumber}`);
  await page
    .locator('main')
    .getByRole('link', { name: t('transaction.changeCollection'), exact: true })
    .click();
  await page.waitForURL(/\/DeliveryChangeRequest\.html/);
  await takenOver(page);
  await expect(page.getByLabel(t('changeRequest.transactionNumber'), { exact: true })).toHaveValue(transactionNumber);
  await page.getByLabel(t('deliveryChange.contactName'), { exact: true }).fill('Chan Hoi-ching');
  await page.getByLabel(t('deliveryChange.mobile'), { exact: true }).fill('51234567');
  await page.getByLabel(t('deliveryChange.address'), { exact: true }).fill('Flat 3A, 18 Cornet Street, Tai Hang');
  await choose(page.getByRole('radio', { name: new RegExp(`^${t('deliveryChange.delivery')}`) }));

  // A file with a wrong extension is rejected; the card's photo is redacted before the upload.
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') });
  await expect(page.getByText(t('changeRequest.wrongType'))).toBeVisible();
  await addPhoto(page, lang);
  await keepWhatIsSent(page);
  await page.getByRole('button', { name: t('changeRequest.cover'), exact: true }).click();
  await expect(page.getByText(/The covered picture is uploaded/)).toBeVisible();
  await expectCovered(page);
  await expectNoAxeViolations(page);

  await page
    .getByRole('button', { name: t('deliveryChange.submitAndPay', { amount: format.money(4000) }), exact: true })
    .click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=cancel]').click();
  await page.waitForURL(/\/DeliveryChangeRequest\.html/);
  await expect(page.getByRole('heading', { name: t('deliveryChange.cancelled'), exact: true })).toBeVisible();

  // The form has its values again; the picture was used up with the request.
  await takenOver(page);
  await page.getByRole('button', { name: t('deliveryChange.again'), exact: true }).click();
  await expect(page.getByLabel(t('deliveryChange.contactName'), { exact: true })).toHaveValue('Chan Hoi-ching');
  await expect(page.getByRole('radio', { name: new RegExp(`^${t('deliveryChange.delivery')}`) })).toBeChecked();
  await addPhoto(page, lang);
  await page.getByRole('button', { name: t('changeRequest.cover'), exact: true }).click();
  await expect(page.getByText(/The covered picture is uploaded/)).toBeVisible();
  await page
    .getByRole('button', { name: t('deliveryChange.submitAndPay', { amount: format.money(4000) }), exact: true })
    .click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/\/DeliveryChangeRequest\.html/);
  await expect(page.getByText(t('deliveryChange.feePaid', { amount: format.money(4000) }))).toBeVisible();
  await takenOver(page);
  await page.getByRole('link', { name: t('changeRequest.toTransaction'), exact: true }).click();
  await page.waitForURL(/\/TransactionDetail\.html/);
  await expect(page.getByRole('heading', { name: t('transaction.requests'), exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  '§3 §5 a visitor with the number of an order that an e-wallet paid asks for an appointment; the email of the buyer is the proof',
  { tag: '@instants' },
  async ({ page, request }, { parallelIndex }) => {
    const { t } = textsOf('zh_hk');
    const complaints = listenForComplaints(page);
    const offer = await sampleOffer(request, 'zh_hk');
    await emptyCart(request, parallelIndex);
    const headers = { authorization: `Bearer ${await tokenOf(request, parallelIndex)}` };
    const { transactionNumber } = await buyByCall(request, headers, offer, { paymentMethod: 'eWallet' });

    await page.goto('/zh_hk/DeliveryChangeRequest.html');
    await takenOver(page);
    await page.getByLabel(t('changeRequest.transactionNumber'), { exact: true }).fill(transactionNumber);
    await page.getByLabel(t('deliveryChange.contactName'), { exact: true }).fill('黃小明');
    await page.getByLabel(t('deliveryChange.mobile'), { exact: true }).fill('51234567');
    const email = page.locator('main').getByLabel(t('deliveryChange.email'), { exact: true });
    await email.fill('somebody@example.com');
    await page.getByLabel(t('deliveryChange.address'), { exact: true }).fill('大坑浣紗街18號3樓A室');
    await choose(page.getByRole('radio', { name: new RegExp(`^${t('payment.pickUp')}`) }));
    if (!holidaysAreKnown(addMonths(hongKongDate(instant), 1))) {
      await page
        .locator('main')
        .getByRole('button', { name: new RegExp(t('deliveryChange.day')) })
        .click();
      await expect(page.getByText(t('deliveryChange.dayNone'), { exact: true })).toBeVisible();
      return;
    }
    for (const name of [t('deliveryChange.day'), t('deliveryChange.time')]) {
      await page
        .locator('main')
        .getByRole('button', { name: new RegExp(name) })
        .click();
      await page.getByRole('option').first().click();
    }
    await page.getByRole('checkbox', { name: t('changeRequest.cardNone'), exact: true }).check();

    // The shop rejects another person's email, and the other values stay.
    await page.getByRole('button', { name: t('changeRequest.submit'), exact: true }).click();
    await expect(formProblem(page)).toContainText(t('errors.imageRequired'));
    await formProblem(page).getByRole('link').click();
    await expect(page.getByRole('checkbox', { name: t('changeRequest.cardNone'), exact: true })).toBeFocused();
    await email.fill(memberOf(parallelIndex).loginEmail);
    await page.getByRole('button', { name: t('changeRequest.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('changeRequest.sent'), exact: true })).toBeFocused();
    expect(complaints).toEqual([expect.stringContaining('status of 422')]);
  },
);
