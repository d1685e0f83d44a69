import type { DeadlineHandler } from '../jobs/deadlines.js';
import type { SettingsBox } from '../shared/settings.js';
import type { Store, Watcher, Writer } from '../store/index.js';
import type { BodyChecks, Handlers } from './handlers.js';
import type { AppOptions } from './options.js';

/** Services for every area. Before `start`, an area only creates its parts, because the data is not open yet. */
export interface Shop {
  store: Store;
  /** Milliseconds since 1970, by the shop's clock. */
  now: () => number;
  settings: SettingsBox;
  options: AppOptions;
  /** Origin of the site, for links in emails. */
  siteUrl: () => string;
}

/** One area of the API, which areas.ts combines with the others. All parts are optional. */
export interface Area {
  /** Called for every change of a row. */
  watchers?: readonly Watcher[];
  deadlineHandlers?: readonly DeadlineHandler[];
  handlers?: Partial<Handlers>;
  bodyChecks?: BodyChecks;
  /** Lengths of its queues, for /metrics. */
  queues?: Readonly<Record<string, () => number>>;
  /** Runs in every transaction, at its end. */
  endTransaction?(tx: Writer): void;
  /** Runs once, after the data is open and before the first request. */
  start?(): Promise<void>;
  /** Removes old rows. Runs after `start` and every 10 minutes. */
  prune?(): Promise<void>;
  close?(): Promise<void>;
}
