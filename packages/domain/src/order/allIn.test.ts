import { expect, test } from 'vitest';
import { serviceChargePerTicket } from '../constants.js';
import { allInPrice } from './allIn.js';
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
