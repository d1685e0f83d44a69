import type { Lang } from '@first-gong/domain';
import { createFormat, createTranslate, type Format, type LoadedWords, type Translate } from '@first-gong/i18n';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface Text {
  lang: Lang;
  t: Translate;
  format: Format;
}

const TextContext = createContext<(Text & { words: LoadedWords }) | null>(null);

export interface TextProviderProps {
  lang: Lang;
  dictionary: LoadedWords;
  children: ReactNode;
}

/** Gives every screen below it the words and formats of one language. */
export function TextProvider({ lang, dictionary, children }: TextProviderProps) {
  const text = useMemo(
    () => ({ lang, words: dictionary, t: createTranslate(lang, dictionary), format: createFormat(lang) }),
    [lang, dictionary],
  );
  return <TextContext value={text}>{children}</TextContext>;
}

/** Adds the words that a part of the site brought with it. */
export function MoreWords({ words, children }: { words: LoadedWords; children: ReactNode }) {
  const outer = useTextContext();
  const text = useMemo(() => {
    const all = { ...outer.words, ...words };
    return { ...outer, words: all, t: createTranslate(outer.lang, all) };
  }, [outer, words]);
  return <TextContext value={text}>{children}</TextContext>;
}

/** The words and formats of the page's language. */
export const useText = (): Text => useTextContext();

function useTextContext() {
  const text = useContext(TextContext);
  if (text === null) throw new Error('useText needs a TextProvider above it: it holds the dictionary of the page.');
  return text;
}
