import { groups, type Lang, langs } from '@first-gong/domain';
import { words as en_us } from '@first-gong/i18n/areas/home/en_us';
import { words as zh_cn } from '@first-gong/i18n/areas/home/zh_cn';
import { words as zh_hk } from '@first-gong/i18n/areas/home/zh_hk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const names = { en_us, zh_hk, zh_cn };
const found = (query: Record<string, string>, lang: Lang) => shop.call('eventList', { query, lang });

test.each(groups)(
  '§1 the events of the group %s are found by address, with a count, and by its name',
  async (group) => {
    const { counts } = await shop.call('listingCounts');
    const events = await found({ group }, 'en_us');
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map((event) => event.group))).toEqual(new Set([group]));
    expect(counts.group?.[group]).toBeGreaterThanOrEqual(events.length);
    for (const lang of langs) {
      const word = names[lang][`group_${group}`];
      const [first] = await found({ q: word, group }, lang);
      expect(first?.group).toBe(group);
    }
  },
);

test('§1 a group that is none leaves the list as it is', async () => {
  expect(await found({ group: 'circus' }, 'zh_hk')).toEqual(await found({}, 'zh_hk'));
});
