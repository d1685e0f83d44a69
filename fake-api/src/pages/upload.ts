import { RuleError, upload } from '@first-gong/domain';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { FakePages } from '../area.js';
import type { Uploads } from '../help/uploads.js';

/** Whether body-parser stopped reading because the body was too long. */
const isTooLong = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large';

/**
 * Stands in for an object store: an address that takes one image by PUT. It ignores the name and the type in the request
 * and looks at the bytes.
 */
export function uploadPages(uploads: Uploads): FakePages {
  const target = Router();

  target.put(
    '/:key',
    (request, _response, next) => {
      // Before the body is read: an invalid address must cost no memory.
      uploads.check(request.params.key);
      next();
    },
    express.raw({ type: () => true, limit: upload.maxBytes, inflate: false }),
    (request, response, next) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      uploads
        .keep(request.params.key, bytes)
        .then(() => response.status(204).set('Cache-Control', 'no-store').end(), next);
    },
  );

  target.all('/:key', (_request, response) => {
    response.set('Allow', 'PUT');
    throw new RuleError('methodNotAllowed');
  });

  target.use((error: unknown, _request: Request, _response: Response, next: NextFunction) =>
    next(isTooLong(error) ? new RuleError('imageTooLarge') : error),
  );
  return { router: Router().use('/upload', target), methods: {} };
}
