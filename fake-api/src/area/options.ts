import type { SeedMember } from '../shared/member.js';
import type { MaintenanceMode } from '../shared/settings.js';
import type { Store } from '../store/index.js';
import type { Handlers } from './handlers.js';

export interface AppOptions {
  /** Where purchases, holds and sessions are kept. */
  dataDir: string;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** Stirs the invented catalogue. @default 1 */
  seed?: number;
  /** Events on sale at a time. @default the catalogue's own */
  catalogueSize?: number;
  /** Members beside the demonstration's. */
  members?: readonly SeedMember[];
  /** Where mail is delivered beside the outbox, `smtp://user:password@host:port`. @default it stays in the outbox */
  smtpUrl?: string;
  /** Origin of the site, for the links in delivered mails; read when it is needed. @default http://localhost:4300 */
  siteUrl?: () => string;
  /** The mode at the start: closed by the weekly window (spec §9), always, or never. @default 'off' */
  maintenance?: MaintenanceMode;
  /** Number of reverse proxies in front, whose last X-Forwarded-For entries are believed. @default 0 */
  proxies?: number;
  /** Work of a password hash in blocks of scrypt, a power of two. Tests take a small one. @default 32768 */
  passwordCost?: number;
  /** Whether other machines can reach the shop. It opens the pages below /fake that a visitor needs to all of them. @default false */
  openToOthers?: boolean;
  /** The operator's pages below /fake: mail, charges, switches, clock. Only this machine may open them. @default `!openToOthers` */
  operatorPages?: boolean;
  /** Takes a line of the access log for each request. @default there is no access log */
  accessLog?: (line: string) => void;
  /** Whether other machines may read /metrics. @default false: this machine only */
  openMetrics?: boolean;
  /** Stand-ins for parts of the shop. Tests take a rule away with them and show that a check notices (decision 0025). */
  standIns?: StandIns;
}

export interface StandIns {
  /** Takes the place of the store. */
  store?(store: Store): Store;
  /** Take the place of some handlers. */
  handlers?(handlers: Handlers, store: Store): Partial<Handlers>;
}
