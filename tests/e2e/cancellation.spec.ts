import { href } from '@first-gong/domain';
import { expectNoAxeViolations } from './axe.js';
import { logInAs, newMember } from './members.js';
import { buyByCall, listenForComplaints, reach, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t, format } = textsOf(lang);

test('§4 the organiser cancels: by keyboard from the history to the refund, and the event page says so', {
  tag: '@instants',
}, async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  const headers = await logInAs(page, request, await newMember(request));
  // The last performance of many, because a cancellation is final and other tests buy the first.
  const offer = await sampleOffer(
    request,
    lang,
    'manyPerformances',
    ({ event, performance }) => performance === event.performances.at(-1),
  );
  const { transactionNumber, total, points } = await buyByCall(request, headers, offer);
  const { event, performance } = offer;
  const data = { cancelPerformance: { performanceId: performance.id } };
  expect((await request.post('/fake/control.json', { data })).status()).toBe(200);

  await page.goto(href(lang, 'txnHistory'));
  await takenOver(page);
  const main = page.getByRole('main');
  const row = main.getByRole('row').filter({ hasText: transactionNumber });
  await expect(row).toContainText(t('common.flagCancelled'));
  await expect(row).toContainText(t('history.refunded', { amount: format.money(total) }));
  const band = page.getByRole('region', { name: t('history.memberIs', { name: 'Ho Ka-yan' }), exact: true });
  await expect(band).toContainText(t('history.nextNone'));
  await expectNoAxeViolations(page);

  await reach(page, row.getByRole('link'), 'Enter');
  await page.waitForURL(/TransactionDetail\.html/);
  await expect(main.getByRole('heading', { name: t('receipt.refund'), exact: true })).toBeVisible();
  await expect(main.getByText(format.money(total), { exact: true })).toBeVisible();
  const taken = main.getByText(t('receipt.refundPointsTaken'), { exact: true });
  await expect(taken).toHaveCount(points.earned > 0 ? 1 : 0);
  await expect(page.getByRole('img', { name: /^Entry code/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('transaction.changeTransaction'), exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('receipt.calendar'), exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.goto(href(lang, 'eventDetail', { eventId: event.id, performanceId: performance.id }));
  await takenOver(page);
  await expect(main.getByText(t('event.cancelledTitle'), { exact: true })).toBeVisible();
  await expect(main.getByText(t('errors.performanceCancelled'), { exact: true })).toBeVisible();
  const choose = `${t('event.chooseZone')} ${format.showTime(performance.startsAt)}`;
  await expect(main.getByRole('link', { name: choose, exact: true })).toHaveCount(0);
  const status = '"eventStatus":"https://schema.org/EventCancelled"';
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(status);
  const file = await request.get(
    `/${lang}/EventDetail.ics?${new URLSearchParams({ eventId: event.id, performanceId: performance.id })}`,
  );
  expect(await file.text()).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  await expectNoAxeViolations(page);
  expect(complaints).toEqual([]);
});
