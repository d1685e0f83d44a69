import { langs } from '@first-gong/domain';
import { lang, listenForComplaints, sampleOffer, textsOf } from './shop.js';
import { expect, test } from './test.js';

const unescaped = (text = '') =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const headOf = (html: string) => ({
  title: unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1]),
  description: unescaped(/<meta name="description" content="(.*?)"/.exec(html)?.[1]),
  canonical: unescaped(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1]),
  alternates: Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, lang = '', href]) => [
      lang,
      unescaped(href),
    ]),
  ),
  isKeptOut: html.includes('<meta name="robots" content="noindex">'),
});

const { t } = textsOf(lang);

test('§1 an event has data for search engines, words and a picture for sharing, and is in the list of pages', async ({
  page,
  request,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  const { event } = await sampleOffer(request, lang);
  const address = `${baseURL}/${lang}/EventDetail.html?eventId=${encodeURIComponent(event.id)}`;
  await page.goto(address);
  const property = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await property('og:title')).toContain(event.title);
  expect(await property('og:url')).toBe(address);
  expect(await property('og:site_name')).toBe(t('common.brandName'));

  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'Event', name: event.title, url: address });
  for (const { offers } of data.subEvent) {
    for (const offer of offers) expect(offer).toMatchObject({ priceCurrency: 'HKD', url: address });
  }
  expect(data.subEvent).toHaveLength(event.performances.length);

  const picture = await request.get((await property('og:image')) ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const body = await picture.body();
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);

  const robots = await (await request.get('/robots.txt')).text();
  const lists = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, each = '']) => each);
  const texts = await Promise.all(lists.map(async (each) => (await request.get(each)).text()));
  expect(texts.join('')).toContain(`<loc>${address.replaceAll('&', '&amp;')}</loc>`);
  // The policy allows the structured data.
  expect(complaints).toEqual([]);
});

test('§2 each address in the lists is a page of its own, with a title and a description that no other has', async ({
  request,
  baseURL,
}) => {
  const lists = await Promise.all(
    ['/sitemap.xml', '/sitemapEvents.xml'].map(async (each) => (await request.get(each)).text()),
  );
  const listed = [...lists.join('').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => unescaped(address));
  expect(new Set(listed).size).toBe(listed.length);
  const mine = listed.filter((address) => address.startsWith(`${baseURL}/${lang}/`));
  expect(mine.length * langs.length).toBe(listed.length);
  // The names of all events differ (`catalogue.test.ts`), and their pages share code, so every third one suffices.
  const opened = mine.filter((address, index) => !address.includes('eventId=') || index % 3 === 0);
  expect(opened.length).toBeGreaterThan(100);
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const address of opened) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const head = headOf(await answer.text());
    expect([answer.status(), head.canonical, head.isKeptOut], address).toEqual([200, address, false]);
    expect(head.alternates[lang === 'en_us' ? 'en' : 'zh-Hant'], address).toBe(address);
    expect(head.alternates['x-default'], address).toBe(address.replace(`/${lang}/`, '/'));
    for (const part of ['title', 'description'] as const) {
      expect(seen[part].get(head[part]), `${part} of ${address}: ${head[part]}`).toBeUndefined();
      seen[part].set(head[part], address);
    }
  }
});

test('§2 an address that says the same otherwise leads to the page’s own, or names it', async ({
  request,
  baseURL,
}) => {
  const own = {
    'Events.html?page=1': 'Events.html',
    'Events.html?page=nonsense': 'Events.html',
    'Events.html?page=02': 'Events.html?page=2',
    'Events.html?page=2&category=local': 'Events.html?category=local&page=2',
    'Events.html?category=nonsense&venue=nowhere': 'Events.html',
    'Events.html?utm_source=mail&jsessionid=1': 'Events.html',
    'PastEvents.html?page=1': 'PastEvents.html',
    'PastEvents.html?page=0': 'PastEvents.html',
    'PastEvents.html?page=02': 'PastEvents.html?page=2',
    'Cinema.html?venue=nonsense': 'Cinema.html',
    'Cinema.html?venue=digital': 'Cinema.html',
    'Cinema.html?venue=theatre': 'Cinema.html?venue=theatre',
  };
  for (const [address, page] of Object.entries(own)) {
    const head = headOf(await (await request.get(`/${lang}/${address}`)).text());
    expect(head.canonical, address).toBe(`${baseURL}/${lang}/${page}`);
  }
  // A page beyond the end is the last one, with that page's canonical address.
  for (const list of ['Events.html', 'PastEvents.html']) {
    const { canonical } = headOf(await (await request.get(`/${lang}/${list}?page=9999`)).text());
    const again = headOf(await (await request.get(canonical)).text());
    expect([canonical.includes('9999'), again.canonical]).toEqual([false, canonical]);
  }
  const home = `/${lang}/Events.html`;
  const led = {
    [`/${lang.replace('_', '-').toUpperCase()}/Events.html`]: home,
    [`/${lang}/`]: home,
    [`/${lang}/Events.html/`]: home,
    [`/${lang}/events.html`]: home,
    [`/${lang}/Events.html;jsessionid=1`]: home,
    [`/Events.html?lang=${lang}`]: home,
    [`/PastEvents.html?page=2&lang=${lang}`]: `/${lang}/PastEvents.html?page=2`,
  };
  for (const [address, location] of Object.entries(led)) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], address).toEqual([302, location]);
  }
});

test('an event that does not exist is 404 and kept out of search engines, and HEAD answers as GET does', async ({
  request,
}) => {
  const address = `/${lang}/EventDetail.html?eventId=no-such-event`;
  const answer = await request.get(address);
  const head = headOf(await answer.text());
  expect([answer.status(), head.isKeptOut, head.canonical]).toEqual([404, true, '']);
  for (const each of [address, `/${lang}/Events.html`, '/robots.txt', '/sitemap.xml', '/no-such-file.png']) {
    const [whole, short] = [await request.get(each), await request.head(each)];
    expect([short.status(), short.headers()['content-type']], each).toEqual([
      whole.status(),
      whole.headers()['content-type'],
    ]);
    expect((await short.body()).length).toBe(0);
  }
});

test('a picture of an event that does not exist is no page: 404', async ({ request }) => {
  const answer = await request.get('/EventPoster.png?eventId=no-such-event');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

for (const lang of langs) {
  test(`the title and the description of a page name the brand (${lang})`, async ({ request }) => {
    const { t } = textsOf(lang);
    const html = await (await request.get(`/${lang}/AboutUs.html`)).text();
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(new RegExp(` \\| ${t('common.brandName')}$`));
    expect(/<meta name="description" content="(.*?)"/.exec(html)?.[1]).toContain(t('common.brandName'));
  });
}
