/** Site languages (spec §1) in the order the switcher shows them. */
export const langs = ['en_us', 'zh_hk', 'zh_cn'] as const;
export type Lang = (typeof langs)[number];

/** Traditional Chinese, for Hong Kong and Taiwan (spec §1). */
export const defaultLang: Lang = 'zh_hk';

/** The locale in the query of a call (spec §7; the default is zh_TW). */
export const locales = { en_us: 'en_US', zh_hk: 'zh_TW', zh_cn: 'zh_CN' } as const;

/** The value of the html element's `lang`. */
export const htmlLangs = { en_us: 'en-HK', zh_hk: 'zh-Hant-HK', zh_cn: 'zh-Hans' } as const;

/** The script of a language without a region. The type of posters depends on it. */
export const scriptLangs = { en_us: 'en', zh_hk: 'zh-Hant', zh_cn: 'zh-Hans' } as const;

/** One text in the three languages. */
export type Text3 = Record<Lang, string>;

const traditionalRegions = ['hk', 'tw', 'mo'];
const simplifiedRegions = ['cn', 'sg', 'my'];

/** Chinese, and its languages by their own codes: Mandarin, Cantonese, Wu, Min Nan, Hakka (ISO 639-3). */
const chineseLanguages = ['zh', 'cmn', 'yue', 'wuu', 'nan', 'hak'];

/**
 * The site language of a language tag or locale, or null. Reads `zh_TW`, `zh-Hant`, `en-GB` and `zh_cn` in upper or
 * lower case, with hyphens or underscores. The script decides before the region. Chinese without script and region is
 * Traditional, the default (spec §1).
 */
export function parseLang(text: string | null | undefined): Lang | null {
  const [language, ...rest] = (text ?? '').trim().toLowerCase().split(/[-_]/);
  if (language === 'en') return 'en_us';
  if (!chineseLanguages.includes(language ?? '')) return null;
  if (rest.includes('hant')) return 'zh_hk';
  if (rest.includes('hans')) return 'zh_cn';
  if (rest.some((part) => traditionalRegions.includes(part))) return 'zh_hk';
  return rest.some((part) => simplifiedRegions.includes(part)) ? 'zh_cn' : defaultLang;
}

/** The language of a locale such as `zh_TW` (spec §7), or null. */
export const langFromLocale = (locale: string | null | undefined): Lang | null => parseLang(locale);

/** The best site language of an Accept-Language header or a comma-separated list of tags, or null. */
export function langFromAcceptLanguage(header: string | null | undefined): Lang | null {
  const candidates = (header ?? '').split(',').map((entry, order) => {
    const [tag, ...parameters] = entry.split(';');
    const q = parameters.map((parameter) => /^\s*q=(.+)$/.exec(parameter)?.[1]).find((value) => value !== undefined);
    return { lang: parseLang(tag), weight: q === undefined ? 1 : Number(q) || 0, order };
  });
  const [best] = candidates
    .filter(({ lang, weight }) => lang !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  return best?.lang ?? null;
}

/** Every place that may name a language. The next one decides where a place is empty or names an unknown language. */
export interface LangSources {
  /** The `lang` query parameter. */
  query?: string | null;
  /** The language cookie. */
  cookie?: string | null;
  /** The URL path, with or without a language prefix. */
  path?: string | null;
  /** The locale cookie, such as `zh_TW`. */
  localeCookie?: string | null;
  /** The browser's languages, as Accept-Language or `navigator.languages.join()`. */
  acceptLanguage?: string | null;
}

/** The site language, in the order of spec §2: query, cookie, URL path, locale cookie, browser, default. */
export function chooseLang({ query, cookie, path, localeCookie, acceptLanguage }: LangSources): Lang {
  return (
    parseLang(query) ??
    parseLang(cookie) ??
    splitLangPath(path ?? '').lang ??
    langFromLocale(localeCookie) ??
    langFromAcceptLanguage(acceptLanguage) ??
    defaultLang
  );
}

/** A path without its language prefix, and the language, or null. `/zh-hk` counts as `/zh_hk` (spec §2 Routes). */
export function splitLangPath(path: string): { lang: Lang | null; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const prefix = first.toLowerCase().replace('-', '_');
  const lang = langs.find((known) => known === prefix) ?? null;
  return lang === null ? { lang, path } : { lang, path: rest || '/' };
}

/**
 * The address of a path in a language: with the language prefix and without the `lang` parameter (spec §2).
 * @param path with or without a language prefix. Another prefix is replaced.
 * @param search the query string, with or without its question mark. All parameters but `lang` stay unchanged.
 */
export function langUrl(lang: Lang, path: string, search = ''): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair !== 'lang' && !pair.startsWith('lang='))
    .join('&');
  const bare = splitLangPath(path).path;
  return `/${lang}${bare.startsWith('/') ? bare : `/${bare}`}${kept && `?${kept}`}`;
}
