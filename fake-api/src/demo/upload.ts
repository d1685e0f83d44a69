import { RuleError, upload } from '@first-gong/domain';
import { type Request, Router } from 'express';
import type { Uploads } from '../help/uploads.js';
import { networkOf } from '../http/network.js';
import { refuseOthers } from '../http/refusals.js';
import { TooManyRequests } from '../shared/askLater.js';

/** Retry-After of a rejected upload, in seconds. */
const pause = 5;

/** Counts uploads in progress, which use a file and a connection each. */
export function createUploadGate() {
  const addresses = new Map<string, string>();
  return {
    /**
     * Admits an upload before reading its bytes.
     * @param address network address
     * @returns a function that ends the upload
     * @throws RuleError `forbidden` for a second upload to the key, `serverBusy`; TooManyRequests
     */
    enter(key: string, address: string) {
      if (addresses.has(key)) throw new RuleError('forbidden');
      const mine = [...addresses.values()].filter((other) => other === address);
      if (mine.length >= upload.atOnce.perAddress) throw new TooManyRequests(pause);
      if (addresses.size >= upload.atOnce.all) throw new RuleError('serverBusy');
      addresses.set(key, address);
      return () => addresses.delete(key);
    },
    /** Uploads in progress. */
    get size() {
      return addresses.size;
    },
  };
}

/** Checks the headers. @throws RuleError `unsupportedMediaType`, `imageTooLarge` */
function checkHeaders(request: Request): void {
  if ((request.get('content-encoding') ?? 'identity') !== 'identity') throw new RuleError('unsupportedMediaType');
  if (Number(request.get('content-length') ?? 0) > upload.maxBytes) throw new RuleError('imageTooLarge');
}

/** Simulates an object store with one PUT per URL. Ignores name and type of the request and checks the bytes. */
export function uploadPages(uploads: Uploads): Router {
  const pages = Router();
  const gate = createUploadGate();

  pages.put('/upload/:key', (request, response, next) => {
    const { key } = request.params;
    // Checked before the body, so that rejected uploads cost nothing.
    uploads.check(key);
    checkHeaders(request);
    const leave = gate.enter(key, networkOf(request.ip ?? ''));
    // Slow uploads would block the gate.
    const limit = setTimeout(() => request.destroy(), upload.longest);
    uploads
      // Keeps the connection open, so that the client receives the error.
      .keep(key, request.iterator({ destroyOnReturn: false }))
      .then(() => response.status(204).set('Cache-Control', 'no-store').end())
      .catch((error: unknown) => {
        // An aborted upload needs no response.
        if (request.readableAborted) return;
        request.resume();
        next(error);
      })
      .finally(() => {
        clearTimeout(limit);
        leave();
      });
  });

  pages.all('/upload/:key', refuseOthers('PUT'));
  return pages;
}
