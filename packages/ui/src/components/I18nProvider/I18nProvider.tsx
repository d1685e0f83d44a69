import type { ReactNode } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale, languageOf } from '../../private/locale.js';
import { WordsProvider } from './WordsProvider.js';
import type { Words } from './words.js';

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
  const language = languageOf(locale);
  const fitting = words?.find((each) => languageOf(each.locale) === language);
  return (
    <WordsProvider locale={locale} words={fitting ?? words?.[0]}>
      <AriaI18nProvider locale={ariaLocale(locale)}>{children}</AriaI18nProvider>
    </WordsProvider>
  );
}
