import type { Lang } from '@first-gong/domain';
import type { Area, LoadedWords } from '@first-gong/i18n';
import { loadWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { type ComponentType, lazy } from 'react';
import { importAgain, loadPart } from '../data/loadPart.js';

/** A part of the site that loads later, with its words. */
export interface LazyPart<Props> {
  /** Loads it. The component of a language is always the same one. */
  load: (lang: Lang) => Promise<ComponentType<Props>>;
  /** The component of a language, always the same one: lazy unless the part is loaded. */
  componentIn: (lang: Lang) => ComponentType<Props>;
}

/** A part of the site with the words that were loaded for it. */
export const withWords = <Props extends object>(
  Part: ComponentType<Props>,
  lang: Lang,
  words: LoadedWords,
): ComponentType<Props> =>
  function PartWithWords(props) {
    return (
      <TextProvider lang={lang} words={words}>
        <Part {...props} />
      </TextProvider>
    );
  };

/**
 * Declares a part that loads later. Write the areas in the call, or as a variable whose name ends in `Areas`: a page then
 * does not load them (`scripts/pageAreas.ts`).
 * @param importFile imports the file of the part.
 * @param pick takes the component from the file.
 * @param areas its words.
 * @param onNewRelease as in `loadPart`.
 */
export function lazyPart<File, Props extends object>(
  importFile: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
  areas: readonly Area[],
  onNewRelease?: 'reload' | 'report',
): LazyPart<Props> {
  const loaded = new Map<Lang, ComponentType<Props>>();
  const components = new Map<Lang, ComponentType<Props>>();
  const load = async (lang: Lang) => {
    const [file, words] = await loadPart(
      () => Promise.all([importAgain(importFile), loadWords(lang, areas)]),
      onNewRelease,
    );
    const component = loaded.get(lang) ?? withWords(pick(file), lang, words);
    loaded.set(lang, component);
    return component;
  };
  const componentIn = (lang: Lang) => {
    const component = components.get(lang) ?? loaded.get(lang) ?? lazy(async () => ({ default: await load(lang) }));
    components.set(lang, component);
    return component;
  };
  return { load, componentIn };
}
