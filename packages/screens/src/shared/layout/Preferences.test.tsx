import { fontSizes, themes } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { themes as libraryThemes, themeNames } from '@first-gong/ui/themes';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { storyChrome } from '../story/index.js';
import { TextProvider } from '../text/index.js';
import type { Chrome } from './chrome.js';
import { Preferences, type PreferencesProps } from './Preferences.js';

const words = { en_us: await loadAllWords('en_us'), zh_hk: await loadAllWords('zh_hk') };

/** The server's HTML. */
const pageOf = (lang: keyof typeof words, changes: Partial<Chrome>, variant?: PreferencesProps['variant']) =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(
      <TextProvider lang={lang} words={words[lang]}>
        <Preferences chrome={storyChrome(lang, changes)} {...(variant && { variant })} />
      </TextProvider>,
    ),
    'text/html',
  );
const linksOf = (page: Document) => [...page.querySelectorAll('a')];
const valuesOf = (page: Document, name: string) =>
  [...page.querySelectorAll<HTMLButtonElement>(`button[name="${name}"]`)].map(({ value }) => value);

const page = pageOf('zh_hk', { path: '/Events.html?q=whale&theme=night&lang=zh_hk&page=2', theme: 'bw', fontSize: 18 });

test('§2 every language of the same page is one link away, and the link carries the choice', () => {
  expect(linksOf(page).map((link) => link.getAttribute('href'))).toEqual([
    '/en_us/Events.html?q=whale&theme=night&lang=en_us&page=2',
    '/zh_hk/Events.html?q=whale&theme=night&lang=zh_hk&page=2',
    '/zh_cn/Events.html?q=whale&theme=night&lang=zh_cn&page=2',
  ]);
});

test('§2 a page without a query has the language as its query', () => {
  expect(linksOf(pageOf('en_us', { path: '/Login.html' }))[1]?.getAttribute('href')).toBe(
    '/zh_hk/Login.html?lang=zh_hk',
  );
});

describe.each(['panel', 'bar'] as const)('the %s', (variant) => {
  test('§2 each language has its own name and lang, and only that of the page is current', () => {
    const links = linksOf(pageOf('zh_hk', {}, variant));
    expect(links.map(({ lang, hreflang }) => [lang, hreflang])).toEqual(
      ['en', 'zh-Hant', 'zh-Hans'].map((tag) => [tag, tag]),
    );
    expect(links[1]?.textContent).toMatch(/繁體中文$/);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });
});

test('the bar shows short names', () => {
  expect(linksOf(pageOf('zh_hk', {}, 'bar'))[0]?.textContent).toBe('EN English');
});

test('§2 people can choose a theme without script; the page keeps its query and forgets what it says about display', () => {
  const form = page.querySelector('form');
  const night = form?.querySelector<HTMLButtonElement>('button[value="night"]');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/zh_hk/Events.html', 'get']);
  expect(night?.type).toBe('submit');
  const kept = [...page.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  expect(kept.map(({ name, value }) => [name, value])).toEqual([
    ['q', 'whale'],
    ['page', '2'],
  ]);
});

test('§9 offers every size and every theme of the specification, in its order, with the current ones pressed', () => {
  expect(valuesOf(page, 'fontSize')).toEqual(fontSizes.map(String));
  expect(valuesOf(page, 'theme')).toEqual(themes);
  const pressed = [...page.querySelectorAll<HTMLButtonElement>('[aria-pressed="true"]')];
  expect(pressed.map(({ value }) => value)).toEqual(['18', 'bw']);
});

test('every theme has its picture', () => {
  const pictures = [...page.querySelectorAll('button[name="theme"] > span:first-child')].map((part) => part.className);
  expect(new Set(pictures).size).toBe(new Set(themeNames.map((name) => libraryThemes[name].picture)).size);
});

test('§9 the component library has every theme of the specification, and no other', () => {
  expect([...themeNames].sort()).toEqual([...themes].sort());
});
