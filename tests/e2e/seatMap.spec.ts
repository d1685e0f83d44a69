import { type Cart, pickedCompromise, type SeatPlan } from '@first-gong/domain';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { emptyCart, eventPath, findOffer, listenForComplaints, logInByCall, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const heldSeats = async (request: APIRequestContext, headers: Record<string, string>) =>
  ((await (await request.get('/api/shoppingCart.do', { headers })).json()) as Cart).items.flatMap(({ seats }) => seats);

const holdButton = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).filter({ visible: true });

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

/**
 * A house that is mostly free: near its end, seats lie apart, and one of them alone may not be left.
 * @param except ids of performances that the test could not use.
 */
const freeHouse = (request: APIRequestContext, except: readonly string[] = []) =>
  findOffer(
    request,
    'en_us',
    ({ performance: { id, zones } }) => !except.includes(id) && zones.every(({ remaining }) => remaining >= 100),
    20,
  );

test('§2 §6 four seats side by side are found, compared and held in the list with the keyboard alone', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  await page.goto(`${eventPath(lang, await freeHouse(request), 4)}&zone=`);
  await takenOver(page);
  await page.locator('#zones').focus();
  // The second of the three ways.
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/way=list/);
  const offers = page.getByRole('region', { name: t('seats.offers', { count: 4 }) });
  await expect(offers.getByRole('listitem').nth(1)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.locator('#seats').focus();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  const chosen = page.getByRole('region', { name: t('seats.chosen') });
  await expect(chosen.getByRole('listitem')).toHaveCount(4);
  await holdButton(page, t('event.hold')).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/ShoppingCart\.html/);

  const seats = await heldSeats(request, headers);
  expect(seats).toHaveLength(4);
  expect(new Set(seats.map(({ section, row }) => `${section}/${row}`)).size).toBe(1);
  const numbers = seats.map(({ seat }) => Number(seat)).sort((one, other) => one - other);
  expect((numbers[3] ?? 0) - (numbers[0] ?? 0)).toBe(3);
  expect(complaints).toEqual([]);
});

/** Points of a map's drawing from its first free seat outwards, in CSS pixels of the page. */
async function pointsOf(page: Page): Promise<{ x: number; y: number }[]> {
  const box = await page.locator('[role=application] [data-seat]').first().boundingBox();
  if (!box) throw new Error('The map has no free seat.');
  const steps = Array.from({ length: 60 }, (_, step) => step);
  return steps.map((step) => ({
    x: box.x + box.width / 2 + Math.cos(step) * step * 2.3,
    y: box.y + box.height / 2 + Math.sin(step) * step * 2.3,
  }));
}

/** Whether something comes within a moment: a point of the map may lie between seats, or on a sold one. */
const appears = (what: Locator) =>
  what.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );

/** Whether a seat is sold alone: it leaves no single seat between itself and a sold one. */
async function isSoldAlone(request: APIRequestContext, performanceId: string, seatId: string): Promise<boolean> {
  const plan = (await (await request.get('/api/seatPlan.do', { params: { performanceId } })).json()) as SeatPlan;
  const [section = '', row = '', seat = ''] = seatId.split('/');
  const rows = plan.zones.flatMap((zone) => zone.rows);
  return pickedCompromise(rows, [{ section, row, seat }]) === 'none';
}

/** Opens the map of a house whose first free seat is sold alone. */
const openMap = async (page: Page, request: APIRequestContext, worker: number) => {
  const lang = 'en_us';
  const headers = await logInByCall(page, request, worker);
  const map = page.getByRole('application', { name: textsOf(lang).t('seats.map') });
  const first = map.locator('[data-seat]');
  const others: string[] = [];
  for (;;) {
    const offer = await freeHouse(request, others);
    await page.goto(`${eventPath(lang, offer, 1)}&way=map&zone=`);
    await takenOver(page);
    await map.scrollIntoViewIfNeeded();
    await expect(first).toHaveAttribute('aria-label', /row/);
    const seat = (await first.getAttribute('data-seat')) ?? '';
    if (await isSoldAlone(request, offer.performance.id, seat)) return { headers, map, t: textsOf(lang).t };
    others.push(offer.performance.id);
  }
};

test('§2 seats are found, zoomed to, picked and held on the map with the mouse alone', async ({ page, request }, {
  parallelIndex,
}) => {
  const complaints = listenForComplaints(page);
  const { headers, map, t } = await openMap(page, request, parallelIndex);
  const chosen = page.getByRole('region', { name: t('seats.chosen') });
  const [middle] = await pointsOf(page);
  if (middle) await page.mouse.move(middle.x, middle.y);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -300);
  const label = map.locator('xpath=..').locator('p[data-side]');
  const free = label.filter({ hasNotText: t('seats.sold') });
  for (const { x, y } of await pointsOf(page)) {
    await page.mouse.move(x, y);
    // A mouse that rests on a seat has its label; between seats there is none.
    if (!(await appears(free))) continue;
    await page.mouse.click(x, y);
    break;
  }
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/seats=/);
  await holdButton(page, t('event.hold')).click();
  await page.waitForURL(/ShoppingCart\.html/);
  expect(await heldSeats(request, headers)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('§2 a seat on the map opens its sheet by a tap, is selected there and held', async ({ page, request }, {
    parallelIndex,
  }) => {
    const complaints = listenForComplaints(page);
    const { headers, map, t } = await openMap(page, request, parallelIndex);
    const sheet = page.getByRole('dialog');
    const select = sheet.getByRole('button', { name: new RegExp(`^${t('seats.select', { price: '' })}`) });
    // A tap comes nearer to seats that are too small to press.
    for (let turn = 0; turn < 8 && !(await select.isVisible()); turn += 1) {
      const [seat] = await pointsOf(page);
      if (seat) await page.touchscreen.tap(seat.x, seat.y);
      await appears(select);
    }
    await expect(select).toBeVisible();
    await expectNoAxeViolations(page);
    await select.tap();
    await expect(map.locator('[data-seat]')).toBeFocused();
    await expect(page.getByRole('region', { name: t('seats.chosen') }).getByRole('listitem')).toHaveCount(1);
    await holdButton(page, t('event.hold')).tap();
    await page.waitForURL(/ShoppingCart\.html/);
    expect(await heldSeats(request, headers)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

test('§2 a wheelchair space with a companion is held by a tick, without a call', async ({ page, request }, {
  parallelIndex,
}) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await findOffer(request, lang, ({ zone }) => (zone.wheelchairLeft ?? 0) > 1, 8);
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  await page.getByRole('checkbox', { name: t('seats.wheelchairWish') }).check();
  await expect(page).toHaveURL(/wheelchair=true/);
  await expectNoAxeViolations(page);
  await holdButton(page, t('event.hold')).click();
  await page.waitForURL(/ShoppingCart\.html/);
  const plan = await request.get(`/api/seatPlan.do?performanceId=${offer.performance.id}`);
  const { zones } = (await plan.json()) as SeatPlan;
  const seats = await heldSeats(request, headers);
  const rows = zones.find(({ code }) => code === offer.zone.code)?.rows ?? [];
  const row = rows.find(({ section, row: name }) => section === seats[0]?.section && name === seats[0]?.row);
  const kinds = seats.map(({ seat }) =>
    row?.wheelchair.includes(Number(seat))
      ? 'wheelchair'
      : row?.companion.includes(Number(seat))
        ? 'companion'
        : 'seat',
  );
  expect(kinds.sort()).toEqual(['companion', 'wheelchair']);
  expect(complaints).toEqual([]);
});

test('§2 the address of the map opens it, also as the first page', async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  await page.goto(`${eventPath('en_us', await findOffer(request, 'en_us'), 2)}&way=map`);
  await expect(page.getByRole('application', { name: textsOf('en_us').t('seats.map') })).toBeVisible();
  expect(complaints).toEqual([]);
});
