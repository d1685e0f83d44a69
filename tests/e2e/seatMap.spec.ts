import type { Cart } from '@first-gong/domain';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { emptyCart, eventPath, findOffer, listenForComplaints, logInByCall, takenOver, textsOf } from './shop.js';

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
  await page.goto(`${eventPath(lang, await findOffer(request, lang), 4)}&zone=`);
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
