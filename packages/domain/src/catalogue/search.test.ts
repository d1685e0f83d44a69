import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNormalizer, hongKongVariants, variantPairs } from './search.js';

const fold = createNormalizer([['開', '开'], ['鑼', '锣'], ...hongKongVariants]);

describe('§1 a search is folded like the texts', () => {
  test.each([
    ['small and capital letters', 'THEATRE', 'theatre'],
    ['letters with and without accents', 'Matinée', 'matinee'],
    ['an accent that is a character of its own', 'Matine\u0301e', 'matinee'],
    ['full-width letters', 'Ｈａｌｆ', 'half'],
    ['Traditional and Simplified characters', '開鑼', '开锣'],
    ['a character that Hong Kong writes two ways', '啓德', '启德'],
  ])('%s are equal', (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test('without pairs the scripts are not equal', () => {
    const plain = createNormalizer();
    expect(plain('開鑼')).not.toBe(plain('开锣'));
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test('no variant is the Simplified form of another', () => {
    const variants: string[] = hongKongVariants.map(([variant]) => variant);
    expect(hongKongVariants.filter(([, simplified]) => variants.includes(simplified))).toEqual([]);
  });
});

describe('pairs of characters are learnt from texts in both scripts', () => {
  test('different characters at the same index are a pair', () => {
    expect(variantPairs([{ zh_hk: '籠屋裡的鯨魚', zh_cn: '笼屋里的鲸鱼' }])).toEqual([
      ['籠', '笼'],
      ['裡', '里'],
      ['鯨', '鲸'],
      ['魚', '鱼'],
    ]);
  });

  test('texts of different length give no pairs', () => {
    expect(variantPairs([{ zh_hk: '的士', zh_cn: '出租车' }])).toEqual([]);
  });

  test('when the scripts use different words, the most frequent counterpart wins', () => {
    const pairs = variantPairs([
      { zh_hk: '線上', zh_cn: '网上' },
      { zh_hk: '線條', zh_cn: '线条' },
      { zh_hk: '路線', zh_cn: '路线' },
    ]);
    expect(new Map(pairs).get('線')).toBe('线');
  });

  test('Latin letters and punctuation are ignored', () => {
    expect(variantPairs([{ zh_hk: '「A」', zh_cn: '“B”' }])).toEqual([]);
  });
});
