import { demoMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../support/buyer.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

/** The first event of a category, with its page. */
async function eventOf(category: string) {
  const [listed] = await shop.call('eventList', { query: { category } });
  return shop.call('eventDetail', { query: { eventId: listed?.id ?? '' } });
}

it('§2 an event of the government network names the address that sells it, other events have none', async () => {
  const event = await eventOf('governmentNetwork');
  const page = await fetch(new URL(event.networkUrl ?? '', shop.url));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(event.title);
  expect((await eventOf('local')).networkUrl).toBeNull();
  expect((await fetch(`${shop.url}/fake/network?eventId=nothing`)).status).toBe(404);
});

it('§2 no seat, no plan and no wish of an event of the government network', async () => {
  const token = await logInAs(shop, demoMember);
  const { performances } = await eventOf('governmentNetwork');
  const [performance] = performances;
  const performanceId = performance?.id ?? '';
  const choice = { performanceId, zone: performance?.zones[0]?.code ?? '', quantity: 1 };
  const refused = { status: 409, body: { code: 'soldByNetwork' } };
  expect(await shop.ask('seatHold', { token, body: choice })).toMatchObject(refused);
  expect(await shop.ask('addWish', { token, body: { ...choice, deliveryMethod: 'eTicket' } })).toMatchObject(refused);
  expect(await shop.ask('seatPlan', { query: { performanceId } })).toMatchObject(refused);
  expect((await shop.call('shoppingCart', { token })).items).toEqual([]);
});
