import { destinationOf } from '@first-gong/domain';
import { faultText } from './fault.js';
import { robotsText, sitemap } from './searchEngines.js';

/** A file that the server makes itself, or the answer in its place. */
export interface MadeFile {
  status: 200 | 404 | 503;
  type: string;
  body: string | Buffer;
  cacheControl: string;
  /** The name under which a browser saves it. @default it shows it */
  download?: string;
  /** Other sites may embed it. @default false */
  isEmbeddable?: boolean;
}

/** Makes the file at an address; null for any other address. @throws CallError when the API does not give its content. */
export type FileMaker = (url: URL) => MadeFile | null | Promise<MadeFile | null>;

/** The folders of the build, and the one of which password managers ask for an address that must not exist. */
const isFile = (pathname: string): boolean =>
  destinationOf(pathname) === null && /^\/(?:assets|steps|\.well-known)\//.test(pathname);

/** The answer to an address of a file that does not exist. */
export const missingFile: MadeFile = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: faultText(404),
  cacheControl: 'no-store',
};

/** The answer while a file cannot be made: the API does not respond. */
export const unavailableFile: MadeFile = {
  ...missingFile,
  status: 503,
  body: faultText(503),
};

/**
 * The texts that the server writes itself, and the answer to an address of a file that does not exist: 404, because a
 * page in place of a script or an icon is of no use. An unknown address of a page leads home (spec §2): null.
 * @param siteUrl the origin of the site.
 */
export function createTextFiles(siteUrl: string): (url: URL) => MadeFile | null {
  const written = (type: string, body: string): MadeFile => ({ status: 200, type, body, cacheControl: 'max-age=3600' });
  const files = new Map([
    ['/robots.txt', written('text/plain; charset=utf-8', robotsText(siteUrl))],
    ['/sitemap.xml', written('application/xml; charset=utf-8', sitemap(siteUrl))],
  ]);
  return ({ pathname }) => files.get(pathname) ?? (isFile(pathname) ? missingFile : null);
}
