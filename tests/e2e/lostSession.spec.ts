import type { EventDetail, EventSummary } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { logInAs, newMember, password } from './members.js';
import { buyByCall, findOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

const byId = (page: Page, id: string) => page.locator(`main [id="${id}"]`);

/** The server ends the session of the page, which has no call on its way and hears of it with its next one. */
async function loseSession(page: Page, request: APIRequestContext): Promise<void> {
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/Logout.do', { headers: { authorization: `Bearer ${token}` } });
}

async function logInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: t('session.overTitle') });
  await expect(dialog.locator('input[type=password]')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** The first event that takes wishes, with a sold-out zone. */
async function findSoldOut(request: APIRequestContext) {
  for (let page = 1; page <= 5; page++) {
    const list = await request.get('/data/utsvEventList.json', { params: { locale: 'en_US', page } });
    for (const { id, group, flags } of (await list.json()) as EventSummary[]) {
      if (flags.includes('priority') || ['cinema', 'governmentNetwork', 'online'].includes(group)) continue;
      const detail = await request.get('/api/eventDetail.do', { params: { locale: 'en_US', eventId: id } });
      const event = (await detail.json()) as EventDetail;
      for (const performance of event.pointsProgramme ? event.performances : []) {
        const zone = performance.zones.find(({ remaining }) => remaining === 0);
        if (zone && Date.parse(performance.startsAt) > Date.now() + 86_400_000) return { event, performance, zone };
      }
    }
  }
  throw new Error('The catalogue has no sold-out zone.');
}

test('§4 Session: a top-up that loses the session goes on with the amount and the way to pay that were entered', async ({
  page,
  request,
}) => {
  await logInAs(page, request, await newMember(request));
  await page.goto(`/${lang}/Member/TopUps.html`);
  await takenOver(page);
  const amount = page.getByLabel(t('points.ownAmount'));
  const wallet = page.getByRole('radio', { name: t('receipt.eWallet') });
  await amount.fill('135');
  await wallet.check({ force: true });
  await loseSession(page, request);
  await amount.press('Enter');
  await logInAgain(page);
  await expect(amount).toHaveValue('135');
  await expect(wallet).toBeChecked();
  await amount.press('Enter');
  await page.waitForURL(/\/fake\/bank/);

  // Sent: the next top-up begins anew.
  await page.goto(`/${lang}/Member/TopUps.html`);
  await takenOver(page);
  await expect(amount).toHaveValue('');
});

test('§4 Session: a new wish that loses the session goes on with everything that was chosen', async ({
  page,
  request,
}) => {
  const { event, performance, zone } = await findSoldOut(request);
  await logInAs(page, request, await newMember(request));
  await page.goto(`/${lang}/Member/WishList.html?${new URLSearchParams({ eventId: event.id })}`);
  await takenOver(page);
  const count = page.getByRole('radio', { name: '1', exact: true });
  const together = page.getByRole('radio', { name: t('wishList.seat_together') });
  const zones = page.locator(`input[type=radio][value="${zone.code}"]`);
  await page.locator('#wishPerformance').click();
  await page
    .getByRole('option')
    .nth(event.performances.findIndex(({ id }) => id === performance.id))
    .click();
  await zones.check({ force: true });
  await count.check({ force: true });
  await together.check({ force: true });
  await loseSession(page, request);
  await page.getByRole('button', { name: t('wishList.submit') }).press('Enter');
  await logInAgain(page);
  await expect(zones).toBeChecked();
  await expect(count).toBeChecked();
  await expect(together).toBeChecked();
  await page.getByRole('button', { name: t('wishList.submit') }).press('Enter');
  await expect(page.getByText(t('wishList.done_add', { title: event.title }))).toBeVisible();
});

test('§4 Session: an enquiry and both change requests of a member outlive the session', async ({ page, request }) => {
  const email = await newMember(request);
  const headers = await logInAs(page, request, email);
  const offer = await findOffer(
    request,
    lang,
    ({ performance }) => Date.parse(performance.startsAt) > Date.now() + 28 * 86_400_000,
    20,
  );
  const { transactionNumber } = await buyByCall(request, headers, offer, { paymentMethod: 'eWallet' });

  await page.goto(`/${lang}/TxnChangeRequest.html?transactionNumber=${transactionNumber}`);
  await takenOver(page);
  await page.getByRole('checkbox', { name: t('txnChange.address') }).check({ force: true });
  const newAddress = page.getByLabel(t('txnChange.newAddress'), { exact: true });
  await newAddress.fill('Flat 3A, 18 Cornet Street, Tai Hang');
  await loseSession(page, request);
  await page.getByRole('button', { name: t('changeRequest.submit') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.loginRequired'));
  await expect(newAddress).toHaveValue(/Cornet Street/);
  await page.getByRole('main').getByRole('alert').getByRole('link').click();
  await page.waitForURL(/Login\.html/);
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/TxnChangeRequest\.html/);
  await expect(newAddress).toHaveValue(/Cornet Street/);

  await page.goto(`/${lang}/DeliveryChangeRequest.html?transactionNumber=${transactionNumber}`);
  await takenOver(page);
  const contactName = page.getByLabel(t('deliveryChange.contactName'));
  await contactName.fill('Chan Hoi-ching');
  await page.getByRole('radio', { name: t('receipt.kiosk') }).check({ force: true });
  await loseSession(page, request);
  await page.reload();
  await takenOver(page);
  await expect(contactName).toHaveValue('Chan Hoi-ching');
  await expect(page.getByRole('radio', { name: t('receipt.kiosk') })).toBeChecked();

  await logInAs(page, request, email);
  await page.goto(`/${lang}/CS.html`);
  await takenOver(page);
  await byId(page, 'enquiries').fill('Where is Block L?');
  await loseSession(page, request);
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

test('§6 what a member has typed in a form for everybody is not for the next member of the same tab', async ({
  page,
  request,
  context,
}) => {
  await logInAs(page, request, await newMember(request));
  await page.goto(`/${lang}/CS.html`);
  await takenOver(page);
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
