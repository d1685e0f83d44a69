import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFold, matches, variantPairs } from './search.js';

const fold = createFold([
  ['開', '开'],
  ['鑼', '锣'],
  ['劇', '剧'],
]);

describe('§2 visitors search events', () => {
  test.each([
    ['Half Island THEATRE', 'theatre half'],
    ['Ｈａｌｆ Island', 'half'],
    ['開鑼之夜', '开锣'],
    ['开锣之夜', '開鑼'],
    ['半島劇社 大坑劇院', '大坑 剧社'],
    ['anything', ''],
  ])('"%s" is found by "%s"', (text, query) => {
    expect(matches(fold(text), fold(query))).toBe(true);
  });

  test('every word of the search must occur', () => {
    expect(matches(fold('Half Island Theatre'), fold('half opera'))).toBe(false);
  });

  test('without a table the scripts stay apart', () => {
    const plain = createFold();
    expect(matches(plain('開鑼'), plain('开锣'))).toBe(false);
  });

  test('a text is found by any part of it, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
        expect(matches(fold(before) + fold(part) + fold(after), fold(part))).toBe(true);
        expect(fold(fold(part))).toBe(fold(part));
      }),
    );
  });
});

describe('characters of both scripts are learnt from texts written in both', () => {
  test('characters in the same place belong together, and those that are the same are left out', () => {
    expect(variantPairs([{ zh_hk: '籠屋裡的鯨魚', zh_cn: '笼屋里的鲸鱼' }])).toEqual([
      ['籠', '笼'],
      ['裡', '里'],
      ['鯨', '鲸'],
      ['魚', '鱼'],
    ]);
  });

  test('texts of different length teach nothing', () => {
    expect(variantPairs([{ zh_hk: '的士', zh_cn: '出租车' }])).toEqual([]);
  });

  test('where the scripts use different words, the counterpart seen most often wins', () => {
    const pairs = variantPairs([
      { zh_hk: '線上', zh_cn: '网上' },
      { zh_hk: '線條', zh_cn: '线条' },
      { zh_hk: '路線', zh_cn: '路线' },
    ]);
    expect(new Map(pairs).get('線')).toBe('线');
  });

  test('Latin letters and marks are no characters of a script', () => {
    expect(variantPairs([{ zh_hk: '「A」', zh_cn: '“B”' }])).toEqual([]);
  });
});
