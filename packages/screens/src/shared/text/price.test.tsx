import { createPageFormat, createTranslate } from '@first-gong/i18n';
import { words as common } from '@first-gong/i18n/areas/common/en_us';
import { expect, test } from 'vitest';
import { priceText } from './price.js';

const text = { lang: 'en_us', t: createTranslate('en_us', { common }), format: createPageFormat('en_us') } as const;

test('nothing is free for HK$0: it is free', () => {
  expect(priceText(text, 18_000, 38_000)).toBe('HK$180–380');
  expect(priceText(text, 0, 6_000)).toBe('Free–HK$60');
  expect(priceText(text, 0)).toBe('Free');
});
