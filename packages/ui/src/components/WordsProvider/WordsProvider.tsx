import { type ReactNode, useMemo } from 'react';
import { I18nContext } from '../../private/words.js';
import type { Words } from '../I18nProvider/words.js';

export interface WordsProviderProps {
  /** BCP 47, for the dates inside: `en-HK`, `zh-HK`, `zh-CN`. */
  locale: string;
  /** The words of the components that the page has. @default none: each component needs its words */
  words?: Partial<Words> | undefined;
  children: ReactNode;
}

/** Gives the components inside words that an app has loaded itself, and leaves React Aria out of the page. */
export function WordsProvider({ locale, words, children }: WordsProviderProps) {
  const i18n = useMemo(() => ({ locale, words }), [locale, words]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}
