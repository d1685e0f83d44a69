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
import { createKeptAnswers } from './http/keptAnswers.js';
import { createProbes } from './http/probes.js';
import { refuse, refuseMethod, refusePath } from './http/refusals.js';
import { createRequestLog } from './http/requestLog.js';
import { createRows } from './http/rows.js';
import { createSteps } from './http/steps.js';
import { type OpenShop, openShop } from './openShop.js';
import { Counter } from './shared/counter.js';

export interface App {
  /** Serves /api, /data, /fake and the other paths of the contract. Every other path goes to the next handler. */
  app: Express;
  /** Shows the length of another queue at /metrics. */
  addQueue: OpenShop['metrics']['addQueue'];
  /** Writes the waiting changes and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Builds the provider's server over the data in a folder.
 * @throws FolderRefused and CannotWrite as `openShop` does.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { openMetrics = false, openToOthers = false, operatorPages = !openToOthers, proxies = 0 } = options;
  const shop = await openShop(options);
  const { metrics } = shop;

  const app = jsonServer.create();
  app.disable('x-powered-by');
  // json-server indents its JSON, which makes the plan of a stadium three times as long.
  app.disable('json spaces');
  // Kept answers have their own tag. Every other answer is used once.
  app.disable('etag');
  // Without proxies a request's address is that of its socket, whatever its headers say.
  app.set('trust proxy', proxies);

  app.use(createRequestLog(shop.report));
  app.use(secureHeaders);
  app.use(metrics.route((request) => openMetrics || isFromOwnMachine(callerOf(request))));
  app.use(createProbes(shop.checks));

  // The calls of the contract, each with its steps before the answer: limits, disturbances, maintenance, session, body.
  const api = Router({ caseSensitive: true, strict: true });
  const parts = { ...shop, keptAnswers: createKeptAnswers(), hashLimit: new Counter(hashThrottle, shop.now) };
  const stepsOf = createSteps(parts);

  // Lists, such as GET /data/newsList.json: the rewriter turns the path into a resource (/news in area/calls.ts), and
  // json-server's router chooses from its rows (`news` in lists/lists.ts), unless the steps find a kept answer.
  const rows = createRows(parts);
  const router = jsonServer.router(rows.data);
  router.render = rows.render;
  const rewriter = jsonServer.rewriter(rewrites);
  for (const name of rowCalls) api.get(pathOf(name), stepsOf(name), rows.prepare(name), rewriter, router);

  // Every other call, such as POST /api/user/login.do: the handler with the name that the contract gives the call
  // (`login` in members/handlers.ts) or, for events, a search (lists/lists.ts).
  const answerOf = createAnswers(parts);
  for (const name of ruleCalls) api[methodOf(name)](pathOf(name), stepsOf(name), answerOf(name));

  // What is left: a method that a path does not have, a path that no call has, an error.
  for (const name of callNames) api.all(pathOf(name), refuseMethod(name));
  api.use(['/api', '/data'], refusePath);
  api.use(refuse);
  app.use(api);

  // Stand-ins for the world around the shop: a bank, a mail box, identity providers, the switches.
  app.use('/fake', createFake(shop, { openToOthers, operatorPages }));
  return { app, addQueue: metrics.addQueue, close: shop.close };
}
