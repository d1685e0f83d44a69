import { calls, type Request } from '@first-gong/contract';
import type { Cart, PreviewChoice, Transaction } from '@first-gong/domain';
import { plainMember, type SeedMember } from '@first-gong/fake-api';
import type { Buyer } from './shop.js';

/** Members for tests with many buyers. */
export const crowd = (size: number): SeedMember[] =>
  Array.from({ length: size }, (_, index) => ({
    ...plainMember,
    id: `M-2${String(index).padStart(5, '0')}`,
    loginEmail: `buyer${index}@example.com`,
    loginName: `buyer${index}`,
  }));

export interface Place {
  eventId: string;
  performanceId: string;
  startsAt: string;
  zone: string;
  remaining: number;
  ticketLimit: number;
}

/** The first zone on sale that a test can use. */
export async function findPlace(call: Request, suits: (place: Place) => boolean = () => true): Promise<Place> {
  for (let page = 1; ; page += 1) {
    const { data: events, total } = await call(calls.eventList, { query: { page: String(page) } });
    for (const { id, group, nextPerformanceAt } of events) {
      // Another call holds cinema seats.
      if (nextPerformanceAt === null || group === 'cinema') continue;
      const { data: event } = await call(calls.eventDetail, { query: { eventId: id } });
      for (const performance of event.performances) {
        for (const { code, remaining } of performance.zones) {
          const place = {
            eventId: id,
            performanceId: performance.id,
            startsAt: performance.startsAt,
            zone: code,
            remaining,
            ticketLimit: event.ticketLimit,
          };
          if (remaining > 0 && suits(place)) return place;
        }
      }
    }
    if (page * 30 >= total) throw new Error('No zone of the catalogue suits this test.');
  }
}

export const choice: PreviewChoice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' };

export const hold = async ({ call }: Buyer, { performanceId, zone }: Place, quantity: number): Promise<Cart> =>
  (await call(calls.seatHold, { body: { performanceId, zone, quantity } })).data;

/** Confirms the cart with the total of the preview. */
export async function confirm({ call }: Buyer, confirmKey: string, wanted = choice): Promise<Transaction> {
  const { data: preview } = await call(calls.transactionPreview, { body: wanted });
  const body = { ...wanted, confirmKey, total: preview.total, agreed: true };
  return (await call(calls.transactionConfirm, { body })).data;
}

export const seatsOf = (cart: Cart): string[] =>
  cart.items.flatMap(({ event, zone, seats }) =>
    seats.map(({ section, row, seat }) => [event.performanceId, zone.code, section, row, seat].join('/')),
  );
