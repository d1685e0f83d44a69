import { createTranslate } from '@first-gong/i18n';
import { words as common } from '@first-gong/i18n/areas/common/zh_hk';
import { expect, test } from 'vitest';
import { isFiltered, listingHref } from './links.js';
import { splitTitle, stickerOf } from './words.js';

const t = createTranslate('zh_hk', { common });

test('§2 another filter keeps the rest and starts at page one', () => {
  expect(listingHref('zh_hk', { q: 'opera', page: 3 }, { date: '2026-11-28' })).toBe(
    '/zh_hk/Events.html?q=opera&date=2026-11-28',
  );
});

test('§2 a filter that is taken away leaves the address', () => {
  expect(listingHref('en_us', { date: '2026-11-28', page: 1 }, { date: undefined })).toBe('/en_us/Events.html');
});

test('another layout keeps the page', () => {
  expect(listingHref('en_us', { page: 2 }, { page: 2, layout: 'optimized' })).toBe(
    '/en_us/Events.html?page=2&layout=optimized',
  );
});

test('a filtered list and later pages have no features; a sorted list has', () => {
  expect([{ page: 2 }, { page: 1, q: 'opera' }, { page: 1, sort: 'popular' as const }].map(isFiltered)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a title is split at its colon', () => {
  expect(splitTitle('夜航：林聽海演唱會')).toEqual({ title: '夜航', subtitle: '林聽海演唱會' });
  expect(splitTitle('Bamboo Play')).toEqual({ title: 'Bamboo Play' });
});

test('§2 sold out is the first flag of a card', () => {
  expect(stickerOf({ flags: ['new', 'soldOut'] }, t)?.variant).toBe('soldOut');
});
