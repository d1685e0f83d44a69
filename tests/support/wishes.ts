import type { WishListItem } from '@first-gong/domain';
import type { SeedMember } from '@first-gong/fake-api';
import { logInAs } from './buyer.js';
import { findPlace, type Place } from './places.js';
import { hold } from './purchase.js';
import type { TestShop } from './shop.js';

/** A sold-out zone for wishes. */
export interface BoughtUp {
  place: Place;
  /** Token of the member with the last tickets. */
  holder: string;
  /** Releases some of these tickets, which are held one by one. */
  giveBack(tickets: number): Promise<void>;
}

const DAY = 24 * 60 * 60_000;

/** Holds the last few tickets of a zone in the points programme, with time left to match and pay. */
export async function buyUp(
  shop: TestShop,
  member: SeedMember,
  suits: (place: Place) => boolean = () => true,
): Promise<BoughtUp> {
  const place = await findPlace(
    shop.visitor,
    (found) =>
      found.pointsProgramme &&
      found.remaining >= 4 &&
      found.remaining <= Math.min(12, found.ticketLimit) &&
      Date.parse(found.startsAt) > shop.now() + 3 * DAY &&
      suits(found),
  );
  const holder = await logInAs(shop, member);
  for (let left = place.remaining; left > 0; left -= 1) await hold(shop.as(holder), place, 1);
  return {
    place,
    holder,
    async giveBack(tickets) {
      for (let given = 0; given < tickets; given += 1) {
        const [item] = (await shop.call('shoppingCart', { token: holder })).items;
        await shop.call('seatRelease', { token: holder, params: { holdId: item?.holdId ?? '' } });
      }
    },
  };
}

export const wishFor = (shop: TestShop, token: string, place: Place, quantity: number): Promise<WishListItem> =>
  shop.call('addWish', {
    token,
    body: { performanceId: place.performanceId, zone: place.zone, quantity, deliveryMethod: 'eTicket' },
  });

export const wishList = (shop: TestShop, token: string): Promise<WishListItem[]> => shop.call('wishList', { token });

/** The first wish of a member. */
export async function firstWish(shop: TestShop, token: string): Promise<WishListItem> {
  const [wish] = await wishList(shop, token);
  if (wish === undefined) throw new Error('The wish list is empty.');
  return wish;
}
