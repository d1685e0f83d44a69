import { type Lang, type RouteName, routeOf } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { type ComponentType, lazy } from 'react';
import { loadPart } from '../data/loadPart.js';
import { withWords } from '../site/lazyPart.js';
import type { PageModule } from '../site/pageModule.js';
import { pageAreas } from './pageAreas.js';

/** The folder and name of a route's page: `home/Home` for `home`, `help/Info` for `file: 'info'`. */
function pageName(route: RouteName): string {
  const name = routeOf(route).file ?? route;
  const ending = `/${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const page = Object.keys(pageAreas).find((each) => each.endsWith(ending));
  if (!page) throw new Error(`No page ${ending}: run npm run indexes`);
  return page;
}

/** The file of a route's page, relative to `src`. */
export const pageFile = (route: RouteName): string => `${pageName(route)}Route.tsx`;

/** The text areas that a page loads besides `common`. */
export const areasOf = (route: RouteName) => pageAreas[pageName(route)] ?? [];

/** The pages of most first visits. Their script does not list the other pages' files, which are in `pageFiles.ts`. */
const firstFiles = import.meta.glob<PageModule>(['../home/HomeRoute.tsx', '../event/EventDetailRoute.tsx']);

async function loadModule(name: RouteName, script: string | undefined): Promise<PageModule> {
  if (script) return import(/* @vite-ignore */ script);
  const file = `../${pageFile(name)}`;
  const load = firstFiles[file] ?? (await import('./pageFiles.js')).pageFiles<PageModule>()[file];
  if (!load) throw new Error(`No ${file}`);
  return load();
}

const loadedPages = new Map<string, PageModule>();
const components = new Map<string, ComponentType>();

/**
 * Loads a page with its texts in one language.
 * @param script the address of the page's script. @default from the list of all pages
 */
export async function loadPage(name: RouteName, lang: Lang, script?: string): Promise<PageModule> {
  const key = `${lang} ${name}`;
  const loaded = loadedPages.get(key);
  if (loaded) return loaded;
  const [module, words] = await loadPart(() =>
    Promise.all([
      loadModule(name, script).then(async (page) => {
        await page.prepare?.(name, lang);
        return page;
      }),
      loadWords(lang, areasOf(name)),
    ]),
  );
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
