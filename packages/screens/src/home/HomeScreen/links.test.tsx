import { createFormat, createTranslate } from '@first-gong/i18n';
import { words as commonInEnglish } from '@first-gong/i18n/areas/common/en_us';
import { words as common } from '@first-gong/i18n/areas/common/zh_hk';
import { expect, test } from 'vitest';
import { cardDays, nextDay, splitTitle, stickerOf } from '../../shared/eventCards/words.js';
import { hasFeatures, isFiltered, listingHref } from './links.js';

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
  expect([{ page: 2 }, { page: 1, q: 'opera' }, { page: 1, sort: 'popular' as const }].map(hasFeatures)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a later page and another order filter nothing', () => {
  expect([{ page: 2 }, { page: 1, sort: 'popular' as const }, { page: 1, q: 'opera' }].map(isFiltered)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a title is split at its colon', () => {
  expect(splitTitle('夜航：林聽海演唱會')).toEqual({ title: '夜航', subtitle: '林聽海演唱會' });
  expect(splitTitle('Bamboo Play')).toEqual({ title: 'Bamboo Play' });
});

test('§2 sold out is the first flag of a card', () => {
  expect(stickerOf({ flags: ['new', 'soldOut'] }, t)?.variant).toBe('soldOut');
});

const run = { firstDate: '2026-11-09', lastDate: '2027-01-31', nextPerformanceAt: null };

test('the days of a card have their weekdays, in Chinese in brackets, so that Monday is not a dash', () => {
  const chinese = { lang: 'zh_hk', t: createTranslate('zh_hk', { common }) } as const;
  expect(cardDays(run, { ...chinese, format: createFormat('zh_hk') })).toEqual(['11.09（一）', '至 1.31（日）']);
  const english = { lang: 'en_us', t: createTranslate('en_us', { common: commonInEnglish }) } as const;
  expect(cardDays(run, { ...english, format: createFormat('en_us') })).toEqual(['Mon 9 Nov –', 'Sun 31 Jan']);
  expect(cardDays({ ...run, lastDate: run.firstDate }, { ...english, format: createFormat('en_us') })).toEqual([
    'Mon 9 Nov',
  ]);
});

test('the next day of an event is that of its next performance; sold out, a day that is not past', () => {
  expect(nextDay({ ...run, nextPerformanceAt: '2026-11-24T16:30:00.000Z' }, '2026-11-22')).toBe('2026-11-25');
  expect(nextDay(run, '2026-11-22')).toBe('2027-01-31');
  expect(nextDay(run, '2026-11-01')).toBe('2026-11-09');
});
