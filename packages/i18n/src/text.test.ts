import { describe, expect, test } from 'vitest';
import { words as english } from './areas/cart/en_us.js';
import { words as common } from './areas/common/en_us.js';
import { words as errors } from './areas/errors/en_us.js';
import { words as order } from './areas/order/en_us.js';
import { words as chinese } from './areas/order/zh_hk.js';
import { errorText } from './errorText.js';
import { createTranslate } from './text.js';

describe('a translator', () => {
  const t = createTranslate('en_us', { cart: english, order });

  test('fills every placeholder', () => {
    expect(t('order.performance', { time: '15:00', venue: 'Star Hall' })).toBe('15:00\u00a0·\u00a0Star Hall');
  });

  test('§1 chooses the form of a plural by its count', () => {
    expect([0, 1, 2].map((count) => t('order.tickets', { count }))).toEqual(['0 tickets', '1 ticket', '2 tickets']);
    const hongKong = createTranslate('zh_hk', { order: chinese });
    expect([1, 2].map((count) => hongKong('order.tickets', { count }))).toEqual(['1 張門票', '2 張門票']);
  });

  test('shows a number with its thousands apart, as the formats do', () => {
    expect(t('order.tickets', { count: 1234 })).toBe('1,234 tickets');
    expect(createTranslate('zh_hk', { order: chinese })('order.tickets', { count: 12345 })).toBe('12,345 張門票');
  });

  test('throws on a missing value', () => {
    const anyValues = t as unknown as (key: string, values: object) => string;
    expect(() => anyValues('order.performance', { time: '15:00' })).toThrow(
      'No value for {{venue}} of "order.performance"',
    );
    expect(() => anyValues('order.tickets', {})).toThrow('No value for {{count}} of "order.tickets"');
  });

  test('throws on an unknown key and on an area that is not loaded', () => {
    const anyKey = t as unknown as (key: string) => string;
    expect(() => anyKey('cart.trolley')).toThrow('No text "cart.trolley" in en_us');
    expect(() => anyKey('home.title')).toThrow('No text "home.title" in en_us');
  });
});

test('§8 the sentence of an error takes its values from the error', () => {
  const t = createTranslate('en_us', { common, errors });
  expect(errorText(t, { code: 'quantityNotAvailable', values: { left: 3 } })).toContain('3');
  expect(errorText(t, { code: 'emailRequired' })).toBe('Enter your email address.');
  // If the server sends no values, the page still shows the sentence.
  expect(errorText(t, { code: 'seatTaken' })).not.toBe('');
});
