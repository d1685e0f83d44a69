import type { ReactNode } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale, languageOf } from '../../private/locale.js';
import { WordsProvider } from '../WordsProvider/index.js';
import type { Words } from './words.js';

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
  const language = languageOf(locale);
  const fitting = words?.find((each) => languageOf(each.locale) === language);
  return (
    <WordsProvider locale={locale} words={fitting ?? words?.[0]}>
      <AriaI18nProvider locale={ariaLocale(locale)}>{children}</AriaI18nProvider>
    </WordsProvider>
  );
}
