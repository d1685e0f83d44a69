import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { addPhoto, coloursOf, keepWhatIsSent, pictureSent, secret } from './cardPhoto.js';
import { logInAs, newMember } from './members.js';
import { buyByCall, findOffer, listenForComplaints, takenOver, textsOf } from './shop.js';

const lang = 'en_us';
const WEEKS = 28 * 24 * 60 * 60_000;

test('§3 §5 §9 a member has tickets sent by courier: the card is covered before it leaves the browser, the fee is paid, the transaction shows the request', async ({
  page,
  request,
}) => {
  const { t, format } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const offer = await findOffer(
    request,
    lang,
    ({ performance }) => Date.parse(performance.startsAt) > Date.now() + WEEKS,
    20,
  );
  const headers = await logInAs(page, request, await newMember(request));
  const { transactionNumber } = await buyByCall(request, headers, offer);

  await page.goto(`/${lang}/Member/TransactionDetail.html?transactionNumber=${transactionNumber}`);
  await page
    .locator('main')
    .getByRole('link', { name: t('transaction.changeCollection') })
    .click();
  await page.waitForURL(/DeliveryChangeRequest\.html/);
  await takenOver(page);
  await expect(page.getByLabel(t('changeRequest.transactionNumber'))).toHaveValue(transactionNumber);
  await page.getByLabel(t('deliveryChange.contactName')).fill('Chan Hoi-ching');
  await page.getByLabel(t('deliveryChange.mobile')).fill('51234567');
  await page.getByLabel(t('deliveryChange.address'), { exact: true }).fill('Flat 3A, 18 Cornet Street, Tai Hang');
  await page.getByRole('radio', { name: t('deliveryChange.delivery') }).check({ force: true });

  // A file whose name lies is refused; the photo of the card is covered, and only then sent.
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') });
  await expect(page.getByText(t('changeRequest.wrongType'))).toBeVisible();
  await addPhoto(page, lang);
  await keepWhatIsSent(page);
  await page.getByRole('button', { name: t('changeRequest.cover'), exact: true }).click();
  await expect(page.getByText(/The covered picture is uploaded/)).toBeVisible();
  const picture = await pictureSent(page);
  // The middle eight digits, the expiry date, and a corner that no bar covers.
  const places = [
    { x: 0.5, y: 0.575 },
    { x: 0.63, y: 0.77 },
    { x: 0.02, y: 0.02 },
  ];
  expect(await coloursOf(page, picture, places)).toEqual(['black', 'black', 'red']);
  expect(picture.includes(secret)).toBe(false);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: t('deliveryChange.submitAndPay', { amount: format.money(4000) }) }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=cancel]').click();
  await page.waitForURL(/DeliveryChangeRequest\.html/);
  await expect(page.getByRole('heading', { name: t('deliveryChange.cancelled') })).toBeVisible();

  // Everything typed is there again; a picture was used up with the request.
  await takenOver(page);
  await page.getByRole('button', { name: t('deliveryChange.again') }).click();
  await expect(page.getByLabel(t('deliveryChange.contactName'))).toHaveValue('Chan Hoi-ching');
  await expect(page.getByRole('radio', { name: t('deliveryChange.delivery') })).toBeChecked();
  await addPhoto(page, lang);
  await page.getByRole('button', { name: t('changeRequest.cover'), exact: true }).click();
  await expect(page.getByText(/The covered picture is uploaded/)).toBeVisible();
  await page.getByRole('button', { name: t('deliveryChange.submitAndPay', { amount: format.money(4000) }) }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/DeliveryChangeRequest\.html/);
  await expect(page.getByText(t('deliveryChange.feePaid', { amount: format.money(4000) }))).toBeVisible();
  await takenOver(page);
  await page.getByRole('link', { name: t('changeRequest.toTransaction') }).click();
  await page.waitForURL(/TransactionDetail\.html/);
  await expect(page.getByRole('heading', { name: t('transaction.requests') })).toBeVisible();
  expect(complaints).toEqual([]);
});
