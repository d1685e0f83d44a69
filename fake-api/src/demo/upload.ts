import { RuleError, upload } from '@first-gong/domain';
import { type Request, Router } from 'express';
import type { Uploads } from '../help/uploads.js';
import { networkOf } from '../http/network.js';
import { refuseOthers } from '../http/refusals.js';
import { TooManyRequests } from '../shared/askLater.js';

/** Seconds after which a refused upload may try again. */
const pause = 5;

/** Counts the uploads whose bytes are on their way: each of them takes a file and a connection. */
export function createUploadGate() {
  const addresses = new Map<string, string>();
  return {
    /**
     * Lets an upload in, before its bytes are read. Returns what ends it.
     * @param address network address of the request.
     * @throws RuleError `forbidden` while another upload to the key is on its way, `serverBusy` when there are too many;
     * TooManyRequests when there are too many from the address.
     */
    enter(key: string, address: string) {
      if (addresses.has(key)) throw new RuleError('forbidden');
      const mine = [...addresses.values()].filter((other) => other === address);
      if (mine.length >= upload.atOnce.perAddress) throw new TooManyRequests(pause);
      if (addresses.size >= upload.atOnce.all) throw new RuleError('serverBusy');
      addresses.set(key, address);
      return () => addresses.delete(key);
    },
    /** The number of uploads on their way. */
    get size() {
      return addresses.size;
    },
  };
}

/** Refuses what the headers already tell. @throws RuleError `unsupportedMediaType`, `imageTooLarge`. */
function checkHeaders(request: Request): void {
  if ((request.get('content-encoding') ?? 'identity') !== 'identity') throw new RuleError('unsupportedMediaType');
  if (Number(request.get('content-length') ?? 0) > upload.maxBytes) throw new RuleError('imageTooLarge');
}

/**
 * Stands in for an object store: an address that takes one image by PUT. It ignores the name and the type in the request
 * and looks at the bytes.
 */
export function uploadPages(uploads: Uploads): Router {
  const pages = Router();
  const gate = createUploadGate();

  pages.put('/upload/:key', (request, response, next) => {
    const { key } = request.params;
    // Before the body is read: an invalid address, and an upload too many, must cost nothing.
    uploads.check(key);
    checkHeaders(request);
    const leave = gate.enter(key, networkOf(request.ip ?? ''));
    // Slow uploads would take every place of the gate.
    const limit = setTimeout(() => request.destroy(), upload.longest);
    uploads
      // The response to a refused image has to reach the client, so the connection stays.
      .keep(key, request.iterator({ destroyOnReturn: false }))
      .then(() => response.status(204).set('Cache-Control', 'no-store').end())
      .catch((error: unknown) => {
        // The client of an upload that was broken off waits for no response.
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
