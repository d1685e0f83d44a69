import { CallError } from '@first-gong/contract';
import { routeAt, splitLangPath } from '@first-gong/domain';
import { documentRequest } from '../data/documentTime.js';

/** The path of error reports, an extension of the provider's server. */
export const clientErrorPath = '/clientError';

/** Reports for each document, so that a loop does not fill the log. */
const most = 5;
let sent = 0;

const ownFrame = /\/assets\/([\w.-]+:\d+:\d+)/g;

/**
 * Reports an error of our script without its message, which may contain the buyer's text.
 * @param build the name of a file of the running build
 */
export function reportBrowserError(kind: 'drawing' | 'unhandled', error: unknown, build: string): void {
  if (!(error instanceof Error) || error instanceof CallError || sent >= most) return;
  const frames = [...(error.stack ?? '').matchAll(ownFrame)].slice(0, 8).map(([, frame]) => frame);
  // An error without our frames comes from a browser extension.
  if (frames.length === 0) return;
  sent += 1;
  const report = {
    kind,
    name: error.name,
    frames,
    page: routeAt(splitLangPath(location.pathname).path) ?? 'other',
    build,
    request: documentRequest(),
  };
  fetch(clientErrorPath, { method: 'POST', body: JSON.stringify(report), keepalive: true }).catch(() => undefined);
}
