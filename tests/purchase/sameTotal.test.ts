import { calls } from '@first-gong/contract';
import {
  allInPrice,
  cartTotals,
  type DeliveryMethod,
  deliveryFee,
  deliveryMethods,
  destinations,
  type Group,
  groups,
  isOnlyCinema,
  isOnlyOnline,
  quote,
} from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlace, type Place } from '../support/places.js';
import { confirm, crowd, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

const item = fc.record({
  price: fc.integer({ min: 0, max: 3000_00 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  group: fc.constantFrom<Group>(...groups),
  pointsProgramme: fc.boolean(),
});

describe('§4 the total is the same on every page, to the cent', { timeout: 120_000 }, () => {
  it('in the rules: the prices of the event pages add up to the cart, and the cart with its delivery to the order', () => {
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...destinations),
        fc.constantFrom<DeliveryMethod>(...deliveryMethods),
        (items, destination, method) => {
          const onEventPages = items.map(({ price, quantity, group }) => allInPrice(price, quantity, group).total);
          const { ticketsTotal, serviceCharge } = cartTotals(items);
          expect(onEventPages.reduce((sum, total) => sum + total, 0)).toBe(ticketsTotal + serviceCharge);

          const fee = isOnlyOnline(items) ? 0 : deliveryFee(method, destination, isOnlyCinema(items));
          const { lines, total } = quote({ items, deliveryFee: fee, pointsUsed: 0, now: '2026-11-20T12:00:00.000Z' });
          expect(total).toBe(ticketsTotal + serviceCharge + fee);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        },
      ),
      { numRuns: 2000 },
    );
  });

  const firstSeed = fc.readConfigureGlobal()?.seed ?? 1;
  const members = crowd(8);
  let shop: TestShop;
  let places: Place[];
  beforeAll(async () => {
    shop = await openShop({ members });
    const found: Place[] = [];
    for (let wanted = 0; wanted < 6; wanted += 1) {
      const isNew = ({ eventId }: Place) => found.every((place) => place.eventId !== eventId);
      found.push(await findPlace(shop.visitor, (place) => place.remaining > 40 && isNew(place)));
    }
    places = found;
  }, 60_000);
  afterAll(() => shop.close());

  it.each(members.map((member, index) => [firstSeed + index, member] as const))(
    'over HTTP, in the random cart of seed %i with several events: event page, cart, preview, receipt, charge and mail',
    async (seed, member) => {
      const buyer = await shop.logIn(member, 'en_us');
      const chosen = fc.sample(fc.tuple(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 1 }), fc.nat()), {
        numRuns: 1,
        seed,
      })[0];
      const [order, salt] = chosen ?? [[0], 0];
      let onEventPages = 0;
      for (const at of order) {
        const place = places[at];
        if (place === undefined) throw new Error('There are six places.');
        const quantity = 1 + ((salt + at) % 4);
        onEventPages += allInPrice(place.price, quantity, place.group).total;
        await hold(buyer, place, quantity);
      }
      const { data: cart } = await buyer.call(calls.shoppingCart);
      expect(cart.ticketsTotal + cart.serviceCharge).toBe(onEventPages);
      const placed = await confirm(buyer);
      expect(placed.total).toBe(onEventPages);
      await shop.answerAsBank(placed, 'approve');
      const query = { transactionNumber: placed.transactionNumber };
      const { data: receipt } = await buyer.call(calls.transactionDetail, { query });
      expect(receipt.total).toBe(onEventPages);
      expect(receipt.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(onEventPages);
      const charges = (await shop.charges()).filter(
        ({ transactionNumber }) => transactionNumber === placed.transactionNumber,
      );
      expect(charges).toMatchObject([{ amount: onEventPages }]);
      const [mail] = await shop.mails(member.loginEmail);
      expect(mail?.body.join('\n')).toContain(`Charged: ${createFormat('en_us').money(onEventPages)}.`);
    },
  );
});
