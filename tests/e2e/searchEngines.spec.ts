import { langs } from '@first-gong/domain';
import { expect, test } from '@playwright/test';
import { findOffer, listenForComplaints, textsOf } from './shop.js';

for (const lang of ['zh_hk', 'en_us'] as const) {
  const { t } = textsOf(lang);

  test(`§1 an event has data for search engines, words and a picture for sharing, and is in the list of pages (${lang})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const complaints = listenForComplaints(page);
    const { event } = await findOffer(request, lang);
    const address = `${baseURL}/${lang}/EventDetail.html?eventId=${encodeURIComponent(event.id)}`;
    await page.goto(address);
    const property = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await property('og:title')).toContain(event.title);
    expect(await property('og:url')).toBe(address);
    expect(await property('og:site_name')).toBe(t('common.brandName'));

    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'Event', name: event.title, url: address });
    expect(data.subEvent).toHaveLength(event.performances.length);

    const picture = await request.get((await property('og:image')) ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    const body = await picture.body();
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);

    const robots = await (await request.get('/robots.txt')).text();
    const lists = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, each = '']) => each);
    const texts = await Promise.all(lists.map(async (each) => (await request.get(each)).text()));
    expect(texts.join('')).toContain(`<loc>${address.replaceAll('&', '&amp;')}</loc>`);
    // The policy lets the data be.
    expect(complaints).toEqual([]);
  });
}

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
