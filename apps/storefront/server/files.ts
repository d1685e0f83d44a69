import { destinationOf } from '@first-gong/domain';
import { faultText } from './fault.js';
import { robotsText, sitemap } from './searchEngines.js';

/** A file that the server generates, or an error response. */
export interface MadeFile {
  status: 200 | 404 | 503;
  type: string;
  body: string | Buffer;
  cacheControl: string;
  /** The name for saving. @default the browser shows the file */
  download?: string;
  /** Whether other sites may embed the file. @default false */
  isEmbeddable?: boolean;
}

/** Makes the file at an address, or null for other addresses. @throws CallError if the API does not give the content */
export type FileMaker = (url: URL) => MadeFile | null | Promise<MadeFile | null>;

/** The build's folders, and the missing address that password managers request. */
const isFile = (pathname: string): boolean =>
  destinationOf(pathname) === null && /^\/(?:assets|steps|\.well-known)\//.test(pathname);

export const missingFile: MadeFile = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: faultText(404),
  cacheControl: 'no-store',
};

/** The response if the API does not respond. */
export const unavailableFile: MadeFile = {
  ...missingFile,
  status: 503,
  body: faultText(503),
};

/** Serves robots.txt and the sitemap. Unknown file addresses get a 404, unknown pages null (spec §2). */
export function createTextFiles(siteUrl: string): (url: URL) => MadeFile | null {
  const written = (type: string, body: string): MadeFile => ({ status: 200, type, body, cacheControl: 'max-age=3600' });
  const files = new Map([
    ['/robots.txt', written('text/plain; charset=utf-8', robotsText(siteUrl))],
    ['/sitemap.xml', written('application/xml; charset=utf-8', sitemap(siteUrl))],
  ]);
  return ({ pathname }) => files.get(pathname) ?? (isFile(pathname) ? missingFile : null);
}
