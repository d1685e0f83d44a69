import { routeNames, routeOf } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { createTextFiles } from './files.js';
import { readUrl } from './request.js';

const siteUrl = 'https://shop.example';
const fileAt = createTextFiles(siteUrl);
const file = (path: string) => {
  const made = fileAt(readUrl(path));
  return made && { ...made, body: String(made.body) };
};

test('§5 the address at which password managers change a password is a page, and no other of its folder is', () => {
  expect(file('/.well-known/change-password')).toBeNull();
  expect(file('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')?.status).toBe(404);
});

test('robots.txt closes calls, the demonstration and the pages of a member, and no public page', () => {
  const { status, body, type } = file('/robots.txt') ?? {};
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  const closed = [...(body ?? '').matchAll(/^Disallow: (.+)$/gm)].map(
    ([, pattern = '']) => new RegExp(`^${pattern.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '.*')}`),
  );
  const isClosed = (path: string) => closed.some((pattern) => pattern.test(path));
  expect(['/api/eventDetail.do?eventId=a', '/fake/outbox', '/data/newsList.json'].map(isClosed)).not.toContain(false);
  for (const name of routeNames) {
    const { path, access, unlisted } = routeOf(name);
    for (const address of [path, `/zh_hk${path}`]) {
      expect(isClosed(address), address).toBe(access !== 'everyone' || unlisted === true);
    }
  }
  expect(isClosed('/icon.svg') || isClosed('/assets/main.js')).toBe(false);
  expect(body).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
});

test('§1 sitemap.xml has the listed pages in each language, with the other languages and the one without a choice', () => {
  const { status, body = '', type } = file('/sitemap.xml') ?? {};
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  const sites = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(sites).toEqual([
    ...[
      ...[
        'Events',
        'Cinema',
        'PastEvents',
        'CS',
        'BoxOffice',
        'TicketingTerminal',
        'DeliveryChangeRequest',
        'TxnChangeRequest',
        'Unsubscribe',
        'Login',
      ],
      ...['AboutUs', 'Help', 'Faq', 'BuyTickets', 'BuyEventTickets', 'SystemRequirement', 'PaymentMethod'],
      ...['Delivery', 'ServiceFee', 'Access', 'Accessibility', 'ReleaseNotes'],
    ].flatMap((page) => ['en_us', 'zh_hk', 'zh_cn'].map((lang) => `https://shop.example/${lang}/${page}.html`)),
    ...['local', 'online', 'cinema', 'governmentNetwork', 'nonLocal'].flatMap((category) =>
      ['en_us', 'zh_hk', 'zh_cn'].map((lang) => `https://shop.example/${lang}/Events.html?category=${category}`),
    ),
  ]);
  const [first = ''] = /<url>.*?<\/url>/.exec(body) ?? [];
  expect([...first.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, address]) => [lang, address])).toEqual(
    [
      ['en', 'https://shop.example/en_us/Events.html'],
      ['zh-Hant', 'https://shop.example/zh_hk/Events.html'],
      ['zh-Hans', 'https://shop.example/zh_cn/Events.html'],
      ['x-default', 'https://shop.example/Events.html'],
    ],
  );
});

test.each(['/assets/anything', '/assets/main.js.map', '/steps/nothing.webp', '/.well-known/security.txt'])(
  '%s is a file that does not exist: 404, a short text that is not kept',
  (path) => {
    expect(file(path)).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8', cacheControl: 'no-store' });
  },
);

test.each([
  ...['/', '/nope', '/en_us/Nope.html', '/TermsOfUse.do', '/index.php', '/v1.2', '/a.b/c', '//shop.example'],
  ...['/en_us/foo.txt', '/nothing.js', '/style.CSS', '/ads.txt', '/manifest.json', '/.vite/manifest.json'],
])('§2 %s is no file: an unknown path leads home', (path) => {
  expect(file(path)).toBeNull();
});
