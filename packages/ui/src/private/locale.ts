/** Language and script of a locale: `zh-Hant` of `zh-HK`, `en-Latn` of `en`. */
export function languageOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  return `${language}-${script}`;
}

/**
 * The locale for React Aria, which has texts for `zh-TW` and `zh-CN` only. Otherwise `zh-HK` would get Simplified
 * texts.
 */
export const ariaLocale = (locale: string): string =>
  ({ 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' })[languageOf(locale)] ?? locale;
