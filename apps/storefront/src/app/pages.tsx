import type { Answer, CallName, Client, InputOf } from '@first-gong/contract';
import { type CivilDate, type EventDetail, type Lang, type RouteName, routeOf } from '@first-gong/domain';
import type { LoadedWords } from '@first-gong/i18n';
import { loadWords } from '@first-gong/i18n/load';
import type { CalendarOfFilters } from '@first-gong/screens/shared/dayCalendar';
import type { PopupSlipProps } from '@first-gong/screens/shared/popup';
import { TextProvider } from '@first-gong/screens/shared/text';
import { type ComponentType, lazy } from 'react';
import { callKey } from '../data/calls.js';
import { importAgain, loadPart } from '../data/loadPart.js';
import type { FavouritesStoreProps } from '../site/FavouritesStore.js';
import { pageAreas } from './pageAreas.js';

/** A call that a page reads first, so that the server can put its answer into the HTML. */
export interface Need {
  /** How long the document waits for it. The page stands without it unless it is the `page` itself. */
  waits: DocumentWait;
  keyIn: (lang: Lang) => string;
  answer: (request: Client) => Promise<Answer<unknown>>;
}

/**
 * `page`: what the page is about; without it there is no page. `view`: a part of the first view. `later`: a part below
 * the first view, which is in the document only if it is there by then.
 */
export type DocumentWait = 'page' | 'view' | 'later';

/** Names a call and its input as needed. */
export const need = <Name extends CallName>(name: Name, input?: InputOf<Name>, waits: DocumentWait = 'page'): Need => ({
  waits,
  keyIn: (lang) => callKey(lang, name, input),
  answer: (request) => request(name, input),
});

/** The exports of a file `XRoute.tsx`. */
export interface PageModule {
  Page: ComponentType;
  /** The calls of the first view, by the address's query and the day in Hong Kong. Pages of a member have none: the server knows no member. */
  needs?: (search: URLSearchParams, today: CivilDate) => Need[];
  /**
   * Whether the first view has a part that only script can fill. Its script starts without an intention of the reader.
   * @param event the event of the document, or null.
   */
  needsScript?: (search: URLSearchParams, event: EventDetail | null) => boolean;
  /** Loads what a page needs beside its words before it is rendered: the content of an information page. */
  prepare?: (name: RouteName, lang: Lang) => Promise<unknown>;
}

/** The file of a route's page, in `src`: `home/HomeRoute.tsx` for `home`, `help/InfoRoute.tsx` for `file: 'info'`. */
export function pageFile(route: RouteName): string {
  const name = routeOf(route).file ?? route;
  const ending = `/${name.charAt(0).toUpperCase()}${name.slice(1)}Route.tsx`;
  const file = Object.keys(pageAreas).find((each) => each.endsWith(ending));
  if (!file) throw new Error(`No file ends in ${ending}. Run npm run indexes after adding one.`);
  return file;
}

/** The areas of words that a page loads beside `common`. */
export const areasOf = (route: RouteName) => pageAreas[pageFile(route)] ?? [];

/** The pages that most visits begin with. Their script does not name the files of all the others: `pageFiles.ts` does. */
const firstFiles = import.meta.glob<PageModule>(['../home/HomeRoute.tsx', '../event/EventDetailRoute.tsx']);
export const isFirstPage = (name: RouteName) => Object.hasOwn(firstFiles, `../${pageFile(name)}`);

async function loadModule(name: RouteName): Promise<PageModule> {
  const file = `../${pageFile(name)}`;
  const load = firstFiles[file] ?? (await import('./pageFiles.js')).pageFiles<PageModule>()[file];
  if (!load) throw new Error(`No ${file}`);
  return load();
}

const loadedPages = new Map<string, PageModule>();
const components = new Map<string, ComponentType>();

/** Loads the part of the site that a page is, with its words in one language. */
export async function loadPage(name: RouteName, lang: Lang): Promise<PageModule> {
  const key = `${lang} ${name}`;
  const loaded = loadedPages.get(key);
  if (loaded) return loaded;
  const [module, words] = await loadPart(() =>
    Promise.all([
      loadModule(name).then(async (page) => {
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

/** Loads the part that the hearts of a page need once somebody can press them. */
export const loadHearts = (lang: Lang): Promise<ComponentType<FavouritesStoreProps>> =>
  loadPart(async () => (await importAgain(() => import('../site/FavouritesStore.js'))).loadFavouritesStore(lang));

/** Loads the suggestions of the search field, once somebody uses it. */
export const loadSearch = (lang: Lang): Promise<ComponentType> =>
  loadPart(async () => (await importAgain(() => import('./SearchDesk.js'))).loadSearchDesk(lang), 'report');

/** Loads what the form of the footer needs, once somebody has typed an email there. */
export const loadNewsletter = (lang: Lang) =>
  loadPart(async () => (await importAgain(() => import('./newsletter.js'))).loadNewsletter(lang));

/** Loads the button of the calendar of the filters, once somebody opens the further filters. */
export const loadCalendar = (lang: Lang): Promise<ComponentType<CalendarOfFilters>> =>
  loadPart(async () => (await importAgain(() => import('../home/CalendarDesk.js'))).loadDayCalendar(lang));

/** Loads the slip of the popup event, once the home page is idle. */
export const loadPopup = (lang: Lang): Promise<ComponentType<PopupSlipProps>> =>
  loadPart(async () => (await import('../home/PopupDesk.js')).loadPopupSlip(lang), 'report');

/** The component of a route's page, always the same one: lazy unless the page is loaded (on the server, the first page). */
export function pageComponent(name: RouteName, lang: Lang): ComponentType {
  const key = `${lang} ${name}`;
  let component = components.get(key);
  if (!component) {
    component = loadedPages.get(key)?.Page ?? lazy(async () => ({ default: (await loadPage(name, lang)).Page }));
    components.set(key, component);
  }
  return component;
}
