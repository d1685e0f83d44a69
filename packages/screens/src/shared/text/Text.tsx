import { htmlLangs, type Lang } from '@first-gong/domain';
import {
  type Area,
  createPageFormat,
  createTranslate,
  type Format,
  type LoadedWords,
  type Translate,
} from '@first-gong/i18n';
import type { Words } from '@first-gong/ui/I18nProvider';
import { WordsProvider } from '@first-gong/ui/WordsProvider';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Text of some areas and of `common`, with the language's formats. */
export interface Text<Areas extends Area = never> {
  lang: Lang;
  t: Translate<Areas | 'common'>;
  format: Format;
}

interface TextContextValue extends Text<Area> {
  words: LoadedWords;
  ready: Partial<Words> | undefined;
}

/** Strings that library components always show. A screen passes those that depend on its data. */
const readyWords = (t: Translate<'common' | 'event'>, { event }: LoadedWords): Partial<Words> => ({
  Dialog: { closeLabel: t('common.close') },
  FailureBox: { referenceLabel: t('common.reference') },
  Pagination: { previousLabel: t('common.previousPage'), nextLabel: t('common.nextPage') },
  PasswordField: { showPasswordLabel: t('common.showPassword'), hidePasswordLabel: t('common.hidePassword') },
  ...(event && { QuantityField: { decreaseLabel: t('event.fewer'), increaseLabel: t('event.more') } }),
  SearchField: { submitLabel: t('common.search') },
  SeatSheet: { cancelLabel: t('common.cancel') },
  Sheet: { closeLabel: t('common.close') },
  Toast: { dismissLabel: t('common.dismiss') },
});

const TextContext = createContext<TextContextValue | null>(null);

export interface TextProviderProps {
  lang: Lang;
  words: LoadedWords;
  children: ReactNode;
}

/** Provides the text and formats of one language. A nested provider adds its text. */
export function TextProvider({ lang, words, children }: TextProviderProps) {
  const outer = useContext(TextContext);
  const text = useMemo(() => {
    const all = { ...outer?.words, ...words };
    const t = createTranslate(lang, all);
    const ready = all.common && readyWords(t, all);
    return { lang, words: all, t, ready, format: outer?.format ?? createPageFormat(lang) };
  }, [lang, words, outer]);
  return (
    <TextContext value={text}>
      <WordsProvider locale={htmlLangs[lang]} words={text.ready}>
        {children}
      </WordsProvider>
    </TextContext>
  );
}

/**
 * Text of `areas` and `common` in the page's language; other keys do not compile.
 * `npm run indexes` reads these calls to find the areas that each page loads.
 */
export function useText<Areas extends Area = never>(...areas: Areas[]): Text<Areas> {
  const text = useContext(TextContext);
  if (text === null) throw new Error('useText needs a TextProvider above it');
  const missing = areas.find((area) => text.words[area] === undefined);
  if (missing) throw new Error(`The page does not load the area "${missing}". Run "npm run indexes".`);
  return text;
}
