import { createContext, useContext } from 'react';
import type { Words } from '../components/I18nProvider/words.js';

type Component = Exclude<keyof Words, 'locale'>;

/** Language of a part of the page. Without `words` its provider has no ready-made ones. */
interface I18n {
  /** BCP 47. */
  locale: string;
  words: Partial<Words> | undefined;
}

export const I18nContext = createContext<I18n | undefined>(undefined);

/** Ready-made texts of a component; undefined without a provider. */
export const useReadyWords = <Name extends Component>(name: Name): Words[Name] | undefined =>
  useContext(I18nContext)?.words?.[name];

/** Texts of a component: its props, otherwise ready-made ones. */
export function useWords<Name extends Component, Key extends keyof Words[Name]>(
  name: Name,
  own: { [Word in Key]?: Words[Name][Word] | undefined } | undefined,
): Pick<Words[Name], Key> {
  const ready = useReadyWords(name);
  if (!own) return ready ?? missing(name, 'words');
  const words = {} as Pick<Words[Name], Key>;
  for (const key in own) words[key] = own[key] ?? ready?.[key] ?? missing(name, key);
  return words;
}

/** @throws Error for a text that neither the props nor the provider have */
export function missing(name: string, word: string): never {
  throw new Error(`${name} has no ${word}. Pass it, or put it into the words of an I18nProvider.`);
}
