import { serverTexts } from '@first-gong/i18n/server';
import { expect, test } from 'vitest';
import { isolated } from './isolated.js';

test('a name that turns the direction of text changes nothing beside it', () => {
  const name = isolated('Chan\u202e');
  expect(serverTexts.en_us('mail.greeting', { name })).toBe('Dear \u2068Chan\u202e\u2069,');
  // An isolate end within the name would close the outer one.
  expect(isolated('Chan\u2069\u202e')).toBe('\u2068Chan\u202e\u2069');
});
