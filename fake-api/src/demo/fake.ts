import { fileURLToPath } from 'node:url';
import { RuleError, signInCode } from '@first-gong/domain';
import { type NextFunction, type Request, type Response, Router } from 'express';
import jsonServer from 'json-server';
import { sendFailure } from '../http/problem.js';
import { langOf } from '../http/request.js';
import type { OpenShop } from '../openShop.js';
import { Counter } from '../shared/counter.js';
import { bankPages } from './bank.js';
import { controlPages } from './control.js';
import { createGuard, type GuardOptions } from './guard.js';
import { identityPages } from './identity.js';
import { networkPages } from './network.js';
import { outboxPages } from './outbox.js';
import type { FakePages } from './page.js';
import { createControl } from './switches.js';
import { uploadPages } from './upload.js';
import { createUploadGate } from './uploadGate.js';

/** Codes that the sample identity providers give to one network address. Milliseconds. */
const identityThrottle = { attempts: 200, window: signInCode };

const staticFolder = fileURLToPath(new URL('../../public', import.meta.url));

/**
 * The stand-ins for the world around the shop, under /fake: a bank, a mail box, identity providers, the switches. The guard
 * stands before all.
 */
export function createFake(shop: OpenShop, guard: GuardOptions): Router {
  const { store, now, siteUrl, sweep } = shop;
  const { order, points, help, lists, members } = shop.areas;
  const pages: readonly FakePages[] = [
    bankPages(shop, [order.payments, points.payments, help.payments]),
    networkPages(lists.programmes),
    outboxPages(store, siteUrl),
    identityPages(store, members.codes, new Counter(identityThrottle, now)),
    uploadPages(help.uploads, createUploadGate()),
    controlPages(createControl(shop)),
  ];
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
