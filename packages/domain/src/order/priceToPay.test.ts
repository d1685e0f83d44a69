import { expect, test } from 'vitest';
import { groups, isSoldByNetwork } from '../catalogue/eventKinds.js';
import { allInPrice } from './allIn.js';
import { priceToPay } from './priceToPay.js';

test.each(groups.filter((group) => !isSoldByNetwork(group)))(
  '§9 the price of one ticket of %s is the all-in price',
  (group) => {
    for (const price of [0, 5_00, 280_00]) expect(priceToPay({ group }, price)).toBe(allInPrice(price, 1, group).total);
  },
);

test('the network adds its own charges to its tickets', () => {
  expect(priceToPay({ group: 'governmentNetwork' }, 80_00)).toBe(80_00);
});
