import { toInstant } from '@first-gong/domain';
import type { Shop } from './area.js';
import { openAreas } from './areas.js';
import { createClock } from './clock.js';
import { createDeadlines, createSweeper } from './deadlines.js';
import type { RequestFacts } from './http/requestLog.js';
import { createPasswords } from './members/password.js';
import { memberTable } from './members/rows.js';
import { createMetrics } from './metrics.js';
import type { AppOptions } from './options.js';
import { createPruner } from './pruning.js';
import { actingSession } from './shared/actingSession.js';
import { createSettings } from './shared/settings.js';
import { createStore, type Store } from './store/index.js';

/**
 * Opens the data of a folder and all areas over it, and starts the background work.
 * @throws FolderRefused when another process has the folder, or its database is damaged or newer. CannotWrite when the
 * disk is full.
 */
export async function openShop(options: AppOptions) {
  const clock = createClock(options.now);
  const { now } = clock;
  const settings = createSettings(options.maintenance ?? 'off');
  const { standIns = {}, siteUrl = () => 'http://localhost:4300' } = options;
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
  const { areas, handlers, ...parts } = openAreas(shop);
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

  return {
    ...parts,
    handlers: { ...handlers, ...standIns.handlers?.(handlers, plain) },
    pages: areas.flatMap(({ pages = [] }) => pages),
    settings,
    now,
    sweep: sweeper.sweep,
    metrics,
    /** Counts an answered request, and writes its line of the access log. */
    report(facts: RequestFacts) {
      metrics.observe(facts);
      options.accessLog?.(JSON.stringify({ time: toInstant(now()), ...facts }));
    },
    /** The parts that the shop needs (`/ready`): each test throws while its part does not answer. */
    checks: {
      store: () => void store.read().get(memberTable, ''),
      catalogue: () => {
        if (parts.lists.rows.categories().length === 0) throw new Error('The catalogue is empty.');
      },
    },
    /** Writes the waiting changes and releases the data folder. */
    async close() {
      sweeper.stop();
      await pruner.stop();
      for (const { close } of areas) await close?.();
      await database.close();
    },
  };
}
