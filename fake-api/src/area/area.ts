import type { Settler } from '../jobs/deadlines.js';
import type { SettingsBox } from '../shared/settings.js';
import type { Store, Watcher, Writer } from '../store/index.js';
import type { BodyChecks, Handlers } from './handlers.js';
import type { AppOptions } from './options.js';

/** Services that every area gets. The data is there from `start` on; before that an area only puts its parts together. */
export interface Shop {
  store: Store;
  /** Milliseconds since 1970, by the shop's clock. */
  now: () => number;
  settings: SettingsBox;
  options: AppOptions;
  /** Origin of the site, for links in mails. */
  siteUrl: () => string;
}

/** One area of the API: what areas.ts puts together with the others. An area has the parts that it needs. */
export interface Area {
  /** See every change of a row. */
  watchers?: readonly Watcher[];
  settlers?: readonly Settler[];
  handlers?: Partial<Handlers>;
  bodyChecks?: BodyChecks;
  /** The length of each of its queues, for /metrics. */
  queues?: Readonly<Record<string, () => number>>;
  /** Runs at the end of every transaction, inside it. */
  endTransaction?(tx: Writer): void;
  /** Runs once, when the data is open and before the first request. */
  start?(): Promise<void>;
  /** Removes rows that are too old. Runs after `start` and every 10 minutes. */
  prune?(): Promise<void>;
  close?(): Promise<void>;
}
