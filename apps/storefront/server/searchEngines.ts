import {
  canonicalQuery,
  isListed,
  type Lang,
  langs,
  langUrl,
  navCategories,
  type RouteName,
  routeNames,
  routeOf,
  scriptLangs,
} from '@first-gong/domain';

/** A page of the site as search engines see it. */
export interface PageAtSite {
  /** Origin of the site, as visitors type it. */
  siteUrl: string;
  route: RouteName;
  search: string;
}

/** The addresses of one page: in each language, and without one, where the reader's browser decides. */
function addressesOf({ siteUrl, route, search }: PageAtSite): { hreflang: string; address: string }[] {
  const { path } = routeOf(route);
  const query = canonicalQuery(route, search);
  return [
    ...langs.map((lang) => ({ hreflang: scriptLangs[lang], address: `${siteUrl}${langUrl(lang, path, query)}` })),
    { hreflang: 'x-default', address: `${siteUrl}${path}${query && `?${query}`}` },
  ];
}

const addressIn = (lang: Lang, page: PageAtSite): string =>
  `${page.siteUrl}${langUrl(lang, routeOf(page.route).path, canonicalQuery(page.route, page.search))}`;

/** The address of a page in a language and in the others, for its document, or null for a page that is not listed. */
export function alternatesOf(lang: Lang, page: PageAtSite) {
  if (!isListed(routeOf(page.route))) return null;
  return { canonical: addressIn(lang, page), alternates: addressesOf(page) };
}

/** The text that tells crawlers what to leave alone: calls, the pages of the demonstration, and what is a member's own. */
export function robotsText(siteUrl: string): string {
  const unlisted = routeNames.map(routeOf).filter((page) => !isListed(page));
  return [
    'User-agent: *',
    ...['/api/', '/data/', '/fake/'].map((folder) => `Disallow: ${folder}`),
    // With and without a language prefix.
    ...unlisted.map(({ path }) => `Disallow: /*${path.slice(1)}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `Sitemap: ${siteUrl}${eventSitemapPath}`,
    '',
  ].join('\n');
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The address of the list of event pages. */
export const eventSitemapPath = '/sitemapEvents.xml';

/** A list of pages, each in every language with the addresses of the others. */
function sitemapOf(pages: readonly PageAtSite[]): string {
  const entries = pages.flatMap((page) => {
    const links = addressesOf(page)
      .map(
        ({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(address)}"/>`,
      )
      .join('');
    return langs.map((lang) => `<url><loc>${escapeXml(addressIn(lang, page))}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The listed pages that need no parameter, and the categories of the listing. */
export function sitemap(siteUrl: string): string {
  const listed = routeNames.filter((route) => isListed(routeOf(route)) && !routeOf(route).requires);
  return sitemapOf([
    ...listed.map((route) => ({ siteUrl, route, search: '' })),
    ...navCategories.map((category) => ({ siteUrl, route: 'home' as const, search: `category=${category}` })),
  ]);
}

/** The most addresses in one list, by the protocol of sitemaps. */
const mostAddresses = 50_000;

/** The pages of events. */
export const eventSitemap = (siteUrl: string, eventIds: readonly string[]): string =>
  sitemapOf(
    eventIds
      .slice(0, Math.floor(mostAddresses / langs.length))
      .map((eventId) => ({ siteUrl, route: 'eventDetail', search: String(new URLSearchParams({ eventId })) })),
  );
