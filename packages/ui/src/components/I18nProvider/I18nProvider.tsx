import { type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale, languageOf } from '../../private/locale.js';
import { I18nContext } from '../../private/words.js';
import type { I18n, Words } from './words.js';

export interface I18nProviderProps {
  /** BCP 47: `en-HK`, `zh-HK`, `zh-CN`. It sets the order of day, month and year and the words of React Aria, too. */
  locale: string;
  /**
   * Ready-made words. Those of the locale's language and script are used, and the first where none are, so a list of one
   * is always used. @default none: each component needs its words
   */
  words?: readonly Words[] | undefined;
  children: ReactNode;
}

/** Language of the components inside: the locale of dates, and the words that no component has to be given. */
export function I18nProvider({ locale, words, children }: I18nProviderProps) {
  const value = useMemo(() => {
    const language = languageOf(locale);
    const fitting = words?.find((each) => languageOf(each.locale) === language);
    return { locale, words: fitting ?? words?.[0] };
  }, [locale, words]);
  return (
    <I18nContext value={value}>
      <AriaI18nProvider locale={ariaLocale(locale)}>{children}</AriaI18nProvider>
    </I18nContext>
  );
}

/** Locale and ready-made words of the provider around a component, for those that take their words as props alone. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n finds no language. Put I18nProvider of @first-gong/ui around the app.');
  return i18n;
}
