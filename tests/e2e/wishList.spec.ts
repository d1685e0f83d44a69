import { priceToPay } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { newMember, password } from './members.js';
import { listenForComplaints, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';

const control = async (request: APIRequestContext, change: object) =>
  expect((await request.post('/fake/control.json', { data: change })).status()).toBe(200);

const titles = (page: Page) => page.locator('main ol > li').getByRole('heading', { level: 3 });

test('§2 §4 §8 a visitor wishes, logs in and goes on; the wish is ordered, matched, topped up for and paid', {
  tag: '@instants',
}, async ({ page, request }) => {
  const { t, format } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const { event, performance, zone } = await sampleOffer(request, lang, 'soldOut');
  const other = await sampleOffer(request, lang, 'otherSoldOut');
  const email = await newMember(request);

  // The event's page, the login, and the form with the same choice.
  const { t: inChinese } = textsOf('zh_hk');
  const { title } = (await sampleOffer(request, 'zh_hk', 'soldOut')).event;
  const query = { eventId: event.id, performanceId: performance.id, zone: zone.code, quantity: '1' };
  await page.goto(`/${lang}/EventDetail.html?${new URLSearchParams(query)}`);
  const wishLink = page
    .locator('main')
    .getByRole('link', { name: t('event.wish'), exact: true })
    .last();
  await wishLink.click();
  await page.waitForURL(/Login\.html/);
  await expect(page.getByText(t('login.returnTitle'))).toBeVisible();
  await takenOver(page);
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page
    .locator('main form')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
  await page.waitForURL(/WishList\.html/);
  await expect(page.getByRole('heading', { level: 3, name: event.title, exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  const zones = page.getByRole('radiogroup', { name: t('wishList.zone'), exact: true });
  const row = zones.locator('label').filter({ has: page.getByRole('radio', { checked: true }) });
  await expect(row).toContainText(zone.name);
  await expect(row).toContainText(format.money(priceToPay(event, zone.price)));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: t('wishList.submit'), exact: true }).click();
  await expect(page.getByText(t('wishList.done_add', { title: event.title }))).toBeVisible();
  await expect(page.getByText(t('wishList.state_matching'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/WishList\.html$/);

  // The event's page allows more tickets than a wish, so the form reports its smaller number.
  await page.goto(`/${lang}/Member/WishList.html?${new URLSearchParams({ ...query, quantity: '6' })}`);
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await expect(page.getByText(t('wishList.fewerThanAsked', { asked: '6', count: 4 }))).toBeVisible();

  // A second wish, and the member's own order by keyboard. The order is kept.
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const data = { performanceId: other.performance.id, zone: other.zone.code, quantity: 1, deliveryMethod: 'eTicket' };
  expect((await request.post('/api/ticketWishlist.do', { data, headers })).status()).toBe(200);
  await page.goto(`/${lang}/Member/WishList.html`);
  await takenOver(page);
  await expect(titles(page)).toHaveText([event.title, other.event.title]);
  await page.getByRole('button', { name: new RegExp(`^${t('wishList.moveDown', { title: event.title })}`) }).focus();
  const saved = page.waitForResponse(/sequence\.do/);
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText([other.event.title, event.title]);
  await saved;
  await page.reload();
  await takenOver(page);
  await expect(titles(page)).toHaveText([other.event.title, event.title]);

  // Cancelled, restored, cancelled and removed.
  const press = (label: string, title: string) =>
    page.getByRole('button', { name: new RegExp(`^${label} ${title}`) }).click();
  await press(t('wishList.cancel'), other.event.title);
  await expect(page.getByText(t('wishList.reason_byMember'))).toBeVisible();
  await press(t('wishList.restore'), other.event.title);
  await expect(page.getByText(t('wishList.state_matching'), { exact: true })).toHaveCount(2);
  await press(t('wishList.cancel'), other.event.title);
  await press(t('wishList.remove'), other.event.title);
  await expect(titles(page)).toHaveText([event.title]);

  // From here in another language. The box office gets tickets back, and the member without points tops up and pays.
  await control(request, { matchWishes: true });
  await page.locator('header a[href*="lang=zh_hk"]').first().click();
  await page.waitForURL(/\/zh_hk\/Member\/WishList\.html/);
  await takenOver(page);
  await expect(page.getByText(inChinese('wishList.state_matched'), { exact: true })).toBeVisible();
  const pay = page
    .locator('main')
    .getByRole('button', { name: new RegExp(title) })
    .filter({ hasText: /\d/ });
  const confirm = page.getByRole('alertdialog').getByRole('button').nth(1);
  await expect(page.getByText(inChinese('wishList.state_pointsNotPaid'), { exact: true })).toBeVisible();
  await pay.click();
  await expectNoAxeViolations(page);
  await page
    .getByRole('alertdialog')
    .getByRole('link', { name: inChinese('wishList.topUp'), exact: true })
    .click();
  await page.waitForURL(/TopUps\.html/);
  await expect(page.getByRole('link', { name: inChinese('wishList.toPayment'), exact: true })).toBeVisible();
  await page.getByLabel(inChinese('points.ownAmount'), { exact: true }).fill('5000');
  await page.getByRole('button', { name: /525,000/ }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/TopUpsHistory\.html/);
  await expect(page.getByText(inChinese('wishList.enoughTitle'))).toBeVisible();
  await page.getByRole('link', { name: inChinese('wishList.toPayment'), exact: true }).click();
  await page.waitForURL(/WishList\.html/);
  await pay.click();
  await confirm.click();
  await expect(page.getByText(inChinese('wishList.done_pay', { title }))).toBeVisible();
  for (const state of ['wishList.state_bought', 'wishList.state_pointsPaid'] as const) {
    await expect(page.getByText(inChinese(state), { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: new RegExp(`^${inChinese('wishList.showTickets')} ${title}`) }).click();
  await page.waitForURL(/TransactionDetail\.html/);

  // Without a wish list, its address redirects home and the navigation does not name it.
  const entry = page.locator('main').getByRole('link', { name: inChinese('member.wishList'), exact: true });
  await expect(entry).toBeVisible();
  await control(request, { showWishList: false });
  try {
    // The pages server polls the switches each second.
    await expect(async () => {
      await page.goto('/zh_hk/Member/TxnHistory.html');
      await expect(
        page.locator('main').getByRole('link', { name: inChinese('member.points'), exact: true }),
      ).toBeVisible();
      await expect(entry).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await page.goto('/zh_hk/Member/WishList.html');
    await page.waitForURL(/Events\.html/);
  } finally {
    await control(request, { showWishList: true });
  }
  expect(complaints).toEqual([]);
});
