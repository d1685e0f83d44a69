import { calls } from '@first-gong/contract';
import {
  allInPrice,
  cartTotals,
  type EventSummary,
  hongKongDate,
  isSoldByNetwork,
  listingPrices,
  priceToPay,
} from '@first-gong/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let events: EventSummary[];
beforeAll(async () => {
  shop = await openShop();
  events = await everyEvent({});
}, 60_000);
afterAll(() => shop.close());

async function everyEvent(query: Record<string, string>): Promise<EventSummary[]> {
  const found: EventSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await shop.visitor(calls.eventList, { query: { ...query, page: String(page) } });
    found.push(...data);
    if (found.length >= total) return found;
  }
}

test('§4 §9 listing, event, home and cart name one price of the cheapest ticket of every event', async () => {
  expect(events.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const listed of events) {
    const event = await shop.call('eventDetail', { query: { eventId: listed.id } });
    const prices = event.performances.flatMap(({ zones }) => zones.map(({ price }) => price));
    const cheapest = Math.min(...prices);
    const inCart = cartTotals([{ price: cheapest, quantity: 1 }]);
    const shown = {
      listing: priceToPay(listed, listed.priceFrom),
      event: priceToPay(event, cheapest),
      highest: priceToPay(listed, listed.priceTo) - priceToPay(event, Math.max(...prices)),
    };
    const paid = isSoldByNetwork(event.group) ? cheapest : inCart.ticketsTotal + inCart.serviceCharge;
    const whole = isSoldByNetwork(event.group) ? cheapest : allInPrice(cheapest, 1, event.group).total;
    if (shown.listing !== paid || shown.event !== paid || shown.highest !== 0 || whole !== paid) {
      wrong.push(`${listed.id}: ${JSON.stringify({ ...shown, paid, whole })}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('§2 the filter by price finds events by their displayed price, and sorting by price follows it', async () => {
  const costOf = (event: EventSummary) => priceToPay(event, event.priceFrom);
  for (const price of listingPrices) {
    const found = (await everyEvent({ price })).map(({ id }) => id).sort();
    const wanted = events.filter((event) => costOf(event) <= Number(price) * 100).map(({ id }) => id);
    expect(found, `up to HK$${price}`).toEqual(wanted.sort());
    const dearer = (await everyEvent({ minPrice: price })).map(({ id }) => id).sort();
    const rest = events.filter((event) => costOf(event) >= Number(price) * 100).map(({ id }) => id);
    expect(dearer, `from HK$${price}`).toEqual(rest.sort());
  }
  const costs = (await everyEvent({ sort: 'cheapest' })).map(costOf);
  expect(costs).toEqual([...costs].sort((one, other) => one - other));
});

test('§2 home names the same price for the performances of today', async () => {
  const today = await shop.call('performanceList', { query: { date: hongKongDate(shop.now()) } });
  expect(today.length).toBeGreaterThan(0);
  for (const { eventId, performanceId, group, priceFrom } of today) {
    const { performances } = await shop.call('eventDetail', { query: { eventId } });
    const zones = performances.find(({ id }) => id === performanceId)?.zones ?? [];
    expect(priceToPay({ group }, priceFrom), performanceId).toBe(
      Math.min(...zones.map(({ price }) => priceToPay({ group }, price))),
    );
  }
});

test('§2 news names the prices of an event with the service charge', async () => {
  const news = await shop.call('newsList', {});
  const sales = news.filter(({ newsId }) => newsId.startsWith('on-sale-'));
  expect(sales.length).toBeGreaterThan(0);
  for (const { newsId, body } of sales) {
    const event = events.find(({ id }) => `on-sale-${id}` === newsId);
    if (!event) continue;
    expect(body.join(' '), newsId).toContain(String(priceToPay(event, event.priceFrom) / 100));
    expect(body.join(' '), newsId).not.toMatch(/before the service charge/);
  }
});
