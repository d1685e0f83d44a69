import { cartExpiry, RuleError, toInstant } from '@first-gong/domain';
import { dawdle } from '../guards.js';
import type { Inventory } from '../inventory/inventory.js';
import type { CartRow, GoneHold, Hold, ShopStore, State } from '../state.js';
import type { Reader, Writer } from '../store/index.js';
import type { Choice } from './choice.js';

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

export interface Carts {
  /**
   * Holds what is chosen, all of it or nothing. One clock for the whole cart.
   * @throws RuleError `waitingRoomFirst`, `transactionClosed` while an order waits for the bank, and what `choice` says.
   */
  hold(memberId: string, choice: Choice): Promise<CartRow>;
  /**
   * Gives held seats back, with those that were held together with them; or dismisses a row that is gone. An unknown
   * hold changes nothing.
   */
  release(memberId: string, holdId: string): Promise<CartRow>;
  /** Cancel Order (spec §4): everything that is held is released. */
  cancel(memberId: string): Promise<CartRow>;
}

export interface CartParts {
  store: ShopStore;
  inventory: Inventory;
  now: () => number;
  /** @throws RuleError `waitingRoomFirst` for a member who has not been called in a hot event. */
  mayHold: (memberId: string) => void;
  /** Brings the cart up to the clock: see deadlines.ts. */
  settle: (tx: Writer<State>, memberId: string) => CartRow;
  /** `false` looks for seats before the transaction that takes them: only for the control of the race test. */
  seatGuard: boolean;
}

export function createCarts({ store, inventory, now, mayHold, settle, seatGuard }: CartParts): Carts {
  const choose = (cart: CartRow, choice: Choice): Hold[] => {
    mayHold(cart.id);
    if (cart.awaitingBank !== null) throw new RuleError('transactionClosed');
    return choice(cart);
  };

  const place = (tx: Writer<State>, cart: CartRow, chosen: readonly Hold[]): CartRow => {
    for (const item of chosen) inventory.take(tx, item);
    const deadline = cartExpiry(cart.deadline === null ? [] : [cart.deadline], now());
    const placed = { ...cart, items: [...cart.items, ...chosen], deadline };
    tx.put('carts', placed);
    return placed;
  };

  return {
    async hold(memberId, choice) {
      if (!seatGuard) {
        const early = choose(cartOf(store.read(), memberId), choice);
        await dawdle();
        return store.transact((tx) => place(tx, settle(tx, memberId), early));
      }
      return store.transact((tx) => {
        const cart = settle(tx, memberId);
        return place(tx, cart, choose(cart, choice));
      });
    },
    release: (memberId, holdId) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        const named = cart.items.find((held) => held.holdId === holdId);
        const leaving = cart.items.filter(({ groupId }) => groupId === named?.groupId);
        for (const item of leaving) inventory.giveBack(tx, item);
        const items = cart.items.filter((held) => !leaving.includes(held));
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
