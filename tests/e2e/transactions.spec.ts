import { calendarHref, deliveryChangeUntil, href } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { logInAs, newMember } from './members.js';
import { buyByCall, listenForComplaints, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t, format } = textsOf(lang);

const address = { country: 'HK', area: 'HKI', district: 'CW', street: '48 Third Street', flat: 'Flat B, 12/F' };

const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row');

test('§3 a member finds a transaction by its words, number and period, and reads every number of it', {
  tag: '@instants',
}, async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  const email = await newMember(request, { name: 'Ho Ka-yan', address });
  const headers = await logInAs(page, request, email);
  const first = await sampleOffer(request, lang);
  const second = await sampleOffer(request, lang, 'otherSeats');
  const courier = await buyByCall(request, headers, first, { deliveryMethod: 'courier' });
  const other = await buyByCall(request, headers, second);

  await page.goto(href(lang, 'txnHistory', {}));
  await takenOver(page);
  await expect(rows(page)).toHaveCount(3);
  const search = page.getByRole('main').getByRole('searchbox', { name: t('history.search'), exact: true });
  const period = page.getByRole('combobox', { name: t('history.period'), exact: true });
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('history.found', { count: 1 }) });
  await search.fill(first.event.title.toUpperCase());
  await search.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(courier.transactionNumber);
  await expect(status).toBeAttached();
  await expect(
    page.getByRole('tab', { name: t('history.tabCount', { name: t('history.upcoming'), count: 1 }), exact: true }),
  ).toBeVisible();
  await search.fill(other.transactionNumber);
  await search.press('Enter');
  await expect(rows(page).nth(1)).toContainText(second.event.title);
  await expectNoAxeViolations(page);

  // The address has search and period, so a reload and a link keep them.
  await period.selectOption('earlier');
  await expect(page.getByRole('heading', { name: t('common.noSearchResult'), exact: true })).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(search).toHaveValue(other.transactionNumber);
  await expect(period).toHaveValue('earlier');
  await page.getByRole('button', { name: t('history.clear'), exact: true }).press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: courier.transactionNumber })
    .getByRole('link')
    .press('Enter');
  await page.waitForURL(/TransactionDetail\.html/);
  const main = page.getByRole('main');
  const { transactionNumber, confirmationNumber, paymentServiceNumber, waybillNumber } = courier;
  for (const number of [transactionNumber, confirmationNumber, paymentServiceNumber, waybillNumber]) {
    expect(number).toMatch(/\d{8}/);
    await expect(main.getByText(number ?? '', { exact: true }).first()).toBeVisible();
  }
  for (const text of ['Ho Ka-yan', '5123 4567', t('receipt.cardEnding', { digits: courier.cardEnding ?? '' })]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByText(format.amount(courier.total)).first()).toBeVisible();
  await expect(main.getByText(/48 Third Street/)).toBeVisible();

  // Every link works: the changes have their pages, and the calendar has a file.
  const until = deliveryChangeUntil([first.performance.startsAt]) ?? '';
  await expect(main.getByText(format.recordDay(until))).toBeVisible();
  await expect(main.getByRole('link', { name: t('transaction.changeTransaction'), exact: true })).toHaveAttribute(
    'href',
    /TxnChangeRequest\.html\?transactionNumber=/,
  );
  const calendar = calendarHref(lang, first.event.id, first.performance.id);
  await expect(main.getByRole('link', { name: t('receipt.calendar'), exact: true })).toHaveAttribute('href', calendar);
  expect(await (await request.get(calendar)).text()).toMatch(/^BEGIN:VCALENDAR/);
  await expectNoAxeViolations(page);
  expect(complaints).toEqual([]);
});

test('§2 the next show is above the history, with its code one press away, and another member finds no such transaction', {
  tag: '@instants',
}, async ({ page, request }) => {
  const headers = await logInAs(page, request, await newMember(request));
  const offer = await sampleOffer(request, lang);
  const { transactionNumber } = await buyByCall(request, headers, offer);
  await page.goto(href(lang, 'txnHistory'));
  await takenOver(page);
  const band = page.getByRole('region', { name: t('history.memberIs', { name: 'Ho Ka-yan' }), exact: true });
  await expect(band).toContainText(offer.event.title);
  await band.getByRole('link', { name: t('history.showTickets'), exact: true }).press('Enter');
  await page.waitForURL(new RegExp(`TransactionDetail\\.html\\?transactionNumber=${transactionNumber}`));
  await expect(page.getByRole('img', { name: /^Entry code/ }).first()).toBeVisible();

  // The same address for another member.
  const another = await logInAs(page, request, await newMember(request));
  expect(another).not.toEqual(headers);
  await page.goto(href(lang, 'transactionDetail', { transactionNumber }));
  await expect(page.getByRole('heading', { name: t('order.notFoundTitle'), exact: true })).toBeVisible();
  await expect(page.getByText(offer.event.title)).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Entry code/ })).toHaveCount(0);
});
