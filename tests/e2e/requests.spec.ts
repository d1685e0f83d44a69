import { type TransactionSummary, toInstant, toKeep } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { confirmLabel, emptyCart, eventPath, logIn, sampleOffer, takenOver, textsOf } from './shop.js';
import { clockOf, deviceNow, expect, test } from './test.js';

/** Orders whose tickets one visit of the history loads. */
const mostFetched = 12;

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

/** Records the page's API calls between steps. */
function countCalls(page: Page) {
  let calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The stream of seat changes begins whenever the page is ready.
    if (/^\/(api|data)\//.test(pathname) && request.resourceType() !== 'eventsource')
      calls.push(pathname.replace(/^.*\//, ''));
  });
  return {
    /**
     * Waits for exactly these calls since the last step. The next step finds a late extra call.
     * @param perhaps calls whose response may be too old on a slow machine
     */
    expect: async (step: string, expected: string[], ...perhaps: string[]) => {
      const made = () => calls.filter((call) => !perhaps.includes(call) || expected.includes(call)).toSorted();
      await expect.poll(made, step).toEqual(expected.toSorted());
      calls = [];
    },
  };
}

test('each step of a purchase makes only the calls it needs, and none twice', async ({ page, request }, {
  parallelIndex,
}) => {
  const lang = 'en_us';
  const texts = textsOf(lang);
  const { t } = texts;
  const offer = await sampleOffer(request, lang);
  const calls = countCalls(page);

  await page.goto(`/${lang}/Events.html?${new URLSearchParams({ q: offer.event.title })}`);
  await takenOver(page);
  await calls.expect('listing', []);

  await page.locator(`main a[href*="eventId=${offer.event.id}"]`).first().click();
  await page.waitForURL(/EventDetail\.html/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.event.title);
  await calls.expect('an event from the listing', ['eventDetail.do', 'relatedEventList.do']);

  await page.goto(eventPath(lang, offer));
  await takenOver(page);
  await calls.expect('an event by its address', ['bestSeats.do']);

  await page.getByRole('button', { name: t('event.loginFirst'), exact: true }).click();
  await page.waitForURL(/Login\.html/);
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(/EventDetail\.html/);
  await expect(page.getByText(t('event.resumedTitle'))).toBeVisible();
  await expect(page.locator('main [id^=heart-]').first()).toHaveAttribute('aria-pressed');
  await calls.expect(
    'login',
    ['login.do', 'shoppingCart.do', 'favourites.do', 'personalNotices.do'],
    'bestSeats.do',
    'eventDetail.do',
  );

  await page.getByRole('button', { name: t('event.hold'), exact: true }).click();
  await page.waitForURL(/ShoppingCart\.html/);
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();
  await calls.expect('hold and cart', ['seatHold.do']);

  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.waitForURL(/TransactionPreview\.html/);
  const confirm = page.getByRole('button', { name: confirmLabel(texts, offer, 2), exact: true });
  await expect(confirm).toBeVisible();
  await calls.expect('preview', ['transactionPreview.do']);

  await page.getByRole('checkbox').check();
  await confirm.click();
  await page.waitForURL(/\/fake\/bank/);
  await calls.expect('confirm', ['transactionConfirm.do']);

  await page.locator('button[value=approve]').click();
  await page.waitForURL(/Receipt\.html/);
  await expect(page.getByRole('heading', { level: 1, name: t('receipt.booked'), exact: true })).toBeVisible();
  const transactionNumber = new URL(page.url()).searchParams.get('transactionNumber') ?? '';
  const newDocument = ['MemberInfo.do', 'shoppingCart.do', 'personalNotices.do'];
  await calls.expect('receipt', [...newDocument, 'TransactionDetail.do']);

  // The device has this order's tickets. The history loads those of other upcoming orders.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const txns = await request.post('/api/user/txns.do', { headers: { authorization: `Bearer ${token}` } });
  const unkept = toKeep((await txns.json()) as TransactionSummary[], [], toInstant(deviceNow()));
  const others = unkept.filter((row) => row.transactionNumber !== transactionNumber);
  expect(others).toHaveLength(unkept.length - 1);
  await page.goto(`/${lang}/Member/TxnHistory.html`);
  await expect(page.getByText(transactionNumber).first()).toBeVisible();
  const fetched = others.slice(0, mostFetched).map(() => 'TransactionDetail.do');
  await calls.expect('history', [...newDocument, 'txns.do', ...fetched]);

  await page.locator(`main a[href*="${transactionNumber}"]`).first().click();
  await page.waitForURL(/TransactionDetail\.html/);
  await expect(page.locator('main svg[role=img]')).toHaveCount(2);
  await calls.expect('transaction detail', ['TransactionDetail.do', 'changeRequests.do']);

  await page.goto(`/${lang}/Member/Notices.html`);
  const markAll = page.getByRole('button', { name: t('notices.markAll'), exact: true });
  await expect(markAll).toBeVisible();
  await calls.expect('notices', newDocument);
  await markAll.click();
  await expect(markAll).toHaveCount(0);
  await calls.expect('all notices read', ['read.do']);

  await page.goto(eventPath(lang, offer));
  const heart = page.locator('main [id^=heart-]').first();
  await expect(heart).toHaveAttribute('aria-pressed');
  const isLiked = (await heart.getAttribute('aria-pressed')) === 'true';
  const { id } = offer.event;
  await calls.expect(
    'an event again',
    ['MemberInfo.do', 'shoppingCart.do', 'personalNotices.do', 'favourites.do', 'bestSeats.do'],
    'eventDetail.do',
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', String(!isLiked));
  await calls.expect('a heart', [isLiked ? `${id}.do` : 'favourites.do']);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', String(isLiked));
  await calls.expect('the heart again', [isLiked ? 'favourites.do' : `${id}.do`]);
  await page.waitForLoadState('networkidle');
  await calls.expect('after the last step', []);
});

test('§4 the receipt asks again while the order waits for the bank, and stops when it is paid', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const texts = textsOf(lang);
  const offer = await sampleOffer(request, lang);
  await page.goto(`/${lang}/Login.html?target=${encodeURIComponent(eventPath(lang, offer, 1))}`);
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(/EventDetail\.html/);
  await page.getByRole('button', { name: texts.t('event.hold'), exact: true }).click();
  await page.waitForURL(/ShoppingCart\.html/);
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: confirmLabel(texts, offer, 1), exact: true }).click();
  await page.waitForURL(/\/fake\/bank/);
  const bank = page.url();
  const transactionNumber = new URL(bank).searchParams.get('transactionNumber') ?? '';

  let looks = 0;
  page.on('request', (request) => {
    if (request.url().includes('TransactionDetail.do')) looks += 1;
  });
  await (await clockOf(page)).install({ time: deviceNow() });
  await page.goto(`/${lang}/Receipt.html?transactionNumber=${transactionNumber}`);
  await expect(page.getByText(texts.t('receipt.bankTitle'))).toBeVisible();
  const before = looks;
  await page.clock.runFor(3500);
  await expect.poll(() => looks).toBeGreaterThan(before);

  await page.goto(bank);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/Receipt\.html/);
  await expect(page.getByRole('heading', { level: 1, name: texts.t('receipt.booked'), exact: true })).toBeVisible();
  looks = 0;
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(looks).toBe(0);
});
