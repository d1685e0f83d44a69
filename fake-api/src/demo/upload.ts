import { RuleError, upload } from '@first-gong/domain';
import { type Request, Router } from 'express';
import type { Uploads } from '../help/uploads.js';
import { networkOf } from '../http/network.js';
import { refuseOthers } from '../http/refusals.js';
import { createUploadGate } from './uploadGate.js';

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
        // Nobody waits for the response to an upload that was broken off.
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
