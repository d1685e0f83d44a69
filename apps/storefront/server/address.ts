import {
  chooseLang,
  destinationOf,
  knownQuery,
  type Lang,
  locationOf,
  parseLang,
  type RouteName,
  routeAt,
  routeOf,
  splitLangPath,
  themes,
} from '@first-gong/domain';
import { type Preferences, preferenceCookie, preferenceNames, readPreferences } from '../src/site/preferences.js';

export interface AddressRequest {
  /** Path and query of the request. */
  url: URL;
  cookies: Record<string, string | undefined>;
  acceptLanguage: string | undefined;
  /** A phone shows rows until posters are chosen: a wall of posters would be twice as long. */
  phone: boolean;
}

/** Where a request leads: to a page of the site in a language, or to another address first. */
export type Address =
  | {
      kind: 'page';
      lang: Lang;
      route: RouteName;
      /** The parameters that the page reads. */
      search: string;
      preferences: Preferences;
      /** Whether the theme was chosen. Otherwise the browser's own preference decides. */
      themeChosen: boolean;
    }
  | { kind: 'redirect'; location: string; cookies: string[] };

/** The language of `/en_us` and its like, which are a language and no page, or null. */
function langOfHome(pathname: string): Lang | null {
  const { lang, path } = splitLangPath(pathname);
  return path === '/' ? lang : null;
}

/**
 * A form that leads to the login sends its fields beside `target`, the address to return to. What the page of that
 * address reads moves into it: without script, or before it runs, the target knows nothing of the fields.
 */
function moveIntoTarget(search: URLSearchParams): void {
  const [pathname = '', query] = search.get('target')?.split('?') ?? [];
  const route = routeAt(splitLangPath(pathname).path);
  if (route === undefined) return;
  // The login's own `target` is not a field that was sent, although a page may read one of that name.
  const sent = (routeOf(route).reads ?? []).filter((name) => name !== 'target' && search.has(name));
  if (sent.length === 0) return;
  const target = new URLSearchParams(query);
  for (const name of sent) {
    target.set(name, search.get(name) ?? '');
    search.delete(name);
  }
  search.set('target', `${pathname}?${target}`);
}

/** Pages that say that a word is missing: an empty parameter is a search that was sent without one (spec §5). */
const requiresWord: readonly RouteName[] = ['boxOffice', 'ticketingTerminal'];

/** Without script, a form sends every field, and most filters are not chosen. */
function deleteEmpty(search: URLSearchParams): void {
  for (const [name, value] of [...search]) if (value === '') search.delete(name, value);
}

/**
 * Reads language and preferences in the order of spec §2, and redirects every address that is not a page's own to the
 * one that is. Cookies of 30 days keep what the address chose: preferences and `lang` in the query, and a path that is
 * a language and nothing else.
 */
export function resolveAddress({ url, cookies, acceptLanguage, phone }: AddressRequest): Address {
  const search = new URLSearchParams(url.search);
  const chosenLang = parseLang(search.get('lang')) ?? langOfHome(url.pathname);
  const lang = chooseLang({
    query: chosenLang,
    cookie: cookies.lang,
    path: url.pathname,
    localeCookie: cookies.locale,
    acceptLanguage,
  });

  const chosen = readPreferences({ ...cookies, ...Object.fromEntries(search) });
  const newCookies = [
    ...(chosenLang ? [preferenceCookie('lang', chosenLang)] : []),
    ...preferenceNames.filter((name) => search.has(name)).map((name) => preferenceCookie(name, String(chosen[name]))),
  ];
  for (const name of ['lang', ...preferenceNames]) search.delete(name);

  const destination = destinationOf(url.pathname);
  if (!requiresWord.some((name) => name === destination?.name)) deleteEmpty(search);
  if (destination?.name === 'login') moveIntoTarget(search);
  const location = locationOf(lang, url.pathname, search.toString());
  if (destination === null || `${url.pathname}${url.search}` !== location) {
    return { kind: 'redirect', location, cookies: newCookies };
  }
  return {
    kind: 'page',
    lang,
    route: destination.name,
    search: knownQuery(destination.name, search.toString()),
    preferences: readPreferences(phone ? { layout: 'optimized', ...cookies } : cookies),
    themeChosen: themes.some((theme) => theme === cookies.theme),
  };
}
