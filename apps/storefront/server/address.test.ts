import { expect, test } from 'vitest';
import { resolveAddress } from './address.js';

const ask = (address: string, cookies: Record<string, string> = {}, acceptLanguage?: string) =>
  resolveAddress({ url: new URL(address, 'http://shop.test'), cookies, acceptLanguage });

test('§2 / and any unknown path lead to the listing, in Traditional Chinese unless something else is asked for', () => {
  const listing = { kind: 'redirect', location: '/zh_hk/Events.html', cookies: [] };
  expect(ask('/')).toEqual(listing);
  expect(ask('/no/such/page')).toEqual(listing);
  expect(ask('/zh_hk/nothing.html?x=1')).toEqual(listing);
});

test('§2 the language is taken from the query, a cookie, the path, the locale cookie, the browser; in this order', () => {
  const location = (answer: ReturnType<typeof ask>) => answer.kind === 'redirect' && answer.location;
  const cookies = { lang: 'zh_cn', locale: 'en_US' };
  expect(location(ask('/zh_hk?lang=en_us', cookies, 'zh-TW'))).toBe('/en_us/Events.html');
  expect(location(ask('/zh_hk', cookies, 'en'))).toBe('/zh_cn/Events.html');
  expect(location(ask('/zh-cn', { locale: 'en_US' }, 'en'))).toBe('/zh_cn/Events.html');
  expect(location(ask('/', { locale: 'en_US' }, 'zh-CN'))).toBe('/en_us/Events.html');
  expect(location(ask('/', {}, 'zh-CN,en;q=0.5'))).toBe('/zh_cn/Events.html');
});

test('§2 the lang parameter is kept in a cookie of 30 days and removed, the rest of the query stays', () => {
  expect(ask('/zh_hk/EventDetail.html?eventId=a-1&lang=en-US')).toEqual({
    kind: 'redirect',
    location: '/en_us/EventDetail.html?eventId=a-1',
    cookies: ['lang=en_us; Path=/; Max-Age=2592000; SameSite=Lax'],
  });
});

test('§3 theme and font size work without script: the query chooses, a cookie keeps', () => {
  expect(ask('/zh_hk/Events.html?q=jazz&theme=night&fontSize=18')).toEqual({
    kind: 'redirect',
    location: '/zh_hk/Events.html?q=jazz',
    cookies: [
      'theme=night; Path=/; Max-Age=2592000; SameSite=Lax',
      'fontSize=18; Path=/; Max-Age=2592000; SameSite=Lax',
    ],
  });
});

test('a page’s own address is the page, and cookies with nonsense count as not given', () => {
  expect(ask('/en_us/Events.html?q=a', { theme: '"><script>', fontSize: '99', layout: 'optimized' })).toEqual({
    kind: 'page',
    lang: 'en_us',
    path: '/Events.html',
    search: 'q=a',
    preferences: { theme: 'default', fontSize: 16, layout: 'optimized' },
  });
});

test('a redirect leads nowhere but to this site', () => {
  for (const hostile of ['//evil.example', '/zh_hk//evil.example', '/\\evil.example', '/zh_hk/%2F%2Fevil']) {
    const answer = ask(hostile);
    expect(answer.kind === 'redirect' && answer.location).toBe('/zh_hk/Events.html');
  }
});
