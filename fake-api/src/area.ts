import type { Router } from 'express';
import type { Clock } from './clock.js';
import type { BodyChecks, Handlers } from './http/handlers.js';
import type { Passwords } from './members/password.js';
import type { AppOptions } from './options.js';
import type { SettingsBox } from './shared/settings.js';
import type { Row, Store, Table, Watcher, Writer } from './store/index.js';

/** Services that every area gets. The data is there from `start` on; before that an area only puts its parts together. */
export interface Shop {
  store: Store;
  /** Milliseconds since 1970, by the shop's clock. */
  now: () => number;
  clock: Clock;
  settings: SettingsBox;
  passwords: Passwords;
  options: AppOptions;
  /** Origin of the site, for links in mails. */
  siteUrl: () => string;
  /** Settles every row whose time is over; null when there is none. */
  sweep: () => Promise<void> | null;
}

/** A row that the clock moves on. */
export interface TimedRow extends Row {
  /** UTC instant at which its time is over; null where the clock changes nothing. */
  readonly deadline: string | null;
}

/** Action on a row of a table at its deadline. */
export interface Settler {
  table: Table<TimedRow>;
  /** Changes nothing before the deadline, but shortens one that a clock has left too far ahead. */
  settle(tx: Writer, id: string): void;
}

/** Pages under /fake that stand in for the world around the shop. */
export interface FakePages {
  /** Mounted at /fake. */
  router: Router;
  /** The methods of each path, named when another one is refused. */
  methods: Readonly<Record<string, string>>;
}

/** One area of the API: what areas.ts puts together with the others. An area has the parts that it needs. */
export interface Area {
  /** See every change of a row. */
  watchers?: readonly Watcher[];
  settlers?: readonly Settler[];
  handlers?: Partial<Handlers>;
  bodyChecks?: BodyChecks;
  pages?: FakePages;
  /** The length of each of its queues, for /metrics. */
  queues?: Readonly<Record<string, () => number>>;
  /** Runs at the end of every transaction, inside it. */
  endTransaction?(tx: Writer): void;
  /** Runs once, when the data is open and before the first request. */
  start?(): Promise<void>;
  /** Removes rows that nobody needs any more. Runs after `start` and every 10 minutes. */
  prune?(): Promise<void>;
  close?(): Promise<void>;
}
