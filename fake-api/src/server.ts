import { fileURLToPath } from 'node:url';
import { RuleError } from '@first-gong/domain';
import type { Express, Request } from 'express';
import jsonServer from 'json-server';
import { createCarts } from './cart/cart.js';
import { createSeatChoice } from './cart/choice.js';
import { createCatalogue } from './catalogue/index.js';
import { createCinemaHandlers } from './cinema/handlers.js';
import { createClock } from './clock.js';
import { createControl } from './control/control.js';
import { createSettings, type MaintenanceMode } from './control/settings.js';
import { createDeadlines, createSweeper } from './deadlines.js';
import { type Guards, guardsOf } from './guards.js';
import { openHelp } from './help/help.js';
import { createHotEventHandlers } from './hotEvent/handlers.js';
import { createHotEvent } from './hotEvent/hotEvent.js';
import type { Handlers } from './http/handlers.js';
import { methodsOf } from './http/routes.js';
import { createShop } from './http/shop.js';
import { createInventory } from './inventory/inventory.js';
import { addressNodes } from './lists/addresses/index.js';
import { createProgrammeHandlers } from './lists/handlers.js';
import { createListing } from './lists/listing.js';
import { createLists } from './lists/lists.js';
import { createProgrammes, type Showing } from './lists/programme.js';
import { createPost } from './mail/post.js';
import { receiptMail } from './mail/receipt.js';
import { createMemberRecords, createMemberServices } from './memberServices.js';
import { createAccountHandlers } from './members/handlers.js';
import { createIdentityCodes } from './members/identityCodes.js';
import { createMemberIndexes } from './members/memberIndexes.js';
import { type SeedMember, seedMembers } from './members/seed.js';
import { createSessions } from './members/sessions.js';
import { createThrottle } from './members/throttle.js';
import { orderCancelledNotice, orderCompleteNotice } from './notices/occasions.js';
import { createPurchaseHandlers } from './order/handlers.js';
import { createOrders } from './order/orders.js';
import { createFake } from './pages/fake.js';
import { createPayments } from './pages/payment.js';
import { type State, tables } from './state.js';
import { groupBy, openStore } from './store/index.js';
import { unguarded } from './unguarded.js';
import { createMatching } from './wishList/matching.js';
import { servingStore } from './wishList/serving.js';

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
  /** Origin of the site, for the links in delivered mails; asked when it is needed. @default http://localhost:4300 */
  siteUrl?: () => string;
  /** What the shop starts with: closed by the weekly window (spec §9), always, or never. @default 'off' */
  maintenance?: MaintenanceMode;
  /** Opens /fake/control and /fake/clock to this machine. @default false */
  allowControl?: boolean;
  /** For the controls of the tests only: rules that are switched off. */
  guards?: Partial<Guards>;
}

export interface App {
  /** Answers /api, /data, /fake and the few paths of the table beside them; every other is left to what is mounted after. */
  app: Express;
  /** Writes what is waiting and lets go of the data folder. */
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

/** Builds the provider's server over the data in a folder. */
export async function createApp(options: AppOptions): Promise<App> {
  const clock = createClock(options.now);
  const { now } = clock;
  const settings = createSettings(options.maintenance ?? 'off');
  const hotEvent = createHotEvent(now);
  const guards = guardsOf(options.guards);
  const { seatGuard, confirmGuard } = guards;
  const less = unguarded(guards);
  const inventory = createInventory({ seatGuard });
  const byMember = groupBy<State, 'transactions'>('transactions', ({ memberId }) => memberId);
  const deadlines = createDeadlines();
  const indexes = createMemberIndexes();
  const records = createMemberRecords(now);
  const opened = await openStore<State>({
    folder: options.dataDir,
    tables,
    watchers: [inventory.watcher, byMember.watcher, deadlines.watcher, ...indexes.watchers, ...records.watchers],
  });
  await seedMembers(opened, options.members);

  const catalogue = createCatalogue({ seed: options.seed ?? 1, size: options.catalogueSize });
  const programmes = createProgrammes(catalogue, now);
  const { notices, favourites, wishIndex } = records;
  const { likesOf } = favourites;
  const listing = createListing({ inventory, programmes, likesOf, now });
  const showing = (performanceId: string): Showing => {
    const found = programmes().showing(performanceId);
    if (found) return found;
    throw new RuleError(isKnown(performanceId) ? 'performanceNotOnSale' : 'performanceNotFound');
  };
  // A run's number with more digits than any calendar has would not be a date.
  const isKnown = (id: string) => /-\d{1,4}-\d{8}-\d{4}$/.test(id) && catalogue.performance(id) !== null;

  const { smtpUrl, siteUrl = () => 'http://localhost:4300' } = options;
  const post = createPost({ store: opened, now, smtpUrl, siteUrl });
  const matching = createMatching({
    index: wishIndex,
    inventory,
    showing: (performanceId) => programmes().showing(performanceId),
    notices,
    post,
    now,
  });
  const store = servingStore(opened, matching.serveFreed);
  const orders = createOrders({
    store,
    inventory,
    now,
    byMember,
    confirmGuard,
    onComplete(tx, row, member) {
      post.send(tx, receiptMail(row, member, now()));
      notices.tell(tx, member.id, orderCompleteNotice(row));
    },
    onCancel: (tx, row) => notices.tell(tx, row.memberId, orderCancelledNotice(row)),
  });
  const { settle } = orders;
  const { mayHold } = hotEvent;
  const carts = createCarts({ store, inventory, now, mayHold, settle, seatGuard });
  const choosing = { inventory, now, showing, weather: () => settings.read().weather };
  const seatChoice = createSeatChoice({ ...choosing, showing: less.showing(showing) });
  const help = await openHelp({ store, post, dataDir: options.dataDir, now });
  const sessions = less.sessions(createSessions(store, indexes, now));
  await sessions.prune();
  const codes = less.codes(createIdentityCodes(now));
  const throttle = less.throttle(createThrottle(now));
  const addressList = addressNodes('en_us');
  const showWishList = () => settings.read().showWishList;
  const services = createMemberServices({
    records,
    store,
    matching,
    orders,
    inventory,
    catalogue,
    listing,
    showing,
    sessions,
    addressList,
    showWishList,
    now,
  });
  const { sweep, stop } = createSweeper(deadlines, store, { carts: settle, ...services.settlers }, now);
  const payments = createPayments(store, orders, services.topUps);
  const lists = createLists({ listing, inventory, settings, now });
  const handlers: Handlers = {
    ...createProgrammeHandlers({ inventory, listing, likesOf, now }),
    ...createAccountHandlers({ store, indexes, sessions, codes, throttle, post, addressList, now }),
    ...createHotEventHandlers(hotEvent),
    ...createPurchaseHandlers({ store, carts, seatChoice, orders, now }),
    ...createCinemaHandlers({ ...choosing, programmes, carts }),
    ...services.handlers,
    ...help.handlers,
  };
  const answering = less.handlers(handlers, { store, sessions });
  const shop = createShop({ lists, handlers: answering, sessions, settings, sweep, now, staticFolder });
  const control = createControl({ settings, hotEvent, clock, matchWishes: services.wishes.matchNow, sweep });
  const fake = createFake({
    store,
    payments,
    codes,
    uploads: less.uploads(help.uploads),
    siteUrl,
    control: options.allowControl ? control : null,
    sweep,
    staticFolder,
  });

  const app = jsonServer.create();
  app.disable('x-powered-by');
  // json-server writes answers for people: a stadium's plan is three times as long that way.
  app.disable('json spaces');
  // What is kept has a tag of its own; every other answer is good once.
  app.disable('etag');
  app.use((request, response, next) =>
    isShopPath(request.path) && !opensPage(request) ? shop(request, response, next) : next(),
  );
  app.use('/fake', fake);
  return {
    app,
    async close() {
      stop();
      await post.close();
      await store.close();
    },
  };
}
