import { href, knownQuery } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { eventHref, isUsefulLink, loginHref, newWishHref, resumedEventHref } from './hrefs.js';

const choice = { performanceId: 'whale-2', zone: 'B', quantity: 2 } as const;

test('§2 an event’s address carries what is chosen', () => {
  expect(eventHref('zh_hk', 'whale', choice)).toBe(
    '/zh_hk/EventDetail.html?eventId=whale&performanceId=whale-2&zone=B&quantity=2',
  );
});

test('§3 the page of the wish list reads all that the address of a new wish has, the ticket type too', () => {
  const address = newWishHref('en_us', 'whale', { ...choice, ticketTypes: ['senior'] });
  const { search, searchParams } = new URL(address, 'https://first-gong.test');
  expect(Object.fromEntries(new URLSearchParams(knownQuery('wishList', search)))).toEqual(
    Object.fromEntries(searchParams),
  );
});

test('an address leaves out what is not chosen yet', () => {
  expect(eventHref('en_us', 'whale', { performanceId: null, zone: null })).toBe(
    '/en_us/EventDetail.html?eventId=whale',
  );
});

test('§6 login leads back to the event, which then says that the choice was kept', () => {
  const login = new URL(
    href('en_us', 'login', { target: resumedEventHref('en_us', 'whale', choice) }),
    'https://first-gong.test',
  );
  expect(login.pathname).toBe('/en_us/Login.html');
  expect(login.searchParams.get('target')).toBe(`${eventHref('en_us', 'whale', choice)}&resumed=true`);
});

test('§6 the login page carries the address to return to, and says when a session has ended', () => {
  expect(loginHref('en_us', '/en_us/ShoppingCart.html')).toBe('/en_us/Login.html?target=%2Fen_us%2FShoppingCart.html');
  expect(loginHref('en_us', '/en_us/ShoppingCart.html', { reason: 'sessionExpired' })).toMatch(
    /&reason=sessionExpired$/,
  );
});

test('§6 the way back from the login to an event is the same, wherever it begins', () => {
  const target = resumedEventHref('en_us', 'whale', choice);
  for (const address of [eventHref('en_us', 'whale', choice), target]) {
    expect(loginHref('en_us', address)).toBe(href('en_us', 'login', { target }));
  }
});

test.each(['/en_us/Login.html?target=%2Fen_us%2FEvents.html', '/en_us/Logout.html'])(
  'the login page does not lead back to %s',
  (address) => {
    expect(loginHref('en_us', address)).toBe('/en_us/Login.html');
  },
);

test('ids and numbers are escaped', () => {
  expect(eventHref('en_us', 'a&b')).toBe('/en_us/EventDetail.html?eventId=a%26b');
  expect(href('en_us', 'receipt', { transactionNumber: 'FG 1/2' })).toBe(
    '/en_us/Receipt.html?transactionNumber=FG+1%2F2',
  );
});

test.each([
  ['/en_us/EventDetail.html?eventId=whale', true],
  ['/en_us/PastEvents.html#2025', true],
  ['/en_us/Events.html?presenter=halfIsland', true],
  ['https://festival.example/programme', true],
  ['/en_us/Events.html', false],
  ['/en_us/NoSuchPage.html', false],
  ['/NoLanguage', false],
  ['//festival.example', false],
  ['javascript:alert(1)', false],
  ['', false],
  [null, false],
])('an address in news, %s, is a link only if it leads to a page: %s', (address, expected) => {
  expect(isUsefulLink(address)).toBe(expected);
});
