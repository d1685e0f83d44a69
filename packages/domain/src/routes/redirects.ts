import { type Lang, langUrl, splitLangPath } from '../language/language.js';
import { href } from './href.js';
import { type RouteName, routeNames, routeOf } from './routes.js';

/** A page and an anchor. */
export interface PageAddress {
  name: RouteName;
  anchor?: string;
}

/** Redirects without language prefix (spec §2 Routes). */
export const redirects: Readonly<Record<string, PageAddress>> = {
  // The login page has the link to registration.
  '/Register.html': { name: 'login' },
  '/ServiceCharge.html': { name: 'serviceFee' },
  '/Tdm.html': { name: 'ticketingTerminal' },
  // Password managers open this URL to change a password.
  '/.well-known/change-password': { name: 'memberInfo', anchor: 'password' },
  // Help texts link to these.
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
 * The page of a URL, or of its redirect. Null for `/` and unknown URLs, which show the home page (spec §2).
 * @param pathname with or without language prefix, without query
 */
export function destinationOf(pathname: string): PageAddress | null {
  const { lang, path } = splitLangPath(pathname);
  const name = routeNames.find((candidate) => routeOf(candidate).path === path);
  if (name) return lang === null && routeOf(name).prefixOnly ? null : { name };
  return redirects[path] ?? null;
}

/**
 * The final URL in a language (spec §2). Keeps the query unless an unknown page becomes the home page.
 * @param search query string, with or without `?`
 */
export function locationOf(lang: Lang, pathname: string, search = ''): string {
  const destination = destinationOf(pathname);
  if (destination === null) return href(lang, 'home');
  const anchor = destination.anchor === undefined ? '' : `#${destination.anchor}`;
  return `${langUrl(lang, routeOf(destination.name).path, search)}${anchor}`;
}
