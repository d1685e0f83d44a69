import { expect, test } from 'vitest';
import { safeTarget } from './safeTarget.js';

test('§6 login leads back to a page of this site, in the language of the login page', () => {
  const event = '/zh_hk/EventDetail.html?eventId=whale&zone=B#zones';
  expect(safeTarget('zh_hk', event)).toBe(event);
  expect(safeTarget('en_us', event)).toBe('/en_us/EventDetail.html?eventId=whale&zone=B#zones');
});

test.each([
  null,
  '',
  'https://evil.example/en_us/Events.html',
  '//evil.example/en_us/Events.html',
  '/\\evil.example',
  '/en_us/..//evil.example',
  'javascript:alert(1)',
  '/en_us/NoSuchPage.html',
  '/en_us/Login.html?target=%2Fen_us%2FEvents.html',
  '/en_us/Logout.html',
])('%s is not an address to go to after login', (target) => {
  expect(safeTarget('en_us', target)).toBeNull();
});
