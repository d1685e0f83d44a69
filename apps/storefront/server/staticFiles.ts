import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type Options, type RequestHandler } from 'sirv';

/** Sets headers. Files of the build have a hash in their name and never change. */
function setFileHeaders(response: ServerResponse, pathname: string): void {
  const forever = pathname.startsWith('/assets/');
  response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  // sirv does not know this type.
  if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
}

export const fileOptions: Options = { brotli: true, gzip: true, etag: true, setHeaders: setFileHeaders };

/** Adds a build's assets to a folder of all builds, and serves the folder. A page of any build then finds its files. */
export function shareAssets(clientDir: string, folder: string): RequestHandler {
  const shared = join(folder, 'assets');
  mkdirSync(shared, { recursive: true });
  const arriving = join(folder, `arriving-${randomUUID()}`);
  for (const name of readdirSync(join(clientDir, 'assets'))) {
    // Renamed, so that no server sends half a file. The new date marks the file as in use.
    copyFileSync(join(clientDir, 'assets', name), arriving);
    renameSync(arriving, join(shared, name));
  }
  // Other servers add files later, so each request looks for its file.
  const files = sirv(folder, { ...fileOptions, dev: true });
  return (request, response, next) =>
    /^\/assets\/[\w.-]+$/.test(request.url ?? '') ? files(request, response, next) : next?.();
}
