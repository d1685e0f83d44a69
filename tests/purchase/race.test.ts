import { CallError, calls } from '@first-gong/contract';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { findPlace } from '../support/places.js';
import { crowd, hold, seatsOf } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';
import { withoutRule } from '../support/withoutRule.js';

let shop: TestShop | undefined;
afterEach(() => shop?.close());

/** Seats of each buyer, or the error code. */
async function race(buyers: Buyer[], attempt: (buyer: Buyer) => Promise<string[]>) {
  const codes: (string | undefined)[] = [];
  const got = await Promise.all(
    buyers.map((buyer) =>
      attempt(buyer).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        codes.push(error.code);
        return [];
      }),
    ),
  );
  const seats = got.flat();
  return { got, codes, seats, twice: seats.filter((seat, index) => seats.indexOf(seat) !== index) };
}

describe('§6 a race for the last seats', () => {
  it('one of two buyers gets all of them, and the other gets a refusal', async () => {
    shop = await openShop();
    const place = await findPlace(
      shop.visitor,
      ({ remaining, ticketLimit }) => remaining > 1 && remaining <= ticketLimit,
    );
    const buyers = [await shop.logIn(demoMember), await shop.logIn(plainMember)];
    const { got, codes, twice } = await race(buyers, async (buyer) =>
      seatsOf(await hold(buyer, place, place.remaining)),
    );
    expect(got.map((seats) => seats.length).sort((a, b) => a - b)).toEqual([0, place.remaining]);
    expect(codes).toEqual(['zoneSoldOut']);
    expect(twice).toEqual([]);
  });

  it('each seat has one owner among twenty buyers, and no seat is sold that does not exist', async () => {
    shop = await openShop({ members: crowd(20) });
    const place = await findPlace(shop.visitor, ({ remaining }) => remaining >= 3 && remaining <= 14);
    const buyers = (await Promise.all(crowd(20).map((member) => shop?.logIn(member)))) as Buyer[];
    const { seats, twice, codes } = await race(buyers, async (buyer) => seatsOf(await hold(buyer, place, 1)));
    expect(twice).toEqual([]);
    expect(seats).toHaveLength(place.remaining);
    expect(new Set(codes)).toEqual(new Set(['zoneSoldOut']));
    const { data } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    const zone = data.performances
      .find(({ id }) => id === place.performanceId)
      ?.zones.find(({ code }) => code === place.zone);
    expect(zone?.remaining).toBe(0);
  });

  it('control: without the guard the same race sells a seat twice', async () => {
    shop = await openShop({ testDoubles: withoutRule.seatSoldOnce });
    const place = await findPlace(
      shop.visitor,
      ({ remaining, ticketLimit }) => remaining > 1 && remaining <= ticketLimit,
    );
    const buyers = [await shop.logIn(demoMember), await shop.logIn(plainMember)];
    const { twice } = await race(buyers, async (buyer) => seatsOf(await hold(buyer, place, place.remaining)));
    expect(twice.length).toBeGreaterThan(0);
  });
});
