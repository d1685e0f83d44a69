import { href } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { listen, takeHeard, textsIn } from './heard.js';
import {
  answerAsBank,
  confirmByCall,
  emptyCart,
  eventPath,
  holdByCall,
  logIn,
  logInByCall,
  reach,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

/** Delays the responses to a call until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let answer = () => {};
  const called = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    await called;
    await route.continue();
  });
  return answer;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The names of the main part at each focus. */
const mainNames = (heard: Awaited<ReturnType<typeof takeHeard>>) =>
  textsIn(heard, 'focus').filter((name) => name.startsWith('main'));

test.beforeEach(({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('2.4.3 4.1.3 a page takes the focus once it has its own name, and says once that it loads', async ({
  page,
  request,
}) => {
  const { event } = await sampleOffer(request, lang);
  await page.goto(href(lang, 'home', { q: event.title }));
  await takenOver(page);
  await listen(page);
  const answer = await holdBack(page, '/api/eventDetail.do');
  await reach(page, page.locator('main article').getByRole('link').first(), 'Enter');
  await page.waitForURL(/EventDetail/);
  await expect(page.locator('main [data-loading], main [role=status]').first()).toBeAttached();
  const meanwhile = await takeHeard(page);
  expect(mainNames(meanwhile)).toEqual([]);
  expect(textsIn(meanwhile, 'said')).toEqual([t('common.loadingPage')]);
  answer();
  await expect(heading(page, event.title)).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  expect(mainNames(await takeHeard(page))).toEqual([`main ${event.title}`]);

  const list = await holdBack(page, '/data/');
  await page.getByRole('link', { name: new RegExp(`${t('common.brandHome')}$`) }).press('Enter');
  await page.waitForURL(/Events\.html/);
  list();
  await expect(page.locator('main article').first()).toBeVisible();
  const heard = await takeHeard(page);
  expect(textsIn(heard, 'said').filter((text) => text.startsWith('Loading'))).toEqual([t('common.loadingPage')]);
  expect(mainNames(heard)).toEqual([`main ${t('home.title')}`]);
});

test('2.4.3 login and hold lead on, and the focus is on no page under the name of the one before', async ({
  page,
  request,
}, { parallelIndex }) => {
  const offer = await sampleOffer(request, lang);
  await page.goto(eventPath(lang, offer));
  await takenOver(page);
  await listen(page);
  await page.getByRole('button', { name: t('event.loginFirst'), exact: true }).press('Enter');
  await page.waitForURL(/Login\.html/);
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(/EventDetail\.html/);
  await page.getByRole('button', { name: t('event.hold'), exact: true }).press('Enter');
  await page.waitForURL(/ShoppingCart\.html/);
  await expect(page.locator('main')).toBeFocused();
  const heard = await takeHeard(page);
  expect(mainNames(heard)).toEqual([
    `main ${t('login.title')}`,
    `main ${offer.event.title}`,
    `main ${t('cart.title')}`,
  ]);
  await expect.poll(async () => textsIn([...heard, ...(await takeHeard(page))], 'said').join()).toContain('Added to');
});

test('4.1.3 seats that leave the cart are said once, the focus stays near, and nothing is said of them later', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const first = await sampleOffer(request, lang);
  await holdByCall(request, headers, first, 2);
  const second = await sampleOffer(request, lang, 'otherSeats');
  await page.goto(eventPath(lang, second));
  await takenOver(page);
  await page.getByRole('button', { name: t('event.hold'), exact: true }).click();
  await page.waitForURL(/ShoppingCart\.html/);
  await listen(page);
  const groupOf = ({ event }: typeof first) => page.locator('main section').filter({ hasText: event.title });
  const removeIn = (offer: typeof first) =>
    groupOf(offer)
      .getByRole('button', { name: /^Remove/ })
      .last();
  const removed = (offer: typeof first, key: 'cart.removed' | 'cart.removedLast') =>
    t(key, { event: offer.event.title, tickets: t('order.tickets', { count: 2 }) });

  await removeIn(second).press('Enter');
  await expect(groupOf(second)).toHaveCount(0);
  await expect(removeIn(first)).toBeFocused();
  await expect(removeIn(first)).toBeInViewport();
  expect(textsIn(await takeHeard(page), 'said')).toContain(removed(second, 'cart.removed'));
  await expect(page.getByRole('status').filter({ hasText: second.event.title })).toHaveText(
    removed(second, 'cart.removed'),
  );

  await page.locator('main a[href*="TransactionPreview.html"]').filter({ visible: true }).first().press('Enter');
  await page.waitForURL(/TransactionPreview\.html/);
  await expect(page.getByRole('checkbox')).toBeVisible();
  expect(textsIn(await takeHeard(page), 'said').filter((text) => text.includes(second.event.title))).toEqual([]);

  await page.goBack();
  await removeIn(first).press('Enter');
  await expect(heading(page, t('cart.title'))).toBeFocused();
  await expect(heading(page, t('cart.title'))).toBeInViewport();
  expect(textsIn(await takeHeard(page), 'said')).toContain(removed(first, 'cart.removedLast'));
});

test('2.4.2 a declined payment is the title of the page, and the step at which the purchase has stopped', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  await holdByCall(request, headers, await sampleOffer(request, lang));
  const { bankUrl, transactionNumber } = await confirmByCall(request, headers);
  const step = page.locator('[aria-current=step]');
  await page.goto(href(lang, 'receipt', { transactionNumber }));
  await expect(step).toContainText('Waiting for the bank');
  await answerAsBank(request, bankUrl, 'decline');
  await expect(page).toHaveTitle('Payment declined | First Gong');
  await expect(step).toHaveCount(1);
  await expect(step).toContainText('Payment declined');
  await expect(page.getByText(t('common.stepReceipt'), { exact: true })).toBeVisible();
});

test('2.4.2 what is gone, a link that does not work, and the page that asks for the digits have titles of their own', async ({
  page,
}, { parallelIndex }) => {
  for (const [address, title] of [
    [href(lang, 'eventDetail', { eventId: 'no-such-event' }), 'This event is gone'],
    [href(lang, 'cinema', { eventId: 'no-such-film', performanceId: 'no-such-show' }), t('cinema.unavailable')],
    [href(lang, 'resetPassword', { token: 'no-such-link' }), t('resetPassword.incompleteTitle')],
    [href(lang, 'login', { view: 'activation' }), t('activation.incompleteTitle')],
  ] as const) {
    await page.goto(address);
    await takenOver(page);
    await expect(page).toHaveTitle(`${title} | First Gong`);
  }
  await page.goto(href(lang, 'login', { way: 'oneTimePassword' }));
  await takenOver(page);
  await page.locator('#email').fill(`digits-${parallelIndex}@example.com`);
  await page.locator('#agreed').check();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Enter the 6 digits \| /);
});
