import { callNames } from '@first-gong/contract';
import { hashThrottle } from '@first-gong/domain';
import { type Express, Router } from 'express';
import jsonServer from 'json-server';
import { methodOf, pathOf, rewrites, rowCalls, ruleCalls } from './area/calls.js';
import type { AppOptions } from './area/options.js';
import { createFake } from './demo/fake.js';
import { callerOf, isFromOwnMachine } from './demo/guard.js';
import { createAnswers } from './http/answers.js';
import { secureHeaders } from './http/headers.js';
import { createProbes } from './http/probes.js';
import { refuse, refuseMethod, refusePath } from './http/refusals.js';
import { createRequestLog } from './http/requestLog.js';
import { createResponseCache } from './http/responseCache.js';
import { createRows } from './http/rows.js';
import { createSteps } from './http/steps.js';
import { type OpenShop, openShop } from './openShop.js';
import { Counter } from './shared/counter.js';

export interface App {
  /** Serves the paths of the contract and /fake. Other paths go to the next handler. */
  app: Express;
  /** Adds a queue to /metrics. */
  addQueue: OpenShop['metrics']['addQueue'];
  /** Writes pending changes and unlocks the data folder. */
  close(): Promise<void>;
}

/** Creates the server for a data folder. @throws FolderRefused and CannotWrite, as `openShop` */
export async function createApp(options: AppOptions): Promise<App> {
  const { openMetrics = false, openToOthers = false, operatorPages = !openToOthers, proxies = 0 } = options;
  const shop = await openShop(options);
  const { metrics } = shop;

  const app = jsonServer.create();
  app.disable('x-powered-by');
  // json-server indents JSON, which triples the size of a stadium's plan.
  app.disable('json spaces');
  // Cached responses have an ETag, others are used once.
  app.disable('etag');
  // Without proxies, forwarded headers are ignored.
  app.set('trust proxy', proxies);

  app.use(createRequestLog(shop.report));
  app.use(secureHeaders);
  app.use(metrics.route((request) => openMetrics || isFromOwnMachine(callerOf(request))));
  app.use(createProbes(shop.checks));

  // The calls of the contract. Steps before the handler: limits, faults, maintenance, session, body.
  const api = Router({ caseSensitive: true, strict: true });
  const parts = { ...shop, responseCache: createResponseCache(), hashLimit: new Counter(hashThrottle, shop.now) };
  const stepsOf = createSteps(parts);

  // Lists: the rewriter maps /data/newsList.json to /news (area/calls.ts), and json-server's router selects rows
  // (lists/lists.ts). Cached responses skip the router.
  const rows = createRows(parts);
  const router = jsonServer.router(rows.data);
  router.render = rows.render;
  const rewriter = jsonServer.rewriter(rewrites);
  for (const name of rowCalls) api.get(pathOf(name), stepsOf(name), rows.prepare(name), rewriter, router);

  // Other calls: the handler named as in the contract (`login` in members/handlers.ts), or a search (lists/lists.ts).
  const answerOf = createAnswers(parts);
  for (const name of ruleCalls) api[methodOf(name)](pathOf(name), stepsOf(name), answerOf(name));

  // Unknown methods, unknown paths and errors.
  for (const name of callNames) api.all(pathOf(name), refuseMethod(name));
  api.use(['/api', '/data'], refusePath);
  api.use(refuse);
  app.use(api);

  // Simulated bank, mailbox, identity providers and switches.
  app.use('/fake', createFake(shop, { openToOthers, operatorPages }));
  return { app, addQueue: metrics.addQueue, close: shop.close };
}
