import { fileURLToPath } from 'node:url';
import { RuleError } from '@first-gong/domain';
import { type NextFunction, type Request, type Response, Router } from 'express';
import jsonServer from 'json-server';
import type { FakePages } from '../area.js';
import { sendFailure } from '../http/problem.js';
import { langOf } from '../http/request.js';
import { createGuard, type GuardOptions } from './guard.js';

export interface FakeParts {
  pages: readonly FakePages[];
  sweep: () => Promise<void> | null;
  guard: GuardOptions;
}

const staticFolder = fileURLToPath(new URL('../../public', import.meta.url));

/** The pages of every area under /fake: a bank, a mail box, identity providers, the switches. The guard stands before all. */
export function createFake({ pages, sweep, guard }: FakeParts): Router {
  const methods = new Map(pages.flatMap((page) => Object.entries(page.methods)));
  const fake = Router();
  fake.use(createGuard(guard));
  fake.use(...jsonServer.defaults({ static: staticFolder, noCors: true, logger: false }));
  fake.use((_request, _response, next) => {
    Promise.resolve(sweep()).then(() => next(), next);
  });
  for (const { router } of pages) fake.use(router);

  fake.use((request, response) => {
    const allowed = methods.get(request.path);
    if (!allowed) throw new RuleError('notFound');
    response.set('Allow', allowed);
    throw new RuleError('methodNotAllowed');
  });
  fake.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    sendFailure(response, langOf(request), error),
  );
  return fake;
}
