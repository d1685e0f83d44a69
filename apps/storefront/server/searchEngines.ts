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

export interface PageAtSite {
  /** Public origin of the site. */
  siteUrl: string;
  route: RouteName;
  search: string;
}

const addressIn = (lang: Lang, { siteUrl, route, search }: PageAtSite): string =>
  `${siteUrl}${langUrl(lang, routeOf(route).path, canonicalQuery(route, search))}`;

/** The addresses of a page in each language, and without one, for which the browser's preference decides. */
function addressesOf(page: PageAtSite): { hreflang: string; address: string }[] {
  const query = canonicalQuery(page.route, page.search);
  return [
    ...langs.map((lang) => ({ hreflang: scriptLangs[lang], address: addressIn(lang, page) })),
    { hreflang: 'x-default', address: `${page.siteUrl}${routeOf(page.route).path}${query && `?${query}`}` },
  ];
}

/** The addresses of a page in all languages, or null if the page is not listed. */
export function alternatesOf(lang: Lang, page: PageAtSite) {
  if (!isListed(routeOf(page.route))) return null;
  return { canonical: addressIn(lang, page), alternates: addressesOf(page) };
}

/** The text of robots.txt. It excludes calls, demonstration pages and member pages. */
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

export const eventSitemapPath = '/sitemapEvents.xml';

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

/** The sitemap of listed pages without parameters, and of the listing's categories. */
export function sitemap(siteUrl: string): string {
  const listed = routeNames.filter((route) => isListed(routeOf(route)) && !routeOf(route).requires);
  return sitemapOf([
    ...listed.map((route) => ({ siteUrl, route, search: '' })),
    ...navCategories.map((category) => ({ siteUrl, route: 'home' as const, search: `category=${category}` })),
  ]);
}

/** The limit of the sitemap protocol. */
const mostAddresses = 50_000;

export const eventSitemap = (siteUrl: string, eventIds: readonly string[]): string =>
  sitemapOf(
    eventIds
      .slice(0, Math.floor(mostAddresses / langs.length))
      .map((eventId) => ({ siteUrl, route: 'eventDetail', search: String(new URLSearchParams({ eventId })) })),
  );
