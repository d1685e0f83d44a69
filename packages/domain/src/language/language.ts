/** Site languages (spec §1), in the order of the switcher. */
export const langs = ['en_us', 'zh_hk', 'zh_cn'] as const;
export type Lang = (typeof langs)[number];

/** Traditional Chinese, for Hong Kong and Taiwan (spec §1). */
export const defaultLang: Lang = 'zh_hk';

/** Locale parameter of calls by language (spec §7; zh_TW by default). */
export const locales = { en_us: 'en_US', zh_hk: 'zh_TW', zh_cn: 'zh_CN' } as const;

/** Values of the `lang` attribute. */
export const htmlLangs = { en_us: 'en-HK', zh_hk: 'zh-Hant-HK', zh_cn: 'zh-Hans' } as const;

/** Language and script without region. Selects the fonts of posters. */
export const scriptLangs = { en_us: 'en', zh_hk: 'zh-Hant', zh_cn: 'zh-Hans' } as const;

/** One text in the three languages. */
export type Text3 = Record<Lang, string>;

const traditionalRegions = ['hk', 'tw', 'mo'];
const simplifiedRegions = ['cn', 'sg', 'my'];

/** Codes of Chinese: macrolanguage, Mandarin, Cantonese, Wu, Min Nan, Hakka (ISO 639-3). */
const chineseLanguages = ['zh', 'cmn', 'yue', 'wuu', 'nan', 'hak'];

/**
 * The site language of a tag or locale, such as `zh_TW` or `zh-Hant`, or null. The script takes precedence over the
 * region; plain Chinese is Traditional (spec §1).
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

/** The language of a locale such as `zh_TW`, or null (spec §7). */
export const langFromLocale = (locale: string | null | undefined): Lang | null => parseLang(locale);

/** The preferred site language of an Accept-Language header or comma-separated tags, or null. */
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

/** Sources of the site language. Unknown values are ignored. */
export interface LangSources {
  /** `lang` query parameter. */
  query?: string | null;
  /** Language cookie. */
  cookie?: string | null;
  /** URL path. */
  path?: string | null;
  /** Locale cookie, such as `zh_TW`. */
  localeCookie?: string | null;
  /** Accept-Language or `navigator.languages.join()`. */
  acceptLanguage?: string | null;
}

/** Chooses the site language by the priority of spec §2: query, cookie, path, locale cookie, browser, default. */
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

/** Splits the language prefix off a path; `lang` is null without one. `/zh-hk` counts as `/zh_hk` (spec §2 Routes). */
export function splitLangPath(path: string): { lang: Lang | null; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const prefix = first.toLowerCase().replace('-', '_');
  const lang = langs.find((known) => known === prefix) ?? null;
  return lang === null ? { lang, path } : { lang, path: rest || '/' };
}

/**
 * The URL of a path in a language: with prefix, without the `lang` parameter (spec §2).
 * @param path may have a prefix, which is replaced
 * @param search query string, with or without `?`; other parameters are kept
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
