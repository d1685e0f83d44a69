import { expect, test } from 'vitest';
import { alternatesOf, eventSitemap } from './searchEngines.js';

const siteUrl = 'https://shop.example';

test('§2 an address for search engines is whole, and keeps only the parameters that lead to other content', () => {
  const search = 'q=jazz&category=cinema&date=2026-11-28&sort=popular&page=2&feature=3';
  expect(alternatesOf('zh_cn', { siteUrl, route: 'home', search })).toEqual({
    canonical: 'https://shop.example/zh_cn/Events.html?category=cinema&page=2',
    alternates: [
      { hreflang: 'en', address: 'https://shop.example/en_us/Events.html?category=cinema&page=2' },
      { hreflang: 'zh-Hant', address: 'https://shop.example/zh_hk/Events.html?category=cinema&page=2' },
      { hreflang: 'zh-Hans', address: 'https://shop.example/zh_cn/Events.html?category=cinema&page=2' },
      { hreflang: 'x-default', address: 'https://shop.example/Events.html?category=cinema&page=2' },
    ],
  });
  const event = { siteUrl, route: 'eventDetail', search: 'eventId=a-1&performanceId=b&zone=A&quantity=2' } as const;
  expect(alternatesOf('en_us', event)?.canonical).toBe('https://shop.example/en_us/EventDetail.html?eventId=a-1');
});

test('§6 the pages of a member, and the page that logs out, are not listed', () => {
  for (const route of ['shoppingCart', 'transactionPreview', 'receipt', 'txnHistory', 'logout'] as const) {
    expect(alternatesOf('en_us', { siteUrl, route, search: '' })).toBeNull();
  }
});

test('§2 the same listing has one address, whatever the order of its parameters', () => {
  const canonical = (search: string) => alternatesOf('en_us', { siteUrl, route: 'home', search })?.canonical;
  const one = canonical('page=2&category=cinema&interest=movie&utm_source=mail');
  expect(one).toBe('https://shop.example/en_us/Events.html?category=cinema&interest=movie&page=2');
  expect(canonical('interest=movie&category=cinema&page=2&date=2026-12-01')).toBe(one);
});

test('each event is in the list of pages in three languages, and the list keeps the limit of its protocol', () => {
  const list = eventSitemap(siteUrl, ['a&b', 'c']);
  expect([...list.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toHaveLength(6);
  expect(list).toContain('<loc>https://shop.example/zh_hk/EventDetail.html?eventId=a%26b</loc>');
  expect(list).toContain('hreflang="x-default" href="https://shop.example/EventDetail.html?eventId=c"');
  const many = eventSitemap(
    siteUrl,
    Array.from({ length: 20_000 }, (_, index) => String(index)),
  );
  expect(many.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
});
