import { fileURLToPath } from 'node:url';
import { toInstant } from '@first-gong/domain';
import type { Express, Request } from 'express';
import jsonServer from 'json-server';
import type { Shop } from './area.js';
import { openAreas } from './areas.js';
import { createClock } from './clock.js';
import { createDeadlines, createSweeper } from './deadlines.js';
import { secureHeaders } from './http/headers.js';
import { createProbes } from './http/probes.js';
import { createRequestLog } from './http/requestLog.js';
import { methodsOf } from './http/routes.js';
import { createShop } from './http/shop.js';
import { createPasswords } from './members/password.js';
import { memberTable } from './members/rows.js';
import { createMetrics, type Metrics } from './metrics.js';
import type { AppOptions } from './options.js';
import { createFake } from './pages/fake.js';
import { callerOf, isFromOwnMachine } from './pages/guard.js';
import { createPruner } from './pruning.js';
import { actingSession } from './shared/actingSession.js';
import { createSettings } from './shared/settings.js';
import { createStore, type Store } from './store/index.js';

export interface App {
  /** Serves /api, /data, /fake and the other paths of the contract. Every other path goes to the next handler. */
  app: Express;
  /** Shows the length of another queue at /metrics. */
  addQueue: Metrics['addQueue'];
  /** Writes the waiting changes and releases the data folder. */
  close(): Promise<void>;
}

const staticFolder = fileURLToPath(new URL('../public', import.meta.url));
const isShopPath = (path: string) => /^\/(?:api|data)(?:\/|$)/.test(path) || methodsOf(path).length > 0;

/** Whether a browser opens an address that help texts link to (spec §2) and that is a call as well: /ContactUs.do. */
const opensPage = (request: Request) =>
  request.method === 'GET' &&
  !/^\/(?:api|data)\//.test(request.path) &&
  !methodsOf(request.path).includes('GET') &&
  request.accepts(['json', 'html']) === 'html';

/**
 * Builds the provider's server over the data in a folder.
 * @throws FolderRefused when another process has the folder, or its database is damaged or newer. CannotWrite when the
 * disk is full.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const clock = createClock(options.now);
  const { now } = clock;
  const settings = createSettings(options.maintenance ?? 'off');
  const { standIns = {}, siteUrl = () => 'http://localhost:4300', openToOthers = false } = options;
  const { operatorPages = !openToOthers } = options;
  const database = createStore({ folder: options.dataDir });
  const plain = standIns.store?.(database) ?? database;
  const store: Store = {
    read: () => plain.read(),
    transact(work) {
      const session = actingSession();
      return plain.transact((tx) => {
        // The session of the request may have ended since the request began.
        session?.demand(tx);
        const result = work(tx);
        for (const { endTransaction } of areas) endTransaction?.(tx);
        return result;
      });
    },
  };
  const sweeper = createSweeper(() => deadlines, store, now);
  const passwords = createPasswords(options.passwordCost);
  const shop: Shop = { store, now, clock, settings, passwords, options, siteUrl, sweep: sweeper.sweep };
  const { areas, handlers, bodyChecks, lists, sessions, devices } = openAreas(shop);
  const pruner = createPruner(areas);
  const metrics = createMetrics(database);
  for (const { queues = {} } of areas)
    for (const [name, length] of Object.entries(queues)) metrics.addQueue(name, length);
  metrics.addQueue('passwords', passwords.waiting);
  const deadlines = createDeadlines(areas.flatMap(({ settlers = [] }) => settlers));

  await database.open([...areas.flatMap(({ watchers = [] }) => watchers), deadlines.watcher]);
  try {
    for (const { start } of areas) await start?.();
    await pruner.start();
  } catch (error) {
    await database.close();
    throw error;
  }
  sweeper.start();

  const answering = { ...handlers, ...standIns.handlers?.(handlers, plain) };
  const { sweep } = sweeper;
  const { addQueue } = metrics;
  const api = createShop({ lists, handlers: answering, bodyChecks, sessions, devices, settings, sweep, now, addQueue });
  const fake = createFake({
    pages: areas.flatMap(({ pages = [] }) => pages),
    sweep,
    staticFolder,
    guard: { openToOthers, operatorPages },
  });

  const app = jsonServer.create();
  app.disable('x-powered-by');
  // json-server indents its JSON, which makes the plan of a stadium three times as long.
  app.disable('json spaces');
  // Kept answers have a tag of their own. Every other answer is used once.
  app.disable('etag');
  // Without proxies a request's address is that of its socket, whatever its headers say.
  app.set('trust proxy', options.proxies ?? 0);
  const { accessLog, openMetrics = false } = options;
  app.use(
    createRequestLog((facts) => {
      metrics.observe(facts);
      accessLog?.(JSON.stringify({ time: toInstant(now()), ...facts }));
    }),
  );
  app.use(secureHeaders);
  app.use(metrics.route((request) => openMetrics || isFromOwnMachine(callerOf(request))));
  app.use(
    createProbes({
      store: () => void store.read().get(memberTable, ''),
      catalogue: () => {
        if (lists.rows.categories?.().length === 0) throw new Error('The catalogue is empty.');
      },
    }),
  );
  app.use((request, response, next) =>
    isShopPath(request.path) && !opensPage(request) ? api(request, response, next) : next(),
  );
  app.use('/fake', fake);
  return {
    app,
    addQueue,
    async close() {
      sweeper.stop();
      await pruner.stop();
      for (const { close } of areas) await close?.();
      await database.close();
    },
  };
}
