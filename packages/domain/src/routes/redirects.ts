import { type Lang, langUrl, splitLangPath } from '../language/language.js';
import { href } from './href.js';
import { type RouteName, routeNames, routeOf } from './routes.js';

/** A page, and the anchor on it. */
export interface PageAddress {
  name: RouteName;
  anchor?: string;
}

/** Addresses that lead to another page (spec §2 Routes), below the language prefix. */
export const redirects: Readonly<Record<string, PageAddress>> = {
  // Registration is reached from the login screen.
  '/Register.html': { name: 'login' },
  '/ServiceCharge.html': { name: 'serviceFee' },
  '/Tdm.html': { name: 'ticketingTerminal' },
  // Password managers send a person here to change a password. A visitor logs in on the way.
  '/.well-known/change-password': { name: 'memberInfo', anchor: 'password' },
  // Help texts still link to these.
  '/SystemRequirement.do': { name: 'systemRequirement' },
  '/ServiceCharge.do': { name: 'serviceFee' },
  '/TermsOfUse.do': { name: 'releaseNotes', anchor: 'termsconditions' },
  '/BoxOffice.do': { name: 'boxOffice' },
  '/Tdm.do': { name: 'ticketingTerminal' },
  '/ForgotPassword.do': { name: 'forgotPassword' },
  '/ContactUs.do': { name: 'contactUs' },
  '/Member/TxnHistory.do': { name: 'txnHistory' },
  '/FAQ2.do': { name: 'faq' },
};

/**
 * Where an address leads: to its own page or to that of a redirect. Null where it leads home, as `/`, a language
 * without a page and an unknown address do (spec §2).
 * @param pathname with or without a language prefix, without its query.
 */
export function destinationOf(pathname: string): PageAddress | null {
  const { lang, path } = splitLangPath(pathname);
  const name = routeNames.find((candidate) => routeOf(candidate).path === path);
  if (name) return lang === null && routeOf(name).prefixOnly ? null : { name };
  return redirects[path] ?? null;
}

/**
 * The address in a language that an address of the site leads to (spec §2): the same one for a page's own address.
 * The query goes with it, except to the home page in place of another.
 * @param search the query string, with or without its question mark.
 */
export function locationOf(lang: Lang, pathname: string, search = ''): string {
  const destination = destinationOf(pathname);
  if (destination === null) return href(lang, 'home');
  const anchor = destination.anchor === undefined ? '' : `#${destination.anchor}`;
  return `${langUrl(lang, routeOf(destination.name).path, search)}${anchor}`;
}
