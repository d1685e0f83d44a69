import { type RouteName, routeOf } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api/samples';
import type { Page } from '@playwright/test';
import {
  buyByCall,
  eventPath,
  listenForComplaints,
  logIn,
  placeholders,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

/** Complaints, without the browser's report of each missing call. */
const complaintsIn = (all: string[]) => all.filter((complaint) => !complaint.includes('status of 404'));

const notOffered = (page: Page) =>
  page
    .locator('main')
    .getByRole('heading', { name: t('common.notOfferedTitle'), exact: true })
    .and(page.getByRole('heading', { level: 1 }));

/** Opens a page and waits until it has loaded and has the heading. */
async function open(page: Page, name: RouteName, title: string): Promise<void> {
  await page.goto(`/${lang}${routeOf(name).path}`);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  // Some pages have their heading while they load.
  await expect(page.locator('main [aria-busy=true]').or(placeholders(page))).toHaveCount(0);
}

test('§7 with the provider’s calls alone a visitor finds events, reads help and sends an enquiry', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto(`/${lang}/Events.html`);
  await takenOver(page);
  for (const part of ['seatsToday', 'venues'] as const) {
    await expect(
      page.getByText(t('common.partNotOffered', { part: t(`home.${part}`) }), { exact: true }),
    ).toBeVisible();
  }
  await page.locator('nav a[href*="category=cinema"]').first().click();
  await expect(page).toHaveURL(/category=cinema/);
  await expect(page.locator('main article')).not.toHaveCount(0);
  await page.locator('main article a[href*="EventDetail.html"]').first().click();
  await expect(notOffered(page)).toBeVisible();

  await open(page, 'cinema', t('common.notOfferedTitle'));
  await open(page, 'faq', 'Frequently asked questions');
  await open(page, 'contactUs', t('contactUs.title'));
  const field = (name: 'name' | 'email' | 'phone' | 'enquiry') =>
    page.locator('main').getByLabel(t(`contactUs.${name}`), { exact: true });
  await field('name').fill('Wong Siu-ming');
  await field('email').fill('siuming@example.com');
  await field('phone').fill('5123 4567');
  await field('enquiry').fill('Is the side entrance open before the show?');
  await page.getByRole('button', { name: t('contactUs.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('contactUs.sentTitle'), exact: true })).toBeVisible();
  expect(complaintsIn(complaints)).toEqual([]);
});

test('§7 with the provider’s calls alone a member reads orders, points, wishes, notices and the profile', async ({
  page,
  playwright,
  baseURL,
}) => {
  const prepared = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-every-call': 'yes' } });
  const { loginEmail: email, password } = demoMember;
  const { token } = await (await prepared.post('/api/user/login.do', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const offer = await sampleOffer(prepared, lang);
  const { transactionNumber } = await buyByCall(prepared, headers, offer);
  const { performance, zone, event } = await sampleOffer(prepared, lang, 'soldOut');
  const wish = { performanceId: performance.id, zone: zone.code, quantity: 1, deliveryMethod: 'eTicket' };
  expect((await prepared.post('/api/ticketWishlist.do', { headers, data: wish })).status()).toBe(200);
  await prepared.dispose();

  const complaints = listenForComplaints(page);
  await page.goto(`/${lang}/Login.html`);
  await logIn(page, lang, 0);
  await page.waitForURL(/\/Events\.html/);

  await open(page, 'txnHistory', t('common.transactionHistory'));
  await page.locator(`main a[href*="${transactionNumber}"]`).first().click();
  await page.waitForURL(/TransactionDetail\.html/);
  await expect(page.locator('main').getByText(transactionNumber).first()).toBeVisible();

  await open(page, 'topUps', t('member.points'));
  await open(page, 'wishList', t('wishList.title'));
  await expect(page.getByRole('heading', { level: 3, name: event.title, exact: true })).toBeVisible();
  await open(page, 'notices', t('member.notices'));
  await open(page, 'memberInfo', t('member.info'));
  await expect(page.locator('main input[name="name"]')).toHaveValue(demoMember.name[lang]);

  for (const name of ['shoppingCart', 'favourites', 'topUpsHistory', 'waitingRoom'] as const) {
    await open(page, name, t('common.notOfferedTitle'));
  }
  await page.goto(eventPath(lang, offer));
  await expect(notOffered(page)).toBeVisible();
  expect(complaintsIn(complaints)).toEqual([]);
});
