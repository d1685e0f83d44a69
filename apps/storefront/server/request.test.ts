import { expect, test } from 'vitest';
import { isPhone, pickEncoding, readCookies, readUrl } from './request.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['brotli', null],
  ['identity', null],
  [undefined, null],
])('for "Accept-Encoding: %s" a document travels as %s', (accepted, encoding) => {
  expect(pickEncoding({ 'accept-encoding': accepted })).toBe(encoding);
});

test('cookies are read as browsers write them, the first of a name counts', () => {
  const cookies = readCookies({ cookie: 'lang=en_us; theme=%6eight;lang=zh_hk; name=a=b; broken; bad=%E0%A4%A' });
  expect({ ...cookies }).toEqual({ lang: 'en_us', theme: 'night', name: 'a=b', bad: '%E0%A4%A' });
  expect({ ...readCookies({}) }).toEqual({});
});

test('a request line that is no address means home', () => {
  expect(readUrl('/a?b=c').href).toBe('http://storefront.invalid/a?b=c');
  expect(readUrl('//evil.example/a').host).toBe('storefront.invalid');
  expect(readUrl('http://evil.example/a').pathname).toBe('/');
  expect(readUrl().pathname).toBe('/');
});

test.each([
  [{ 'sec-ch-ua-mobile': '?1' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1' }, true],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0' }, false],
  [{}, false],
])('%j is a phone: %s', (headers, phone) => {
  expect(isPhone(headers)).toBe(phone);
});
