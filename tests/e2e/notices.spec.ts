import { noticeMonths } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { logInAs, newMember } from './members.js';
import { buyByCall, listenForComplaints, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const { t } = textsOf('en_us');
const months = noticeMonths;

const unreadInMasthead = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notices/ });

test('§2 §9 a member reads one notice, then marks all as read, in two languages; after the logout nobody sees them', {
  tag: '@instants',
}, async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  const first = await newMember(request);
  const headers = await logInAs(page, request, first);
  const offer = await sampleOffer(request, 'en_us');
  const orders = [await buyByCall(request, headers, offer), await buyByCall(request, headers, offer)];

  await page.goto('/en_us/Member/Notices.html');
  await takenOver(page);
  await expect(page.getByText(t('notices.summary', { months, count: 2 }))).toBeVisible();
  await expect(unreadInMasthead(page)).toContainText(t('session.unread', { count: 2 }));
  const newest = orders.at(-1)?.transactionNumber ?? '';
  await page.getByRole('link', { name: new RegExp(`^${t('notices.open')}: .*${newest}`) }).click();
  await page.waitForURL(new RegExp(`TransactionDetail.*${newest}`));
  await expect(unreadInMasthead(page)).toContainText(t('session.unread', { count: 1 }));
  await page.goBack();
  await expect(page.getByText(t('notices.summary', { months, count: 1 }))).toBeVisible();

  const inChinese = textsOf('zh_hk').t;
  await page.goto('/zh_hk/Member/Notices.html');
  await takenOver(page);
  await expect(page.getByText(inChinese('notices.summary', { months, count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: inChinese('notices.markAll'), exact: true }).click();
  await expect(page.getByText(inChinese('notices.summary', { months, count: 0 }))).toBeVisible();
  await expect(page.getByRole('button', { name: inChinese('notices.markAll'), exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(inChinese('notices.summary', { months, count: 0 }))).toBeVisible();
  const list = page.locator('main').getByRole('list', { name: inChinese('member.notices'), exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.goto('/en_us/Logout.html');
  await takenOver(page);
  // The browser reports a call that the logout overtakes.
  await page.waitForLoadState('networkidle');
  await page.locator('main').getByRole('button').first().click();
  await page.waitForURL(/Events\.html/);
  await expect(unreadInMasthead(page)).toHaveCount(0);
  await logInAs(page, request, await newMember(request));
  await page.goto('/en_us/Member/Notices.html');
  await expect(page.getByRole('heading', { name: t('common.noRecordsFound'), exact: true })).toBeVisible();
  await expect(page.getByText(newest)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
