import type { Lang } from '@first-gong/domain';
import type { Area, LoadedWords } from '@first-gong/i18n';
import { loadWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { type ComponentType, lazy } from 'react';
import { importAgain, loadPart } from '../data/loadPart.js';

/** A lazy-loaded part of the site with its texts. */
export interface LazyPart<Props> {
  /** Loads the part. The component of a language is constant. */
  load: (lang: Lang) => Promise<ComponentType<Props>>;
  /** The component of a language, constant, and lazy until the part has loaded. */
  componentIn: (lang: Lang) => ComponentType<Props>;
}

/** A part of the site with its loaded texts. */
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
 * Declares a lazy-loaded part. Pass the areas literally or as a variable named `…Areas`, which `scripts/pageAreas.ts`
 * excludes from pages.
 * @param importFile imports the part's file
 * @param pick takes the component from the file
 * @param areas its texts
 * @param onNewRelease as in `loadPart`
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
