import { chooseLang, type Lang, langUrl, parseLang, splitLangPath } from '@first-gong/domain';
import { home, routeAt } from '../src/pages.js';
import { type Preferences, preferenceCookie, preferenceNames, readPreferences } from '../src/preferences.js';

export interface Asked {
  /** Path and query of the request. */
  url: URL;
  cookies: Record<string, string>;
  acceptLanguage: string | undefined;
}

/** Where a request leads: a page of the site in a language, or another address first. */
export type Address =
  | { kind: 'page'; lang: Lang; path: string; search: string; preferences: Preferences }
  | { kind: 'redirect'; location: string; cookies: string[] };

/** Registration is reached from the login screen (spec §2 Routes). */
const redirects: Record<string, string> = { '/Register.html': '/Login.html' };

/**
 * Reads language and preferences in the order of spec §2, keeps what the query chose in cookies of 30 days,
 * and sends every address that is not yet a page's own to the one that is. Unknown paths lead home.
 */
export function resolveAddress({ url, cookies, acceptLanguage }: Asked): Address {
  const search = new URLSearchParams(url.search);
  const { path } = splitLangPath(url.pathname);
  const lang = chooseLang({
    query: search.get('lang'),
    cookie: cookies.lang,
    path: url.pathname,
    localeCookie: cookies.locale,
    acceptLanguage,
  });

  const asked = Object.fromEntries(search);
  const chosen = readPreferences({ ...cookies, ...asked });
  const queryLang = parseLang(asked.lang);
  const kept = [
    ...(queryLang ? [preferenceCookie('lang', queryLang)] : []),
    ...preferenceNames.filter((name) => search.has(name)).map((name) => preferenceCookie(name, String(chosen[name]))),
  ];
  for (const name of ['lang', ...preferenceNames]) search.delete(name);

  const target = redirects[path] ?? path;
  const known = routeAt(target) !== undefined;
  const query = known ? search.toString() : '';
  const location = langUrl(lang, known ? target : home, query);
  if (`${url.pathname}${url.search}` !== location) return { kind: 'redirect', location, cookies: kept };
  return { kind: 'page', lang, path, search: query, preferences: readPreferences(cookies) };
}
