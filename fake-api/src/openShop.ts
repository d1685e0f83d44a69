import { toInstant } from '@first-gong/domain';
import type { AppOptions } from './area/options.js';
import { openAreas } from './areas.js';
import { createMetrics } from './http/metrics.js';
import type { RequestRecord } from './http/requestLog.js';
import { createDeadlines, createExpiryRunner } from './jobs/deadlines.js';
import { createPruner } from './jobs/pruning.js';
import { actingSession } from './shared/actingSession.js';
import { createClock } from './shared/clock.js';
import { memberTable } from './shared/member.js';
import { createSettings } from './shared/settings.js';
import { createStore, type Store } from './store/index.js';

/** The open shop, for requests and demonstration pages. */
export type OpenShop = Awaited<ReturnType<typeof openShop>>;

/**
 * Opens the data and areas, and starts background jobs.
 * @throws FolderRefused if locked, damaged or newer; CannotWrite if the disk is full
 */
export async function openShop(options: AppOptions) {
  const clock = createClock(options.now);
  const { now } = clock;
  const settings = createSettings(options.maintenance ?? 'off');
  const { testDoubles = {}, siteUrl = () => 'http://localhost:4300' } = options;
  const database = createStore({ folder: options.dataDir });
  const plain = testDoubles.store?.(database) ?? database;
  const store: Store = {
    read: () => plain.read(),
    transact(work) {
      const session = actingSession();
      return plain.transact((tx) => {
        // The session may have ended since the request began.
        session?.demand(tx);
        const result = work(tx);
        for (const { endTransaction } of list) endTransaction?.(tx);
        return result;
      });
    },
  };
  const { areas, list, handlers, bodyChecks } = openAreas({ store, now, settings, options, siteUrl });
  const deadlines = createDeadlines(list.flatMap(({ deadlineHandlers = [] }) => deadlineHandlers));
  const expiryRunner = createExpiryRunner(() => deadlines, store, now);
  const pruner = createPruner([...list, { prune: async () => database.emptyLog() }]);
  const metrics = createMetrics(database);
  for (const { queues = {} } of list)
    for (const [name, length] of Object.entries(queues)) metrics.addQueue(name, length);

  metrics.addStreams(areas.cinema.seatStreams.count);

  await database.open([...list.flatMap(({ watchers = [] }) => watchers), deadlines.watcher]);
  try {
    for (const { start } of list) await start?.();
    await pruner.start();
  } catch (error) {
    await database.close();
    throw error;
  }
  expiryRunner.start();

  return {
    areas,
    lists: areas.lists.lists,
    sessions: areas.members.sessions,
    devices: areas.members.devices,
    seatStreams: areas.cinema.seatStreams,
    bodyChecks,
    handlers: { ...handlers, ...testDoubles.handlers?.(handlers, plain) },
    store,
    settings,
    clock,
    now,
    siteUrl,
    runExpiries: expiryRunner.runExpiries,
    metrics,
    /** Counts a finished request and writes its log line. */
    report(facts: RequestRecord) {
      metrics.observe(facts);
      options.accessLog?.(JSON.stringify({ time: toInstant(now()), ...facts }));
    },
    /** Dependencies for `/ready`. Each check throws on failure. */
    checks: {
      store: () => void store.read().get(memberTable, ''),
      catalogue: () => {
        if (areas.lists.lists.rows.categories().length === 0) throw new Error('The catalogue is empty.');
      },
    },
    /** Writes pending changes and unlocks the data folder. */
    async close() {
      expiryRunner.stop();
      await pruner.stop();
      for (const { close } of list) await close?.();
      await database.close();
    },
  };
}
