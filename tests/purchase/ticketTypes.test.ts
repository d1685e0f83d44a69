import { calls } from '@first-gong/contract';
import { type EventDetail, reducedTicketPercent, type TicketType, typePrice } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirm } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let buyer: Buyer;
/** Zones with many seats, with and without reduced tickets. */
let reduced: Offer;
let plain: Offer;

interface Offer {
  event: EventDetail;
  performanceId: string;
  zone: string;
  /** Cents. */
  price: number;
}

async function findOffer(suits: (event: EventDetail) => boolean): Promise<Offer> {
  for (let page = 1; page < 9; page += 1) {
    const { data: events } = await shop.visitor(calls.eventList, { query: { page: String(page) } });
    for (const { id, group } of events) {
      if (group === 'cinema' || group === 'governmentNetwork' || group === 'priorityBooking') continue;
      const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: id } });
      if (!suits(event)) continue;
      for (const { id: performanceId, zones } of event.performances) {
        const zone = zones.find(({ remaining, standing, unreserved }) => remaining > 30 && !standing && !unreserved);
        if (zone) return { event, performanceId, zone: zone.code, price: zone.price };
      }
    }
  }
  throw new Error('No event of the catalogue suits this test.');
}

const holdTypes = ({ performanceId, zone }: Offer, ticketTypes: TicketType[], quantity = ticketTypes.length) =>
  buyer.call(calls.seatHold, { body: { performanceId, zone, quantity, ticketTypes } });

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.logIn(demoMember);
  reduced = await findOffer(
    ({ ticketTypes, ticketLimit }) => ticketTypes !== undefined && ticketTypes.length > 3 && ticketLimit >= 8,
  );
  plain = await findOffer(({ ticketTypes, ticketLimit }) => ticketTypes === undefined && ticketLimit >= 8);
}, 60_000);
afterEach(async () => {
  const { data: cart } = await buyer.call(calls.transactionCancel);
  await buyer.call(calls.releasedDismiss, { body: { holdIds: cart.released.map(({ holdId }) => holdId) } });
});
afterAll(() => shop.close());

describe('§3 ticket types of a show', () => {
  it('are listed with the event, standard first', () => {
    expect(reduced.event.ticketTypes?.[0]).toEqual({ ticketType: 'standard', percent: 100 });
    expect(reduced.event.ticketTypes?.slice(1).every(({ percent }) => percent === reducedTicketPercent)).toBe(true);
  });

  it('have their own prices, by the rule of the server: the best seats of a zone are one item for each type', async () => {
    const { data: cart } = await holdTypes(reduced, ['standard', 'senior', 'standard', 'studentChild']);
    const half = typePrice(reduced.price, 'senior', reduced.event.ticketTypes);
    expect(half).toBeLessThan(reduced.price);
    expect(cart.items.map(({ ticketType, seats, price }) => [ticketType, seats.length, price])).toEqual([
      ['standard', 2, reduced.price],
      ['senior', 1, half],
      ['studentChild', 1, half],
    ]);
    expect(cart.ticketsTotal).toBe(2 * reduced.price + 2 * half);
  });

  it('belong to the seats in their order, and the items leave the cart together', async () => {
    const { performanceId, zone } = reduced;
    const held = (await holdTypes(reduced, ['standard', 'standard', 'standard'])).data.items[0]?.seats ?? [];
    const seats = held.map(({ section, row, seat }) => ({ section, row, seat }));
    await buyer.call(calls.transactionCancel);
    const body = { performanceId, zone, quantity: 3, seats, ticketTypes: ['senior', 'standard', 'senior'] as const };
    const { data: cart } = await buyer.call(calls.seatHold, { body: { ...body, ticketTypes: [...body.ticketTypes] } });
    expect(cart.items.find(({ ticketType }) => ticketType === 'standard')?.seats).toMatchObject([seats[1]]);
    expect(cart.items.find(({ ticketType }) => ticketType === 'senior')?.seats).toMatchObject([seats[0], seats[2]]);
    const { data: left } = await buyer.call(calls.seatRelease, { params: { holdId: cart.items[0]?.holdId ?? '' } });
    expect(left.items).toEqual([]);
  });

  it('are on the receipt, for the same total as on the preview', async () => {
    await holdTypes(reduced, ['standard', 'concession']);
    const transaction = await confirm(buyer);
    const tickets = transaction.orders.flatMap((order) => order.tickets);
    expect(tickets.map(({ ticketType }) => ticketType)).toEqual(['standard', 'concession']);
    const prices = tickets.reduce((sum, { price }) => sum + price, 0);
    expect(transaction.lines.find(({ kind }) => kind === 'tickets')?.amount).toBe(prices);
    await shop.answerAsBank(transaction, 'approve');
  });

  it('are held again as they were', async () => {
    await holdTypes(reduced, ['standard', 'senior']);
    const { data: empty } = await buyer.call(calls.transactionCancel);
    const holdIds = empty.released.map(({ holdId }) => holdId);
    const { data: cart } = await buyer.call(calls.holdAgain, { body: { holdIds } });
    expect(cart.items.map(({ ticketType }) => ticketType)).toEqual(['standard', 'senior']);
    expect(cart.items[1]?.price).toBe(typePrice(reduced.price, 'senior', reduced.event.ticketTypes));
  });

  it('are rejected if the event does not sell them, or if they are fewer than the tickets', async () => {
    await expect(holdTypes(plain, ['standard', 'senior'])).rejects.toMatchObject({
      code: 'ticketTypeNotSold',
      fields: [{ field: 'ticketTypes.1' }],
    });
    await expect(holdTypes(reduced, ['senior'], 2)).rejects.toMatchObject({ code: 'ticketTypesMismatch' });
    expect((await buyer.call(calls.shoppingCart)).data.items).toEqual([]);
  });

  it('may be left out by a client that knows none: the tickets are standard ones', async () => {
    const { performanceId, zone } = reduced;
    const { data: cart } = await buyer.call(calls.seatHold, { body: { performanceId, zone, quantity: 2 } });
    expect(cart.items).toMatchObject([{ ticketType: null, price: reduced.price }]);
  });
});
