import type { Page } from '@playwright/test';
import { endSession, logInAgain, logInAs, newMember, password } from './members.js';
import { buyByCall, callTo, choose, formProblem, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

const byId = (page: Page, id: string) => page.locator(`main [id="${id}"]`);

test('§4 Session: a top-up that loses the session goes on with the amount and the way to pay that were entered', async ({
  page,
  request,
}) => {
  await logInAs(page, request, await newMember(request));
  await page.goto(`/${lang}/Member/TopUps.html`);
  await takenOver(page);
  const amount = page.getByLabel(t('points.ownAmount'), { exact: true });
  const wallet = page.getByRole('radio', { name: t('payment.eWallet'), exact: true });
  await amount.fill('135');
  await choose(wallet);
  await endSession(page, request);
  await amount.press('Enter');
  await logInAgain(page, t('session.overTitle'));
  await expect(amount).toHaveValue('135');
  await expect(wallet).toBeChecked();
  await amount.press('Enter');
  await page.waitForURL(/\/fake\/bank/);

  // After sending, the next top-up is empty.
  await page.goto(`/${lang}/Member/TopUps.html`);
  await takenOver(page);
  await expect(amount).toHaveValue('');
});

test('§4 Session: a new wish that loses the session goes on with everything that was chosen', async ({
  page,
  request,
}) => {
  const { event, performance, zone } = await sampleOffer(
    request,
    lang,
    'otherSoldOut',
    ({ event, performance }) => performance.id === event.performances[1]?.id,
  );
  await logInAs(page, request, await newMember(request));
  await page.goto(`/${lang}/Member/WishList.html?${new URLSearchParams({ eventId: event.id })}`);
  await takenOver(page);
  const count = page.getByRole('radio', { name: '1', exact: true });
  const together = page.getByRole('radio', { name: t('wishList.seat_together'), exact: true });
  const zones = page.locator(`input[type=radio][value="${zone.code}"]`);
  await page.locator('#wishPerformance').click();
  await page
    .getByRole('option')
    .nth(event.performances.findIndex(({ id }) => id === performance.id))
    .click();
  await choose(zones);
  await choose(count);
  await choose(together);
  await endSession(page, request);
  await page.getByRole('button', { name: t('wishList.submit'), exact: true }).press('Enter');
  await logInAgain(page, t('session.overTitle'));
  await expect(zones).toBeChecked();
  await expect(count).toBeChecked();
  await expect(together).toBeChecked();
  await page.getByRole('button', { name: t('wishList.submit'), exact: true }).press('Enter');
  await expect(page.getByText(t('wishList.done_add', { title: event.title }))).toBeVisible();
});

test('§4 Session: an enquiry and both change requests of a member outlive the session', async ({ page, request }) => {
  const email = await newMember(request);
  const headers = await logInAs(page, request, email);
  const offer = await sampleOffer(request, lang);
  const { transactionNumber } = await buyByCall(request, headers, offer, { paymentMethod: 'eWallet' });

  await page.goto(`/${lang}/TxnChangeRequest.html?transactionNumber=${transactionNumber}`);
  await takenOver(page);
  await page.getByRole('checkbox', { name: t('txnChange.address'), exact: true }).check();
  const newAddress = page.getByLabel(t('txnChange.newAddress'), { exact: true });
  await newAddress.fill('Flat 3A, 18 Cornet Street, Tai Hang');
  await endSession(page, request);
  await page.getByRole('button', { name: t('changeRequest.submit'), exact: true }).click();
  await expect(formProblem(page)).toContainText(t('errors.loginRequired'));
  await expect(newAddress).toHaveValue(/Cornet Street/);
  await formProblem(page).getByRole('link').click();
  await page.waitForURL(/Login\.html/);
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/TxnChangeRequest\.html/);
  await expect(newAddress).toHaveValue(/Cornet Street/);

  await page.goto(`/${lang}/DeliveryChangeRequest.html?transactionNumber=${transactionNumber}`);
  await takenOver(page);
  const kiosk = page.getByRole('radio', { name: new RegExp(`^${t('payment.kiosk')}`) });
  const contactName = page.getByLabel(t('deliveryChange.contactName'), { exact: true });
  await contactName.fill('Chan Hoi-ching');
  await choose(kiosk);
  await endSession(page, request);
  await page.reload();
  await takenOver(page);
  await expect(contactName).toHaveValue('Chan Hoi-ching');
  await expect(kiosk).toBeChecked();

  await logInAs(page, request, email);
  await page.goto(`/${lang}/CS.html`);
  await takenOver(page);
  await byId(page, 'enquiries').fill('Where is Block L?');
  await endSession(page, request);
  await page.reload();
  await takenOver(page);
  await expect(byId(page, 'enquiries')).toHaveValue('Where is Block L?');
});

test('§4 Session: a logout in another tab empties the forms of this one, also on pages that everybody may see', async ({
  page,
  request,
  context,
}) => {
  await logInAs(page, request, await newMember(request));
  await page.goto(`/${lang}/CS.html`);
  await takenOver(page);
  await byId(page, 'enquiries').fill('My seat is in row C.');
  const other = await context.newPage();
  await other.goto(`/${lang}/Logout.html`);
  await takenOver(other);
  await other.locator('main').getByRole('button').first().click();
  await other.waitForURL(/Events\.html/);
  await expect(byId(page, 'enquiries')).toHaveValue('');
});

for (const isLate of [false, true])
  test(`§6 what a member has typed in a form for everybody is not for the next member of the same tab${isLate ? ', even if the box office has not said who the first one is' : ''}`, async ({
    page,
    request,
    context,
  }) => {
    await logInAs(page, request, await newMember(request));
    if (isLate) await page.route(callTo('/api/Member/MemberInfo.do'), () => {}, { times: 1 });
    await page.goto(`/${lang}/CS.html`);
    await takenOver(page);
    if (!isLate) await expect(byId(page, 'email')).not.toHaveValue('');
    await byId(page, 'enquiries').fill('My seat is in row C.');
    const next = await newMember(request);
    await logInAs(await context.newPage(), request, next);
    await expect(byId(page, 'email')).toHaveValue(next);
    await expect(byId(page, 'enquiries')).toHaveValue('');
    await page.reload();
    await takenOver(page);
    await expect(byId(page, 'email')).toHaveValue(next);
    await expect(byId(page, 'enquiries')).toHaveValue('');
  });
