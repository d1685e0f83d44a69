import { expect, test } from 'vitest';
import { serviceChargePerTicket } from '../constants.js';
import { allInPrice, pricesLeft } from './allIn.js';
import { quote } from './quote.js';

test.each(['shows', 'cinema', 'online'] as const)(
  '§9 the all-in price of %s is the lowest total of an order',
  (group) => {
    const price = allInPrice(280_00, 3, group);
    expect(price).toEqual({
      tickets: 840_00,
      serviceCharge: 3 * serviceChargePerTicket,
      collection: 'eTicket',
      collectionFee: 0,
      total: 840_00 + 3 * serviceChargePerTicket,
    });
    const items = [{ price: 280_00, quantity: 3, pointsProgramme: true }];
    const order = quote({ items, deliveryFee: price.collectionFee, pointsUsed: 0, now: '2026-11-20T13:00:00.000Z' });
    expect(order.total).toBe(price.total);
  },
);

const zone = (price: number, remaining: number) => ({
  code: 'A' as const,
  name: '',
  location: '',
  price,
  remaining,
  standing: false,
  unreserved: false,
  restrictedView: null,
});

test('§2 the range of prices is that of the zones with tickets left', () => {
  const performances = [{ zones: [zone(380_00, 0), zone(280_00, 4)] }, { zones: [zone(300_00, 1), zone(180_00, 0)] }];
  expect(pricesLeft(performances)).toEqual({ from: 280_00, to: 300_00 });
});

test('nothing left has no range of prices', () => {
  expect(pricesLeft([{ zones: [zone(380_00, 0)] }, { zones: [] }])).toBeNull();
});
