import { type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale, languageOf } from '../../private/locale.js';
import { I18nContext } from '../../private/words.js';
import type { I18n, Words } from './words.js';

export interface I18nProviderProps {
  /** BCP 47: `en-HK`, `zh-HK`, `zh-CN`. Also sets the order of dates and React Aria's texts. */
  locale: string;
  /**
   * Ready-made texts. Selected by language and script of the locale, otherwise the first.
   * @default none: each component needs its texts
   */
  words?: readonly Words[] | undefined;
  children: ReactNode;
}

/** Language of the components inside: locale and ready-made texts. */
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

/** Locale and ready-made texts of the nearest provider. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n finds no language. Put I18nProvider of @first-gong/ui around the app.');
  return i18n;
}
