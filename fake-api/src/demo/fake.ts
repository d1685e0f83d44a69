import { fileURLToPath } from 'node:url';
import { type NextFunction, type Request, type Response, Router } from 'express';
import jsonServer from 'json-server';
import { sendFailure } from '../http/problem.js';
import { refusePath } from '../http/refusals.js';
import { langOf } from '../http/request.js';
import { expireFirst } from '../http/steps.js';
import type { OpenShop } from '../openShop.js';
import { bankPages } from './bank.js';
import { controlPages } from './control.js';
import { createGuard, type GuardOptions } from './guard.js';
import { identityPages } from './identity.js';
import { networkPages } from './network.js';
import { outboxPages } from './outbox.js';
import { uploadPages } from './upload.js';

const staticFolder = fileURLToPath(new URL('../../public', import.meta.url));

/** Simulated services below /fake: bank, mailbox, identity providers and switches, all behind the guard. */
export function createFake(shop: OpenShop, guard: GuardOptions): Router {
  const { order, points, help, lists, members } = shop.areas;
  const fake = Router();
  fake.use(createGuard(guard));
  fake.use(...jsonServer.defaults({ static: staticFolder, noCors: true, logger: false }));
  fake.use(expireFirst(shop.runExpiries));
  fake.use(bankPages(shop, [order.payments, points.payments, help.payments]));
  fake.use(networkPages(lists.programmes));
  fake.use(outboxPages(shop));
  fake.use(identityPages(shop, members.codes));
  fake.use(uploadPages(help.uploads));
  fake.use(controlPages(shop));
  fake.use(refusePath);
  fake.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    sendFailure(response, langOf(request), error),
  );
  return fake;
}
