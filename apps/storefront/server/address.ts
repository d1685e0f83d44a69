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
  url: URL;
  cookies: Record<string, string | undefined>;
  acceptLanguage: string | undefined;
  /** Phones show rows by default: posters would make the page twice as long. */
  phone: boolean;
}

/** The page that a request gets, or its redirect. */
export type Address =
  | {
      kind: 'page';
      lang: Lang;
      route: RouteName;
      search: string;
      preferences: Preferences;
      /** If false, the browser's preference decides. */
      themeChosen: boolean;
    }
  | { kind: 'redirect'; location: string; cookies: string[] };

function langOfHome(pathname: string): Lang | null {
  const { lang, path } = splitLangPath(pathname);
  return path === '/' ? lang : null;
}

/** Moves the target page's fields into `target`. Without script, the login form sends them beside it. */
function moveIntoTarget(search: URLSearchParams): void {
  const [pathname = '', query] = search.get('target')?.split('?') ?? [];
  const route = routeAt(splitLangPath(pathname).path);
  if (route === undefined) return;
  // Excludes the login's own `target`, which is not a sent field.
  const sent = (routeOf(route).queryParams ?? []).filter((name) => name !== 'target' && search.has(name));
  if (sent.length === 0) return;
  const target = new URLSearchParams(query);
  for (const name of sent) {
    target.set(name, search.get(name) ?? '');
    search.delete(name);
  }
  search.set('target', `${pathname}?${target}`);
}

/** Pages that report an empty search: an empty parameter is a search without text (spec §5). */
const requiresWord: readonly RouteName[] = ['boxOffice', 'ticketingTerminal'];

/** Removes empty fields: without script, a form sends all of them. */
function deleteEmpty(search: URLSearchParams): void {
  for (const [name, value] of [...search]) if (value === '') search.delete(name, value);
}

/** Reads language and preferences in the order of spec §2, or redirects to the canonical address with their cookies. */
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
