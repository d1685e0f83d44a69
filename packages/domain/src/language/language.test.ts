import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseLang,
  type LangSources,
  langFromAcceptLanguage,
  langFromLocale,
  langs,
  langUrl,
  locales,
  parseLang,
  splitLangPath,
} from './language.js';

describe('§2 a language is recognised in any of its spellings', () => {
  test.each([
    ['en_us', 'en_us'],
    ['EN-US', 'en_us'],
    ['en', 'en_us'],
    ['en-GB', 'en_us'],
    ['zh_hk', 'zh_hk'],
    ['zh-HK', 'zh_hk'],
    ['zh_TW', 'zh_hk'],
    ['zh-MO', 'zh_hk'],
    ['zh-Hant', 'zh_hk'],
    ['zh-Hant-CN', 'zh_hk'],
    ['zh', 'zh_hk'],
    ['yue', 'zh_hk'],
    ['zh_cn', 'zh_cn'],
    ['zh-Hans', 'zh_cn'],
    ['zh-Hans-HK', 'zh_cn'],
    ['zh-SG', 'zh_cn'],
    ['cmn-Hans-CN', 'zh_cn'],
    ['cmn-CN', 'zh_cn'],
    ['cmn-Hant-TW', 'zh_hk'],
    ['zh-cmn-Hans-CN', 'zh_cn'],
    ['wuu-CN', 'zh_cn'],
    ['nan-TW', 'zh_hk'],
    ['hak', 'zh_hk'],
  ])('%s is %s', (text, lang) => {
    expect(parseLang(text)).toBe(lang);
  });

  test.each(['', 'fr', 'english', 'zhuang', '*', null, undefined])('%s is no language of the site', (text) => {
    expect(parseLang(text)).toBeNull();
  });

  test('§7 every locale leads back to its language', () => {
    for (const lang of langs) expect(langFromLocale(locales[lang])).toBe(lang);
  });
});

describe('§2 the language is taken from query, cookie, path, locale cookie, browser, default', () => {
  const all: LangSources = {
    query: 'en_us',
    cookie: 'zh_cn',
    path: '/zh_hk/Events.html',
    localeCookie: 'en_US',
    acceptLanguage: 'zh-CN',
  };

  test.each([
    ['the query', {}, 'en_us'],
    ['the cookie', { query: undefined }, 'zh_cn'],
    ['the path', { query: undefined, cookie: undefined }, 'zh_hk'],
    ['the locale cookie', { query: undefined, cookie: undefined, path: '/Events.html' }, 'en_us'],
    ['the browser', { query: null, cookie: null, path: null, localeCookie: null }, 'zh_cn'],
  ] as const)('%s decides when nothing before it does', (_, missing, lang) => {
    expect(chooseLang({ ...all, ...missing })).toBe(lang);
  });

  test('Traditional Chinese is the default', () => {
    expect(chooseLang({})).toBe('zh_hk');
    expect(chooseLang({ acceptLanguage: 'fr-FR, ja;q=0.8' })).toBe('zh_hk');
  });

  test('an unknown language is ignored', () => {
    expect(chooseLang({ ...all, query: 'klingon', cookie: '' })).toBe('zh_hk');
  });

  test('every combination of sources gives a language of the site', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.constantFrom('zh-TW;q=0.1', 'en;q=x', '/zh-cn', 'lang=')));
    const sources = fc.record({ query: text, cookie: text, path: text, localeCookie: text, acceptLanguage: text });
    fc.assert(fc.property(sources, (asked) => langs.includes(chooseLang(asked))));
  });
});

describe('§2 the browser’s languages', () => {
  test.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh_cn'],
    ['fr;q=1, en;q=0.4, zh-TW;q=0.7', 'zh_hk'],
    ['en-US , zh-TW', 'en_us'],
    ['en;q=0, zh-CN', 'zh_cn'],
  ])('%s prefers %s', (header, lang) => {
    expect(langFromAcceptLanguage(header)).toBe(lang);
  });
});

describe('§2 every route exists under a language prefix', () => {
  test.each([
    ['/zh_hk/Events.html', 'zh_hk', '/Events.html'],
    ['/en-us', 'en_us', '/'],
    ['/zh_CN/', 'zh_cn', '/'],
    ['/en_us/Member/TxnHistory.html', 'en_us', '/Member/TxnHistory.html'],
    ['/Events.html', null, '/Events.html'],
    ['/zh_hkx/Events.html', null, '/zh_hkx/Events.html'],
    ['/en/Events.html', null, '/en/Events.html'],
    ['/', null, '/'],
    ['', null, ''],
  ])('%s', (prefixed, lang, path) => {
    expect(splitLangPath(prefixed)).toEqual({ lang, path });
  });

  test.each([
    ['en_us', '/Events.html', '?lang=en_us', '/en_us/Events.html'],
    ['en_us', '/zh-hk/Events.html', '', '/en_us/Events.html'],
    ['zh_cn', '/Events.html', 'q=a%26b&lang=zh_cn&page=2', '/zh_cn/Events.html?q=a%26b&page=2'],
    ['zh_hk', '/', '?lang', '/zh_hk/'],
    ['zh_hk', 'Login.html', '?language=x', '/zh_hk/Login.html?language=x'],
  ] as const)('in %s %s%s is rewritten to %s', (lang, path, search, url) => {
    expect(langUrl(lang, path, search)).toBe(url);
  });

  test('a rewritten address stays on the site, and rewriting it again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...langs), fc.webPath(), (lang, path) => {
        const url = langUrl(lang, path);
        expect(url.startsWith(`/${lang}/`)).toBe(true);
        expect(langUrl(lang, url)).toBe(url);
      }),
    );
  });
});
