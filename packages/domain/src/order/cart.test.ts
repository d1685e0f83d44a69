import { expect, test } from 'vitest';
import { cartTotals, serviceCharge } from './cart.js';

test('§9 the service charge is HKD 10 per ticket on the website', () => {
  expect(serviceCharge('website', 3)).toBe(30_00);
  expect(cartTotals([{ price: 280_00, quantity: 3 }]).serviceCharge).toBe(30_00);
});

test.each(['kiosk', 'boxOffice'] as const)('§9 there is no service charge at a %s', (channel) => {
  expect(serviceCharge(channel, 3)).toBe(0);
});
