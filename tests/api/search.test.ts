import { filterHistory, filterWishes, type Lang, type TransactionSummary, type WishListItem } from '@first-gong/domain';
import { findQuestions, loadContent } from '@first-gong/i18n/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { friday, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ now: () => friday });
}, 60_000);
afterAll(() => shop.close());

const orders = [
  { transactionNumber: 'FG-1001', events: [{ title: '管風琴「午間場」', venue: '香港文化中心音樂廳' }] },
  { transactionNumber: 'FG-1002', events: [{ title: 'Matinée “Jellyfish”', venue: 'Kwai Tsing Theatre' }] },
  { transactionNumber: 'FG-1003', events: [{ title: '籠屋裡的鯨魚', venue: '啟德體藝館' }] },
].map((order) => ({ ...order, placedAt: '2026-11-01T00:00:00.000Z' })) as unknown as TransactionSummary[];
const wishes = orders.map(({ events: [event] }) => ({ event, ticketType: 'A' })) as unknown as WishListItem[];

/** The first result by kind of search. */
const firstOf = {
  async listing(q: string, lang: Lang) {
    return (await shop.call('eventList', { query: { q }, lang }))[0]?.title;
  },
  async suggestions(q: string, lang: Lang) {
    return (await shop.call('searchSuggestions', { query: { q }, lang })).suggestions[0]?.text;
  },
  async past(q: string, lang: Lang) {
    return (await shop.call('passEventList', { query: { q }, lang }))[0]?.title;
  },
  async boxOffices(q: string, lang: Lang) {
    return (await shop.call('boxOfficeSearch', { query: { q }, lang }))[0]?.name;
  },
  async kiosks(q: string, lang: Lang) {
    return (await shop.call('kioskSearch', { query: { q }, lang }))[0]?.name;
  },
  async questions(q: string, lang: Lang) {
    const [section] = findQuestions((await loadContent(lang, 'faq')).sections, q);
    return section?.blocks[0]?.kind === 'question' ? section.blocks[0].id : undefined;
  },
  async history(q: string) {
    return filterHistory(orders, { q, period: 'all' }, '2026-11-20T00:00:00.000Z')[0]?.events[0]?.title;
  },
  async wishes(q: string) {
    return filterWishes(wishes, q)[0]?.event.title;
  },
};

/** No result. */
const none = undefined;

/** Searches with their first result. */
const rows: readonly (readonly [where: keyof typeof firstOf, lang: Lang, words: string, first: string | undefined])[] =
  [
    ['listing', 'zh_hk', '《管風琴午間場》', '管風琴午間場'],
    ['listing', 'zh_cn', '「管風琴午間場」', '管风琴午间场'],
    ['listing', 'en_us', '“Organ at Noon”', 'Organ at Noon'],
    ['listing', 'en_us', 'organ, noon!', 'Organ at Noon'],
    ['listing', 'zh_hk', '「紅館」', '霓虹雨'],
    ['listing', 'zh_hk', '紅\u200b館', '霓虹雨'],
    ['listing', 'zh_hk', '籠屋裏的鯨魚', '籠屋裡的鯨魚'],
    ['listing', 'zh_hk', '籠屋裡的鯨魚', '籠屋裡的鯨魚'],
    ['listing', 'zh_cn', '笼屋里的鲸鱼', '笼屋里的鲸鱼'],
    ['listing', 'en_us', 'Sha Tin', 'Lunchtime Strings'],
    ['listing', 'en_us', 'Mo Chuk-hin', 'Bamboo Play'],
    ['listing', 'en_us', 'mo chuk hin', 'Bamboo Play'],
    ['listing', 'en_us', 'archive matinee', 'Archive Matinée'],
    ['listing', 'en_us', 'ARCHIVE MATINE\u0301E', 'Archive Matinée'],
    ['listing', 'en_us', 'ｌｏｕｄ　ｓｅａ', 'Loud Sea'],
    ['listing', 'en_us', 'Love Letters Sham Shui Po', 'Love Letters, Sham Shui Po'],
    ['listing', 'en_us', 'colisuem', 'Neon Rain'],
    ['listing', 'en_us', '？？？', none],
    ['suggestions', 'zh_hk', '《管風琴', '管風琴小耳朵'],
    ['suggestions', 'zh_hk', '「紅館」', '香港體育館（紅館）'],
    ['suggestions', 'en_us', '“Half Moon”', 'Half Moon'],
    ['suggestions', 'en_us', 'Sha Tin', 'Sha Tin Town Hall'],
    ['suggestions', 'en_us', 'half\u2060 moon', 'Half Moon'],
    ['suggestions', 'zh_cn', '字裏行間', '字里行间'],
    ['suggestions', 'zh_hk', '字里行間', '字裡行間'],
    ['suggestions', 'zh_hk', '啓德', '啟德舊跑道來回'],
    ['past', 'zh_hk', '《獅子山回聲》', '獅子山回聲'],
    ['past', 'en_us', '“Echoes under Lion Rock”', 'Echoes under Lion Rock'],
    ['past', 'zh_hk', '狮子山回声', '獅子山回聲'],
    ['past', 'en_us', 'Sha Tin', 'The Sleepy Dragon'],
    ['past', 'en_us', 'lion\u200d rock?', 'Lion Rock, Live'],
    ['boxOffices', 'en_us', 'Sha Tin', 'Sha Tin Town Hall'],
    ['boxOffices', 'en_us', 'sha-tin', 'Sha Tin Town Hall'],
    ['boxOffices', 'zh_hk', '「紅館」', '香港體育館（紅館）'],
    ['boxOffices', 'zh_hk', '（沙田）', '沙田大會堂'],
    ['boxOffices', 'zh_cn', '沙田大会堂？', '沙田大会堂'],
    ['boxOffices', 'en_us', '“Coliseum”', 'Hong Kong Coliseum'],
    ['boxOffices', 'en_us', 'Tsim Sha Tsui', 'Hong Kong Cultural Centre'],
    ['boxOffices', 'en_us', '...', none],
    ['kiosks', 'en_us', 'Sha Tin', 'Sha Tin Town Hall'],
    ['kiosks', 'en_us', 'SHA\u00a0TIN', 'Sha Tin Town Hall'],
    ['kiosks', 'zh_hk', '《觀塘》', '東九文化中心'],
    ['kiosks', 'zh_hk', '观\u200b塘', '東九文化中心'],
    ['kiosks', 'en_us', '"Kwun Tong"', 'East Kowloon Cultural Centre'],
    ['questions', 'en_us', '"refund?"', 'cancel'],
    ['questions', 'en_us', 'refund', 'cancel'],
    ['questions', 'zh_hk', '退款？', 'cancel'],
    ['questions', 'zh_hk', '「退款」', 'cancel'],
    ['questions', 'zh_hk', '哪裏', 'where'],
    ['questions', 'zh_hk', '哪裡', 'where'],
    ['questions', 'en_us', 'eticket', 'where'],
    ['questions', 'en_us', 'e-ticket', 'whyMember'],
    ['questions', 'zh_cn', '密\u2060码', 'activation'],
    ['history', 'zh_hk', '《管風琴午間場》', '管風琴「午間場」'],
    ['history', 'en_us', '"jellyfish"', 'Matinée “Jellyfish”'],
    ['history', 'en_us', 'matinee', 'Matinée “Jellyfish”'],
    ['history', 'en_us', 'fg1003', '籠屋裡的鯨魚'],
    ['history', 'zh_hk', '籠屋裏', '籠屋裡的鯨魚'],
    ['wishes', 'zh_hk', '「午間場」', '管風琴「午間場」'],
    ['wishes', 'en_us', 'Jelly\u200bfish?', 'Matinée “Jellyfish”'],
    ['wishes', 'zh_hk', '啓德 籠屋里', '籠屋裡的鯨魚'],
    ['wishes', 'en_us', '!!!', none],
  ];

describe('§1, §2 every search ignores marks and characters without width, and names with whole words are first', () => {
  test.each(rows)('%s, %s: %s', async (where, lang, words, first) => {
    expect(await firstOf[where](words, lang)).toBe(first);
  });
});
