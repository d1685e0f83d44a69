import type { Cart, Lang } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  confirmButton,
  emptyCart,
  eventPath,
  formProblem,
  listenForComplaints,
  logInByCall,
  type Offer,
  payWithKeyboard,
  reach,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { expect, test } from './test.js';

// One purchase of each kind, from the event's page to the receipt, by keyboard alone.

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

const cartOf = async (request: APIRequestContext, headers: Record<string, string>) =>
  (await (await request.get('/api/shoppingCart.do', { headers })).json()) as Cart;

/** The cents that the cart costs as e-tickets. */
const totalOf = ({ ticketsTotal, serviceCharge }: Cart): number => ticketsTotal + serviceCharge;

/** The hold button, beside the choice or in the bar. */
const holdButton = (page: Page) => page.locator('[data-hold]').filter({ visible: true });

const codes = (page: Page) => page.locator('main svg[role=img]');

async function holdAndPay(
  page: Page,
  request: APIRequestContext,
  headers: Record<string, string>,
  lang: Lang,
  tickets: number,
): Promise<Cart> {
  await reach(page, holdButton(page), 'Enter');
  await page.waitForURL(/\/ShoppingCart\.html/);
  const cart = await cartOf(request, headers);
  await payWithKeyboard(page, textsOf(lang), totalOf(cart));
  await expect(codes(page)).toHaveCount(tickets);
  return cart;
}

test('§2 two standing places are bought with the keyboard alone (zh_hk)', async ({ page, request }, {
  parallelIndex,
}) => {
  const lang = 'zh_hk';
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang, 'standing');
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  const { items } = await holdAndPay(page, request, headers, lang, 2);
  expect(items.map(({ seats, zone }) => [seats.length, zone.standing])).toEqual([[2, true]]);
  expect(complaints).toEqual([]);
});

test('§1 a place of an online programme is bought with the keyboard alone (zh_cn)', async ({ page, request }, {
  parallelIndex,
}) => {
  const lang = 'zh_cn';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang, 'onlineLive');
  await page.goto(eventPath(lang, offer, 1));
  await takenOver(page);
  await holdAndPay(page, request, headers, lang, 0);
  await expect(page.getByText(t('payment.onlineEntry')).first()).toBeVisible();
  await expect(codes(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('§2 a wheelchair space and its companion’s seat are bought with the keyboard alone (en_us)', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang, 'otherSeats', ({ zone }) => (zone.wheelchairLeft ?? 0) > 1);
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  await reach(page, page.getByRole('checkbox', { name: t('seats.wheelchairWish'), exact: true }), 'Space');
  await expect(page).toHaveURL(/wheelchair=true/);
  await holdAndPay(page, request, headers, lang, 2);
  expect(complaints).toEqual([]);
});

test('§2 two seats of a theatre are found in the list and bought with the keyboard alone (zh_hk)', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'zh_hk';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  // Other tests buy seats of the earlier performances.
  const isLast = ({ event, performance }: Offer) => performance === event.performances.at(-1);
  const offer = await sampleOffer(request, lang, 'thirdSeats', isLast);
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  await reach(page, page.locator('#zones a[href*="way=list"]'), 'Enter');
  const offers = page.getByRole('region', { name: t('seats.offers', { count: 2 }), exact: true });
  await reach(page, offers.getByRole('button').first(), 'Enter');
  await expect(page.getByRole('region', { name: t('seats.chosen'), exact: true }).getByRole('listitem')).toHaveCount(2);
  await holdAndPay(page, request, headers, lang, 2);
  expect(complaints).toEqual([]);
});

test('§2 a seat of the stadium is chosen on the map and bought with the keyboard alone (zh_cn)', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'zh_cn';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang, 'stadium');
  await page.goto(`${eventPath(lang, offer, 1)}&way=map`);
  await takenOver(page);
  const map = page.getByRole('application', { name: t('seats.map'), exact: true });
  const seat = map.getByRole('button');
  await expect(seat).toHaveAttribute('data-seat', /./);
  await reach(page, seat, 'Space');
  const chosen = page.getByRole('region', { name: t('seats.chosen'), exact: true }).getByRole('listitem');
  await expect(chosen).toHaveCount(1);
  await holdAndPay(page, request, headers, lang, 1);
  expect(complaints).toEqual([]);
});

test('§3 two tickets with names are bought with the keyboard alone, and a reload keeps the names (en_us)', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const texts = textsOf(lang);
  const { t } = texts;
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang, 'realName');
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  await expect(page.getByText(t('event.realNameText'))).toBeVisible();
  await reach(page, holdButton(page), 'Enter');
  await page.waitForURL(/\/ShoppingCart\.html/);
  const fields = page.getByRole('region', { name: t('preview.names'), exact: true }).getByRole('textbox');
  const total = totalOf(await cartOf(request, headers));
  let own = '';
  await payWithKeyboard(page, texts, total, async () => {
    await expect(fields.first()).not.toHaveValue('');
    own = await fields.first().inputValue();
    await reach(page, confirmButton(page, texts, total), 'Enter');
    const missing = formProblem(page).getByRole('link', { name: t('errors.ticketNameRequired'), exact: true });
    await reach(page, missing, 'Enter');
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.type('Lei Sio Fong');
    await page.reload();
    await takenOver(page);
    await expect(fields.nth(1)).toHaveValue('Lei Sio Fong');
  });
  for (const name of [own, 'Lei Sio Fong']) await expect(page.getByText(t('receipt.holder', { name }))).toBeVisible();
  await expect(codes(page)).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('§4 three events in one cart cost the same on their pages, cart, preview, bank and receipt, with points used (zh_cn)', async ({
  page,
  request,
}, { parallelIndex }) => {
  test.slow();
  const lang = 'zh_cn';
  const texts = textsOf(lang);
  const { t, format } = texts;
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offers: Offer[] = [];
  let onPages = 0;
  for (const [name, quantity] of [
    ['seats', 2],
    ['otherSeats', 1],
    ['thirdSeats', 2],
  ] as const) {
    const offer = await sampleOffer(request, lang, name);
    offers.push(offer);
    await page.goto(eventPath(lang, offer, quantity));
    await takenOver(page);
    const output = page.locator('#zones output').first();
    await expect(output).toContainText('HK$');
    onPages += amountsIn((await output.textContent()) ?? '').at(-1) ?? 0;
    await reach(page, holdButton(page), 'Enter');
    await page.waitForURL(/\/ShoppingCart\.html/);
  }
  const total = totalOf(await cartOf(request, headers));
  expect(onPages).toBe(total);
  for (const { event } of offers)
    await expect(page.getByRole('heading', { name: event.title, exact: true })).toBeVisible();
  await expect(page.getByText(format.money(total)).first()).toBeVisible();

  const points = 200;
  await payWithKeyboard(page, texts, total - points, async () => {
    await expect(page.getByText(format.money(total)).first()).toBeVisible();
    await reach(page, page.getByRole('textbox', { name: t('preview.pointsUse'), exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(String(points));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('preview.linePoints', { points: String(points) }))).toBeVisible();
  });
  await expect(page.getByText(format.money(total - points)).first()).toBeVisible();
  for (const { event } of offers) {
    await expect(page.getByText(event.title).first()).toBeVisible();
    await expect(
      page.getByRole('link', { name: t('receipt.calendarOf', { event: event.title }), exact: true }),
    ).toBeVisible();
  }
  await expect(codes(page)).toHaveCount(5);
  expect(complaints).toEqual([]);
});

/** The amounts in a text, in cents. */
const amountsIn = (text: string) =>
  [...text.matchAll(/HK\$([\d,]+)(?:\.(\d\d))?/g)].map(
    ([, dollars = '', cents = '0']) => Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
  );
