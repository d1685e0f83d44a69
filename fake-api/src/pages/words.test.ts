import { expect, test } from 'vitest';
import { fill, isolated } from './words.js';

test('a name that turns the direction of text changes nothing beside it', () => {
  expect(fill('Dear {{name}}, 1234', { name: isolated('Chan\u202e') })).toBe('Dear \u2068Chan\u202e\u2069, 1234');
  // An isolate that ends within the name would end the one around it.
  expect(isolated('Chan\u2069\u202e')).toBe('\u2068Chan\u202e\u2069');
});
