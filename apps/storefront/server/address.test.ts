import { langs, redirects, routeNames, routeOf } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { resolveAddress } from './address.js';

const resolve = (address: string, cookies: Record<string, string> = {}, acceptLanguage?: string, phone = false) =>
  resolveAddress({ url: new URL(address, 'http://shop.test'), cookies, acceptLanguage, phone });

const location = (address: ReturnType<typeof resolve>) => address.kind === 'redirect' && address.location;

test('§2 / and any unknown path lead to the listing, in Traditional Chinese unless something else is asked for', () => {
  const listing = { kind: 'redirect', location: '/zh_hk/Events.html', cookies: [] };
  expect(resolve('/')).toEqual(listing);
  expect(resolve('/no/such/page')).toEqual(listing);
  expect(resolve('/zh_hk/nothing.html?x=1')).toEqual(listing);
});

test('§2 the language is taken from the query, a cookie, the path, the locale cookie, the browser; in this order', () => {
  const cookies = { lang: 'zh_cn', locale: 'en_US' };
  expect(location(resolve('/zh_hk/Login.html?lang=en_us', cookies, 'zh-TW'))).toBe('/en_us/Login.html');
  expect(location(resolve('/zh_hk/Login.html', cookies, 'en'))).toBe('/zh_cn/Login.html');
  expect(location(resolve('/zh-cn/Login.html', { locale: 'en_US' }, 'en'))).toBe('/zh_cn/Login.html');
  expect(location(resolve('/', { locale: 'en_US' }, 'zh-CN'))).toBe('/en_us/Events.html');
  expect(location(resolve('/', {}, 'zh-CN,en;q=0.5'))).toBe('/zh_cn/Events.html');
});

test.each([
  ['/en_us', 'en_us'],
  ['/en-us', 'en_us'],
  ['/zh_hk/', 'zh_hk'],
  ['/zh-hk', 'zh_hk'],
  ['/zh_cn', 'zh_cn'],
  ['/zh-cn', 'zh_cn'],
])('§2 %s is the home of its language, whatever the cookie says, and the cookie then says so too', (path, lang) => {
  for (const cookie of ['en_us', 'zh_hk', 'zh_cn']) {
    expect(resolve(path, { lang: cookie })).toEqual({
      kind: 'redirect',
      location: `/${lang}/Events.html`,
      cookies: [`lang=${lang}; Path=/; Max-Age=2592000; SameSite=Lax`],
    });
  }
  expect(location(resolve(`${path}?lang=zh_cn`))).toBe('/zh_cn/Events.html');
});

const withLang = langs.flatMap((lang) => [lang, lang.replace('_', '-')].map((prefix) => [prefix, lang] as const));

test.each(routeNames)('§2 %s has its document below each language, and is led there from every other form', (name) => {
  const { path, prefixOnly } = routeOf(name);
  for (const [prefix, lang] of withLang) {
    const address = resolve(`/${prefix}${path}`, {}, 'ja');
    if (prefix === lang) expect(address, prefix).toMatchObject({ kind: 'page', lang, route: name });
    else expect(location(address), prefix).toBe(`/${lang}${path}`);
  }
  expect(location(resolve(path, {}, 'ja'))).toBe(prefixOnly ? '/zh_hk/Events.html' : `/zh_hk${path}`);
  expect(location(resolve(path, { lang: 'en_us' }))).toBe(prefixOnly ? '/en_us/Events.html' : `/en_us${path}`);
});

test.each(Object.entries(redirects))(
  '§2 %s leads to its page, with and without each language',
  (path, { name, anchor }) => {
    const page = `${routeOf(name).path}${anchor === undefined ? '' : `#${anchor}`}`;
    for (const [prefix, lang] of withLang) expect(location(resolve(`/${prefix}${path}`))).toBe(`/${lang}${page}`);
    expect(location(resolve(path))).toBe(`/zh_hk${page}`);
  },
);

test('§2 old addresses redirect to their page, with their query', () => {
  expect(location(resolve('/Register.html?target=%2Fen_us%2FReceipt.html'))).toBe(
    '/zh_hk/Login.html?target=%2Fen_us%2FReceipt.html',
  );
  expect(location(resolve('/en_us/Member/TxnHistory.do'))).toBe('/en_us/Member/TxnHistory.html');
  expect(location(resolve('/en_us/TermsOfUse.do'))).toBe('/en_us/ReleaseNotes.html#termsconditions');
  expect(location(resolve('/Member/WishList.html'))).toBe('/zh_hk/Member/WishList.html');
});

test('§2 the lang parameter is kept in a cookie of 30 days and removed, the rest of the query stays', () => {
  expect(resolve('/zh_hk/EventDetail.html?eventId=a-1&lang=en-US')).toEqual({
    kind: 'redirect',
    location: '/en_us/EventDetail.html?eventId=a-1',
    cookies: ['lang=en_us; Path=/; Max-Age=2592000; SameSite=Lax'],
  });
});

test('§3 theme and font size work without script: the query chooses, a cookie keeps', () => {
  expect(resolve('/zh_hk/Events.html?q=jazz&theme=night&fontSize=18')).toEqual({
    kind: 'redirect',
    location: '/zh_hk/Events.html?q=jazz',
    cookies: [
      'theme=night; Path=/; Max-Age=2592000; SameSite=Lax',
      'fontSize=18; Path=/; Max-Age=2592000; SameSite=Lax',
    ],
  });
});

test('a page’s own address is the page, and a cookie with an unknown value counts as not given', () => {
  expect(resolve('/en_us/Events.html?q=a', { theme: '"><script>', fontSize: '99', layout: 'optimized' })).toEqual({
    kind: 'page',
    lang: 'en_us',
    route: 'home',
    search: 'q=a',
    preferences: { theme: 'default', fontSize: 16, layout: 'optimized' },
    themeChosen: false,
  });
});

test('a page has one document, whatever parameters that it does not read come with it', () => {
  const page = resolve('/en_us/Events.html?q=jazz&page=2');
  expect(page).toMatchObject({ kind: 'page', search: 'q=jazz&page=2' });
  for (const other of ['?q=jazz&page=2&x=0.123', '?page=2&utm_source=mail&q=jazz', '?q=jazz&page=2&q=other&page=9']) {
    expect(resolve(`/en_us/Events.html${other}`)).toEqual(page);
  }
  expect(resolve('/en_us/Events.html?q=other&page=2')).not.toEqual(page);
});

test('each character of a query is decoded once, and any encoding of it leads to its page in one step', () => {
  const characters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  const spellings = [
    ...characters.map((character) => encodeURIComponent(character)),
    ...characters.map((character) => `%25${encodeURIComponent(character).slice(1)}`),
    ...characters.map((_, code) => `%${code.toString(16).padStart(2, '0')}`),
    ...characters.filter((character) => /[!-"$%'-~]/.test(character) && character !== '&'),
    ...['%', '%2', '%zz', '%25%', '%E0%A4%A', '%ED%A0%80', '%2500', '%252500'],
  ];
  for (const spelling of spellings) {
    const asked = `/en_us/Events.html?q=${spelling}`;
    const first = resolve(asked);
    const page = first.kind === 'redirect' ? resolve(first.location) : first;
    const words = new URL(asked, 'http://shop.test').searchParams.get('q');
    expect(page.kind === 'page' && new URLSearchParams(page.search).get('q'), asked).toBe(words);
  }
});

test('§6 what a form sends beside the address to return to moves into it, and nothing else does', () => {
  const target = '/en_us/EventDetail.html?eventId=whale&quantity=2&resumed=true';
  const sent = new URLSearchParams({ target, zone: 'B', quantity: '3', x: '1' });
  const merged = '/en_us/EventDetail.html?eventId=whale&quantity=3&resumed=true&zone=B';
  const to = resolve(`/en_us/Login.html?${sent}`);
  expect(new URL(String(location(to)), 'http://localhost').searchParams.get('target')).toBe(merged);
  expect(resolve(`/en_us/Login.html?${new URLSearchParams({ target: merged })}`)).toMatchObject({ kind: 'page' });
  for (const other of ['https://evil.example/en_us/EventDetail.html', '//evil.example', '/en_us/NoSuchPage.html']) {
    expect(resolve(`/en_us/Login.html?${new URLSearchParams({ target: other, zone: 'B' })}`)).toMatchObject({
      kind: 'page',
      search: String(new URLSearchParams({ target: other })),
    });
  }
});

test('§6 the login is a page whichever page it returns to, also one that has an address to return to itself', () => {
  for (const { path } of routeNames.map(routeOf)) {
    const search = String(new URLSearchParams({ target: `/en_us${path}` }));
    expect(resolve(`/en_us/Login.html?${search}`), path).toMatchObject({ kind: 'page', search });
  }
  const room = `/en_us/WaitingRoom.html?${new URLSearchParams({ target: '/en_us/EventDetail.html?eventId=whale' })}`;
  expect(resolve(`/en_us/Login.html?${new URLSearchParams({ target: room })}`)).toMatchObject({ kind: 'page' });
});

test('a redirect leads nowhere but to this site', () => {
  for (const hostile of ['//evil.example', '/zh_hk//evil.example', '/\\evil.example', '/zh_hk/%2F%2Fevil']) {
    expect(location(resolve(hostile))).toBe('/zh_hk/Events.html');
  }
});

test('§2 a phone has rows until posters are chosen, a larger screen has posters', () => {
  const layout = (phone: boolean, cookies = {}) => {
    const address = resolve('/en_us/Events.html', cookies, undefined, phone);
    return address.kind === 'page' && address.preferences.layout;
  };
  expect([layout(true), layout(false)]).toEqual(['optimized', 'comfortable']);
  expect([layout(true, { layout: 'comfortable' }), layout(false, { layout: 'optimized' })]).toEqual([
    'comfortable',
    'optimized',
  ]);
});

test('§2 a form without script sends every field; those that are not chosen leave the address', () => {
  expect(location(resolve('/en_us/Events.html?interest=&venue=&group=sports&from=&to='))).toBe(
    '/en_us/Events.html?group=sports',
  );
  expect(location(resolve('/en_us/Member/TxnHistory.html?q=&period=year'))).toBe(
    '/en_us/Member/TxnHistory.html?period=year',
  );
});

test('§5 a search for places without a word stays in the address, because the page says what is missing', () => {
  for (const page of ['BoxOffice', 'TicketingTerminal']) {
    expect(resolve(`/en_us/${page}.html?q=`)).toMatchObject({ kind: 'page', search: 'q=' });
  }
});
