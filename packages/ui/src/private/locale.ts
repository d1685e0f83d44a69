/** Language and script of a locale: `zh-Hant` of `zh-HK`, `en-Latn` of `en`. */
export function languageOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  return `${language}-${script}`;
}

/**
 * The locale for React Aria. It knows Chinese as `zh-TW` and `zh-CN` alone, and would show Simplified words for `zh-HK`.
 * With `zh-TW` the year of a typed date comes first, as in all Chinese.
 */
export const ariaLocale = (locale: string): string =>
  ({ 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' })[languageOf(locale)] ?? locale;
