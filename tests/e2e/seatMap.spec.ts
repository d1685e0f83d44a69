import { type Cart, pickedCompromise, type SeatPlan } from '@first-gong/domain';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { emptyCart, eventPath, listenForComplaints, logInByCall, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const heldSeats = async (request: APIRequestContext, headers: Record<string, string>) =>
  ((await (await request.get('/api/shoppingCart.do', { headers })).json()) as Cart).items.flatMap(({ seats }) => seats);

const holdButton = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).filter({ visible: true });

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('§2 §6 four seats side by side are found, compared and held in the list with the keyboard alone', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  await page.goto(`${eventPath(lang, await sampleOffer(request, lang), 4)}&zone=`);
  await takenOver(page);
  await page.locator('#zones').focus();
  // The second of three selection modes.
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/way=list/);
  const offers = page.getByRole('region', { name: t('seats.offers', { count: 4 }), exact: true });
  await expect(offers.getByRole('listitem').nth(1)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.locator('#seats').focus();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  const chosen = page.getByRole('region', { name: t('seats.chosen'), exact: true });
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

/** The middle of the current seat in the map's drawing, in CSS pixels of the page. */
async function middleOf(seat: Locator): Promise<{ x: number; y: number }> {
  const box = await seat.boundingBox();
  if (!box) throw new Error('The map has no free seat.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether a seat can be sold alone, without isolating a neighbour. */
async function isSoldAlone(request: APIRequestContext, performanceId: string, seatId: string): Promise<boolean> {
  const plan = (await (await request.get('/api/seatPlan.do', { params: { performanceId } })).json()) as SeatPlan;
  const [section = '', row = '', seat = ''] = seatId.split('/');
  const rows = plan.zones.flatMap((zone) => zone.rows);
  return pickedCompromise(rows, [{ section, row, seat }]) === 'none';
}

/** Opens the map of an event's first performance whose first free seat can be sold alone. */
async function openMap(page: Page, request: APIRequestContext, worker: number, name: 'otherSeats' | 'thirdSeats') {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  const headers = await logInByCall(page, request, worker);
  const map = page.getByRole('application', { name: t('seats.map'), exact: true });
  const first = map.locator('[data-seat]');
  const offer = await sampleOffer(request, lang, name);
  for (const performance of offer.event.performances) {
    await page.goto(`${eventPath(lang, { ...offer, performance }, 1)}&way=map&zone=`);
    await takenOver(page);
    await map.scrollIntoViewIfNeeded();
    await expect(first).toHaveAttribute('aria-label', /row/);
    const seat = (await first.getAttribute('data-seat')) ?? '';
    if (await isSoldAlone(request, performance.id, seat)) return { headers, map, first, t };
  }
  throw new Error(`No performance of ${offer.event.id} sells its first free seat alone.`);
}

test('§2 seats are found, zoomed to, picked and held on the map with the mouse alone', async ({ page, request }, {
  parallelIndex,
}) => {
  const complaints = listenForComplaints(page);
  const { headers, map, first, t } = await openMap(page, request, parallelIndex, 'thirdSeats');
  const chosen = page.getByRole('region', { name: t('seats.chosen'), exact: true });
  const label = map
    .locator('xpath=..')
    .locator('p[data-side]')
    .filter({ hasNotText: t('seats.sold') });
  const { x, y } = await middleOf(first);
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -300);
  // A seat under the mouse has its label. The map may still move.
  await expect(async () => {
    const { x, y } = await middleOf(first);
    await page.mouse.move(x, y);
    await expect(label).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.mouse.down();
  await page.mouse.up();
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
    const { headers, first, t } = await openMap(page, request, parallelIndex, 'otherSeats');
    const sheet = page.getByRole('dialog');
    const select = sheet.getByRole('button', { name: new RegExp(`^${t('seats.select', { price: '' })}`) });
    // A tap zooms in on seats that are too small to click.
    await expect(async () => {
      const { x, y } = await middleOf(first);
      await page.touchscreen.tap(x, y);
      await expect(select).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectNoAxeViolations(page);
    await select.tap();
    await expect(first).toBeFocused();
    await expect(page.getByRole('region', { name: t('seats.chosen'), exact: true }).getByRole('listitem')).toHaveCount(
      1,
    );
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
  const offer = await sampleOffer(request, lang, 'seats', ({ zone }) => (zone.wheelchairLeft ?? 0) > 1);
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  await page.getByRole('checkbox', { name: t('seats.wheelchairWish'), exact: true }).check();
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
  await page.goto(`${eventPath('en_us', await sampleOffer(request, 'en_us'), 2)}&way=map`);
  await expect(page.getByRole('application', { name: textsOf('en_us').t('seats.map'), exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
