import type { Lang, RouteName } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { type ComponentType, lazy } from 'react';
import { loadPart } from '../data/loadPart.js';
import { withWords } from '../site/lazyPart.js';
import type { PageModule, PageSource } from '../site/pageModule.js';

const loadedPages = new Map<string, PageModule>();
const components = new Map<string, ComponentType>();

/**
 * Loads a page with its texts in one language.
 * @param source @default from the list of all pages
 */
export async function loadPage(name: RouteName, lang: Lang, source?: PageSource): Promise<PageModule> {
  const key = `${lang} ${name}`;
  const loaded = loadedPages.get(key);
  if (loaded) return loaded;
  const [module, words] = await loadPart(async () => {
    const { areas, load } = source ?? (await import('./pageFiles.js')).pageSource(name);
    return Promise.all([
      load().then(async (page) => {
        await page.prepare?.(name, lang);
        return page;
      }),
      loadWords(lang, areas),
    ]);
  });
  const page = { ...module, Page: withWords(module.Page, lang, words) };
  loadedPages.set(key, page);
  return page;
}

/**
 * The component of a route's page, constant for each route. It is lazy unless the page is loaded (on the server, the
 * first page).
 */
export function pageComponent(name: RouteName, lang: Lang): ComponentType {
  const key = `${lang} ${name}`;
  let component = components.get(key);
  if (!component) {
    component = loadedPages.get(key)?.Page ?? lazy(async () => ({ default: (await loadPage(name, lang)).Page }));
    components.set(key, component);
  }
  return component;
}
