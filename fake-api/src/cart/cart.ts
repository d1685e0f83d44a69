import { randomUUID } from 'node:crypto';
import { cartExpiry, checkQuantity, RuleError, toInstant } from '@first-gong/domain';
import type { CatalogueZone } from '../catalogue/index.js';
import { dawdle } from '../guards.js';
import type { Inventory } from '../inventory/inventory.js';
import { hasBegun } from '../lists/listing.js';
import type { Showing } from '../lists/programme.js';
import type { CartRow, GoneHold, Hold, ShopStore, State } from '../state.js';
import type { Reader, Writer } from '../store/index.js';

/** Rows that left a cart and are kept for reading; older ones make room. */
const goneKept = 20;

export const emptyCart = (memberId: string): CartRow => ({
  id: memberId,
  items: [],
  gone: [],
  awaitingBank: null,
  deadline: null,
});

export const cartOf = (data: Reader<State>, memberId: string): CartRow =>
  data.get('carts', memberId) ?? emptyCart(memberId);

/** The cart without its items, which are now to be read under `gone`. */
export function withGone(cart: CartRow, items: readonly Hold[], reason: GoneHold['reason'], at: string): CartRow {
  const gone = [...cart.gone, ...items.map((item): GoneHold => ({ ...item, reason, at }))].slice(-goneKept);
  return { ...cart, items: [], gone, awaitingBank: null, deadline: null };
}

export interface SeatRequest {
  performanceId: string;
  zone: string;
  quantity: number;
}

export interface Carts {
  /**
   * Holds the best seats there are (spec §5, §9). One clock for the whole cart.
   * @throws RuleError when the performance, the zone or the quantity cannot be had, or an order waits for the bank.
   */
  hold(memberId: string, request: SeatRequest): Promise<CartRow>;
  /** Gives held seats back, or dismisses a row that is gone. An unknown hold changes nothing. */
  release(memberId: string, holdId: string): Promise<CartRow>;
  /** Cancel Order (spec §4): everything that is held is released. */
  cancel(memberId: string): Promise<CartRow>;
}

export interface CartParts {
  store: ShopStore;
  inventory: Inventory;
  now: () => number;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  showing: (performanceId: string) => Showing;
  /** Brings the cart up to the clock: see deadlines.ts. */
  settle: (tx: Writer<State>, memberId: string) => CartRow;
  /** `false` looks for seats before the transaction that takes them: only for the control of the race test. */
  seatGuard: boolean;
}

export function createCarts({ store, inventory, now, showing, settle, seatGuard }: CartParts): Carts {
  const choose = (data: Reader<State>, cart: CartRow, request: SeatRequest): Hold => {
    if (cart.awaitingBank !== null) throw new RuleError('transactionClosed');
    const { event, performance } = showing(request.performanceId);
    if (hasBegun(performance, now())) throw new RuleError('performanceNotOnSale');
    const zone = performance.zones.find(({ code }) => code === request.zone);
    if (zone === undefined) throw new RuleError('zoneNotFound', [{ field: 'zone', code: 'zoneNotFound' }]);

    const fields = checkQuantity({
      quantity: request.quantity,
      inCart: ticketsIn(cart.items),
      inCartOfEvent: ticketsIn(cart.items.filter(({ show }) => show.id === event.id)),
      eventLimit: event.ticketLimit,
      remaining: inventory.remaining(performance, zone),
    });
    const [refused] = fields;
    if (refused) throw new RuleError(refused.code, fields);
    const choice = inventory.choose(data, performance, zone, request.quantity);
    if (choice === null) throw new RuleError('zoneSoldOut', [{ field: 'quantity', code: 'zoneSoldOut' }]);
    return {
      holdId: randomUUID(),
      show: factsOf({ event, performance }),
      zone: zoneFactsOf(zone),
      price: zone.price,
      ...choice,
    };
  };

  const place = (tx: Writer<State>, cart: CartRow, item: Hold): CartRow => {
    inventory.take(tx, item);
    const deadline = cartExpiry(cart.deadline === null ? [] : [cart.deadline], now());
    const placed = { ...cart, items: [...cart.items, item], deadline };
    tx.put('carts', placed);
    return placed;
  };

  return {
    async hold(memberId, request) {
      if (!seatGuard) {
        const early = choose(store.read(), cartOf(store.read(), memberId), request);
        await dawdle();
        return store.transact((tx) => place(tx, settle(tx, memberId), early));
      }
      return store.transact((tx) => {
        const cart = settle(tx, memberId);
        return place(tx, cart, choose(tx, cart, request));
      });
    },
    release: (memberId, holdId) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        const item = cart.items.find((held) => held.holdId === holdId);
        if (item) inventory.giveBack(tx, item);
        const items = cart.items.filter((held) => held !== item);
        const gone = cart.gone.filter((left) => left.holdId !== holdId);
        if (items.length === cart.items.length && gone.length === cart.gone.length) return cart;
        const emptied = items.length === 0 && cart.awaitingBank === null;
        const released = { ...cart, items, gone, deadline: emptied ? null : cart.deadline };
        tx.put('carts', released);
        return released;
      }),
    cancel: (memberId) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        if (cart.items.length === 0) return cart;
        for (const item of cart.items) inventory.giveBack(tx, item);
        const cancelled = withGone(cart, cart.items, 'cancelled', toInstant(now()));
        tx.put('carts', cancelled);
        return cancelled;
      }),
  };
}

const ticketsIn = (items: readonly Hold[]) => items.reduce((sum, { seats }) => sum + seats.length, 0);

const factsOf = ({ event, performance }: Showing): Hold['show'] => ({
  id: event.id,
  group: event.group,
  title: event.title,
  posterSeed: event.posterSeed,
  posterLines: event.posterLines,
  interest: event.interest,
  venue: event.venue.name,
  performanceId: performance.id,
  startsAt: performance.startsAt,
  pointsProgramme: event.pointsProgramme,
});

const zoneFactsOf = ({ code, name, standing, restrictedView }: CatalogueZone): Hold['zone'] => ({
  code,
  name,
  standing,
  restrictedView,
});
