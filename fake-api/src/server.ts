import { fileURLToPath } from 'node:url';
import { RuleError } from '@first-gong/domain';
import type { Express } from 'express';
import jsonServer from 'json-server';
import { createCarts } from './cart/cart.js';
import { createCatalogue } from './catalogue/index.js';
import { createCinemaHandlers } from './cinema/handlers.js';
import { createClock } from './clock.js';
import { createDeadlines, createSweeper } from './deadlines.js';
import type { Guards } from './guards.js';
import { createHelpHandlers } from './help/handlers.js';
import { createHotEventHandlers } from './hotEvent/handlers.js';
import type { Handlers } from './http/handlers.js';
import { createShop } from './http/shop.js';
import { createInventory } from './inventory/inventory.js';
import { createProgrammeHandlers } from './lists/handlers.js';
import { createListing } from './lists/listing.js';
import { createLists } from './lists/lists.js';
import { createProgrammes, type Showing } from './lists/programme.js';
import { receiptMail } from './mail/receipt.js';
import { createAccountHandlers } from './members/handlers.js';
import { createLogin } from './members/login.js';
import { type SeedMember, seedMembers } from './members/seed.js';
import { createSessions } from './members/sessions.js';
import { createThrottle } from './members/throttle.js';
import { createPurchaseHandlers } from './order/handlers.js';
import { createOrders } from './order/orders.js';
import { createFake } from './pages/fake.js';
import { createProfileHandlers } from './profile/handlers.js';
import { type State, tables } from './state.js';
import { groupBy, openStore } from './store/index.js';
import { createWishListHandlers } from './wishList/handlers.js';

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
  /** Lets /fake/clock be turned from this machine. @default false */
  allowClock?: boolean;
  /** For the controls of the tests only. */
  guards?: Guards;
}

export interface App {
  /** Answers /api, /data, /fake and /Logout.do; every other path is left to what is mounted after. */
  app: Express;
  /** Writes what is waiting and lets go of the data folder. */
  close(): Promise<void>;
}

const staticFolder = fileURLToPath(new URL('../public', import.meta.url));
const isShopPath = (path: string) => /^\/(?:api|data)(?:\/|$)/.test(path) || path === '/Logout.do';

/** Builds the provider's server over the data in a folder. */
export async function createApp(options: AppOptions): Promise<App> {
  const clock = createClock(options.now);
  const { now } = clock;
  const { seatGuard = true, confirmGuard = true } = options.guards ?? {};
  const inventory = createInventory({ seatGuard });
  const byMember = groupBy<State, 'transactions'>('transactions', ({ memberId }) => memberId);
  const deadlines = createDeadlines();
  const store = await openStore<State>({
    folder: options.dataDir,
    tables,
    watchers: [inventory.watcher, byMember.watcher, deadlines.watcher],
  });
  await seedMembers(store, options.members);

  const catalogue = createCatalogue({ seed: options.seed ?? 1, size: options.catalogueSize });
  const programmes = createProgrammes(catalogue, now);
  const listing = createListing(inventory, programmes, now);
  const showing = (performanceId: string): Showing => {
    const found = programmes().showing(performanceId);
    if (found) return found;
    throw new RuleError(isKnown(performanceId) ? 'performanceNotOnSale' : 'performanceNotFound');
  };
  // A run's number with more digits than any calendar has would not be a date.
  const isKnown = (id: string) => /-\d{1,4}-\d{8}-\d{4}$/.test(id) && catalogue.performance(id) !== null;

  const orders = createOrders({
    store,
    inventory,
    now,
    byMember,
    confirmGuard,
    onComplete: (tx, row, member) => tx.put('mails', receiptMail(row, member, now())),
  });
  const { settle } = orders;
  const carts = createCarts({ store, inventory, now, showing, settle, seatGuard });
  const { sweep, stop } = createSweeper(deadlines, store, settle, now);
  const sessions = createSessions(store, now);
  await sessions.prune();
  const login = createLogin(store, sessions, createThrottle(now));
  const lists = createLists(listing, inventory, now);
  const handlers: Handlers = {
    ...createProgrammeHandlers({ inventory, listing, now }),
    ...createAccountHandlers({ login, sessions }),
    ...createHotEventHandlers(),
    ...createPurchaseHandlers({ store, carts, orders, now }),
    ...createCinemaHandlers(),
    ...createProfileHandlers(),
    ...createWishListHandlers(),
    ...createHelpHandlers(),
  };
  const shop = createShop({ lists, handlers, sessions, sweep, staticFolder });
  const fake = createFake({ store, orders, clock, allowClock: options.allowClock ?? false, sweep, staticFolder });

  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.use((request, response, next) => (isShopPath(request.path) ? shop(request, response, next) : next()));
  app.use('/fake', fake);
  return {
    app,
    async close() {
      stop();
      await store.close();
    },
  };
}
