import { fontSizes, themes } from '@first-gong/domain';
import { createTranslate } from '@first-gong/i18n';
import { words as common } from '@first-gong/i18n/areas/common/zh_hk';
import { themeNames } from '@first-gong/ui/themes';
import { expect, test } from 'vitest';
import { storyChrome } from '../story/index.js';
import { displayPreferences } from './display.js';

const t = createTranslate('zh_hk', { common });

const preferences = displayPreferences(
  storyChrome('zh_hk', { path: '/Events.html?q=whale&theme=night&lang=zh_hk&page=2', theme: 'bw' }),
  t,
  {},
);

test('§2 every language of the same page is one link away, and the link carries the choice', () => {
  expect(preferences.language.links.map(({ href }) => href)).toEqual([
    '/en_us/Events.html?q=whale&theme=night&lang=en_us&page=2',
    '/zh_hk/Events.html?q=whale&theme=night&lang=zh_hk&page=2',
    '/zh_cn/Events.html?q=whale&theme=night&lang=zh_cn&page=2',
  ]);
});

test('§2 a page without a query has the language as its query', () => {
  const { language } = displayPreferences(storyChrome('en_us', { path: '/Login.html' }), t, {});
  expect(language.links[1]?.href).toBe('/zh_hk/Login.html?lang=zh_hk');
});

test('§2 choosing a theme keeps the query and forgets what the address says about display', () => {
  expect(preferences.action).toBe('/zh_hk/Events.html');
  expect(preferences.query).toEqual([
    ['q', 'whale'],
    ['page', '2'],
  ]);
});

test('§9 offers every size and every theme of the specification, in its order, with the current theme as value', () => {
  expect(preferences.textSize.options.map(({ value }) => value)).toEqual(fontSizes.map(String));
  expect(preferences.theme.options.map(({ value }) => value)).toEqual(themes);
  expect(preferences.theme.value).toBe('bw');
});

test('§9 the component library has every theme of the specification, and no other', () => {
  expect([...themeNames].sort()).toEqual([...themes].sort());
});
