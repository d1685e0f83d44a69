import type { Lang } from '@first-gong/domain';
import { createFormat, createTranslate, type Dictionary, type Format, type Translate } from '@first-gong/i18n';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface Text {
  lang: Lang;
  t: Translate;
  format: Format;
}

const TextContext = createContext<Text | null>(null);

/** Gives every screen below it the words and formats of one language. */
export function TextProvider({
  lang,
  dictionary,
  children,
}: {
  lang: Lang;
  dictionary: Dictionary;
  children: ReactNode;
}) {
  const text = useMemo<Text>(
    () => ({ lang, t: createTranslate(lang, dictionary), format: createFormat(lang) }),
    [lang, dictionary],
  );
  return <TextContext value={text}>{children}</TextContext>;
}

/** The words and formats of the page's language. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (text === null) throw new Error('useText needs a TextProvider above it: it holds the dictionary of the page.');
  return text;
}
