import { calls } from '@first-gong/contract';
import { type EventDetail, priorityCard } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, friday, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openShop({ now: () => friday });
  buyer = await shop.logIn(demoMember);
}, 60_000);
afterEach(() => shop.close());

const detailOf = (eventId: string, lang?: 'zh_hk') =>
  shop.call('eventDetail', { query: { eventId }, ...(lang && { lang }) });

/** A zone on sale in priority booking. */
async function priorityOffer(): Promise<{
  event: EventDetail;
  body: { performanceId: string; zone: string; quantity: number };
}> {
  const { data: events } = await shop.visitor(calls.eventList, { query: { category: 'local', sort: 'popular' } });
  for (const { id } of events.filter(({ flags }) => flags.includes('priority'))) {
    const event = await detailOf(id);
    for (const { id: performanceId, zones } of event.performances) {
      const zone = zones.find(({ remaining }) => remaining >= 10);
      if (zone) return { event, body: { performanceId, zone: zone.code, quantity: 1 } };
    }
  }
  throw new Error('No event in priority booking has places.');
}

const holdWith = async (body: object) =>
  (await shop.ask('seatHold', { body, token: buyer.token })) as { status: number; body: Record<string, unknown> };

describe('§1 priority booking', () => {
  it('names the card in the language of the reader, and the instant at which public sale begins', async () => {
    const { event } = await priorityOffer();
    expect(event.priority?.card).toBe('Kwun Ferry Card');
    expect((await detailOf(event.id, 'zh_hk')).priority).toEqual({ card: '觀渡卡', until: event.priority?.until });
    expect(Date.parse(event.priority?.until ?? '')).toBeGreaterThan(shop.now());
  });

  it('holds seats only with the number of a card, and says what is wrong with a number', async () => {
    const { body } = await priorityOffer();
    for (const [number, code] of [
      [undefined, 'priorityCardRequired'],
      ['  ', 'priorityCardRequired'],
      ['8800 1234 5678', 'priorityCardWrong'],
    ] as const) {
      const { status, body: problem } = await holdWith({
        ...body,
        ...(number !== undefined && { priorityCard: number }),
      });
      expect([status, problem.code]).toEqual([422, code]);
      expect(problem.errors).toMatchObject([{ field: 'priorityCard', code }]);
    }
    const held = await holdWith({ ...body, priorityCard: priorityCard.example });
    expect(held.status).toBe(200);
  });

  it('a card that was checked holds the same seats again without its number', async () => {
    const { body } = await priorityOffer();
    const cart = await buyer.call(calls.seatHold, { body: { ...body, priorityCard: priorityCard.example } });
    await buyer.call(calls.transactionCancel, {});
    const holdIds = cart.data.items.map(({ holdId }) => holdId);
    expect((await buyer.call(calls.holdAgain, { body: { holdIds } })).data.ticketCount).toBe(1);
  });

  it('is over when public sale begins: no card, no flag, and everybody can buy', async () => {
    const { event, body } = await priorityOffer();
    shop.advance(Date.parse(event.priority?.until ?? '') - shop.now());
    buyer = await shop.logIn(demoMember);
    const later = await detailOf(event.id);
    expect(later.priority).toBeNull();
    expect(later.flags).not.toContain('priority');
    expect((await holdWith(body)).status).toBe(200);
  });
});
