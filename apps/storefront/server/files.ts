import { robotsText, sitemap } from './searchEngines.js';

/** A short text that the server writes itself. */
export interface TextFile {
  status: 200 | 404 | 503;
  type: string;
  body: string;
  cacheControl: string;
  /** The name under which a browser saves it. @default it shows it */
  download?: string;
}

/** Extensions of files that a page, a browser or a crawler asks for. An address with one of them is not a page. */
const fileExtension =
  /\.(?:m?js|css|map|json|webmanifest|wasm|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|ttf|otf|eot|mp[34]|webm|pdf|zip|gz|br)$/i;

const isFile = (pathname: string): boolean =>
  /^\/(?:assets|\.well-known)\//.test(pathname) || fileExtension.test(pathname);

/** The answer to an address of a file that does not exist. */
export const missingFile: TextFile = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'Not found. 找不到檔案。找不到文件。\n',
  cacheControl: 'no-store',
};

/**
 * The files that the server writes itself, and the answer to an address of a file that does not exist: 404, because a
 * page in place of a script or an icon helps nobody. An unknown address of a page leads home (spec §2): null.
 * @param siteUrl the origin of the site.
 */
export function createTextFiles(siteUrl: string): (pathname: string) => TextFile | null {
  const written = (type: string, body: string): TextFile => ({ status: 200, type, body, cacheControl: 'max-age=3600' });
  const files = new Map([
    ['/robots.txt', written('text/plain; charset=utf-8', robotsText(siteUrl))],
    ['/sitemap.xml', written('application/xml; charset=utf-8', sitemap(siteUrl))],
  ]);
  return (pathname) => files.get(pathname) ?? (isFile(pathname) ? missingFile : null);
}
