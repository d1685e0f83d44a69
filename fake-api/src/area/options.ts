import type { SeedMember } from '../shared/member.js';
import type { MaintenanceMode } from '../shared/settings.js';
import type { Store } from '../store/index.js';
import type { Handlers } from './handlers.js';

export interface AppOptions {
  /** Folder of the database and uploads. */
  dataDir: string;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** Seed of the invented catalogue. @default 1 */
  seed?: number;
  /** Number of events on sale. @default the catalogue's */
  catalogueSize?: number;
  /** Members in addition to the demonstration's. */
  members?: readonly SeedMember[];
  /** SMTP server that also receives the mail, `smtp://user:password@host:port`. @default only the outbox */
  smtpUrl?: string;
  /** Returns the origin of the site, for links in emails. @default http://localhost:4300 */
  siteUrl?: () => string;
  /** Maintenance at the start: weekly (spec §9), always or never. @default 'off' */
  maintenance?: MaintenanceMode;
  /** Number of trusted reverse proxies in front, for X-Forwarded-For. @default 0 */
  proxies?: number;
  /** Cost of a password hash in blocks of scrypt, a power of two. @default 32768 */
  passwordCost?: number;
  /** Whether other machines can reach the shop. If so, they can open the visitors' pages below /fake. @default false */
  openToOthers?: boolean;
  /** Serves the operator's pages below /fake, to this machine only. @default `!openToOthers` */
  operatorPages?: boolean;
  /** Receives one access log line per request. @default no access log */
  accessLog?: (line: string) => void;
  /** Whether other machines may read /metrics. @default false */
  openMetrics?: boolean;
  /** Replaced parts. Tests remove a rule this way to prove that a check detects it (decision 0025). */
  testDoubles?: TestDoubles;
}

export interface TestDoubles {
  /** Wraps the store. */
  store?(store: Store): Store;
  /** Replaces some handlers. */
  handlers?(handlers: Handlers, store: Store): Partial<Handlers>;
}
