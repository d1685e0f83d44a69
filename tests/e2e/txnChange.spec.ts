import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { addPhoto, expectCovered, keepWhatIsSent } from './cardPhoto.js';
import { logInAs, newMember } from './members.js';
import {
  buyByCall,
  emptyCart,
  formProblem,
  listenForComplaints,
  logIn,
  sampleOffer,
  takenOver,
  textsOf,
  tokenOf,
} from './shop.js';
import { expect, test } from './test.js';

const tick = (page: Page, name: string) =>
  page.locator('main fieldset').getByRole('checkbox', { name, exact: true }).check();

test('§3 §5 §8 a member changes name and number with the covered card: digits of another card are refused, and the transaction shows the request', async ({
  page,
  request,
}) => {
  const lang = 'zh_hk';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const offer = await sampleOffer(request, lang);
  const headers = await logInAs(page, request, await newMember(request));
  const { transactionNumber } = await buyByCall(request, headers, offer);

  await page.goto(`/${lang}/Member/TransactionDetail.html?transactionNumber=${transactionNumber}`);
  await page
    .locator('main')
    .getByRole('link', { name: t('transaction.changeTransaction'), exact: true })
    .click();
  await page.waitForURL(/TxnChangeRequest\.html/);
  await takenOver(page);
  await expect(page.getByLabel(t('changeRequest.transactionNumber'), { exact: true })).toHaveValue(transactionNumber);
  const last4 = page.getByLabel(t('txnChange.cardLast4'), { exact: true });
  await expect(last4).toHaveValue(/^\d{4}$/);
  const paidWith = await last4.inputValue();

  // An incomplete form sends nothing, and a reload keeps its values.
  await page.getByRole('button', { name: t('changeRequest.submit'), exact: true }).click();
  await expect(formProblem(page)).toBeFocused();
  await page.getByLabel(t('txnChange.cardFirst4'), { exact: true }).fill('4000');
  await last4.fill('0000');
  await tick(page, t('txnChange.contactName'));
  await page.getByLabel(t('txnChange.newContactName'), { exact: true }).fill('陳海晴');
  await tick(page, t('txnChange.contactNumber'));
  await page.getByLabel(t('txnChange.newContactNumber'), { exact: true }).fill('5123 4567');
  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel(t('txnChange.newContactName'), { exact: true })).toHaveValue('陳海晴');
  await expectNoAxeViolations(page);

  await addPhoto(page, lang);
  // After a failed upload, the same picture is sent again.
  await page.route('**/fake/upload/**', (route) => route.abort());
  await page.getByRole('button', { name: t('changeRequest.cover'), exact: true }).click();
  await expect(page.getByText(t('changeRequest.uploadFailed'))).toBeVisible();
  await page.unrouteAll();
  await keepWhatIsSent(page);
  await page.getByRole('button', { name: t('changeRequest.retry'), exact: true }).click();
  await expect(page.getByText(t('txnChange.cardDone'))).toBeVisible();
  await expectCovered(page);

  await page.getByRole('button', { name: t('changeRequest.submit'), exact: true }).click();
  await expect(formProblem(page)).toContainText(t('errors.transactionNotFound'));
  await last4.fill(paidWith);
  await page.getByRole('button', { name: t('changeRequest.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('changeRequest.sent'), exact: true })).toBeFocused();
  await page.getByRole('link', { name: t('changeRequest.toTransaction'), exact: true }).click();
  await page.waitForURL(/TransactionDetail\.html/);
  await expect(page.getByRole('heading', { name: t('transaction.requests'), exact: true })).toBeVisible();
  await expect(page.getByText('陳海晴').first()).toBeVisible();
  expect(complaints.filter((complaint) => !/status of 404|ERR_FAILED/.test(complaint))).toEqual([]);
});

test('§5 an order that no card paid: its buyer logs in on the way, keeps every word, and needs no picture', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const offer = await sampleOffer(request, lang);
  await emptyCart(request, parallelIndex);
  const headers = { authorization: `Bearer ${await tokenOf(request, parallelIndex)}` };
  const { transactionNumber } = await buyByCall(request, headers, offer, { paymentMethod: 'eWallet' });

  await page.goto(`/${lang}/TxnChangeRequest.html`);
  await takenOver(page);
  await page.getByLabel(t('changeRequest.transactionNumber'), { exact: true }).fill(transactionNumber);
  await tick(page, t('txnChange.address'));
  await page.getByLabel(t('txnChange.newAddress'), { exact: true }).fill('Flat 3A, 18 Cornet Street, Tai Hang');
  await page.getByRole('checkbox', { name: t('changeRequest.cardNone'), exact: true }).check();
  await page
    .locator('main')
    .getByRole('link', { name: t('txnChange.logIn'), exact: true })
    .click();
  await page.waitForURL(/Login\.html/);
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(/TxnChangeRequest\.html/);
  await expect(page.getByLabel(t('txnChange.newAddress'), { exact: true })).toHaveValue(/Cornet Street/);
  await page.getByRole('button', { name: t('changeRequest.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('changeRequest.sent'), exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
