import { cartExpiry, RuleError, toInstant } from '@first-gong/domain';
import type { Inventory } from '../inventory/inventory.js';
import type { Reader, Store, Writer } from '../store/index.js';
import type { Choice } from './choice.js';
import { type CartRow, cartTable, type GoneHold, goneTable, type Hold } from './rows.js';

/** The most gone rows that a cart keeps for its member to read. */
const goneKept = 20;

/** The number of holds whose keys a cart remembers. A request is repeated within minutes. */
const keysKept = 20;

export const emptyCart = (memberId: string): CartRow => ({
  id: memberId,
  items: [],
  gone: [],
  holdKeys: [],
  awaitingBank: null,
  deadline: null,
});

export const cartOf = (data: Reader, memberId: string): CartRow => data.get(cartTable, memberId) ?? emptyCart(memberId);

/** The gone holds of a cart, oldest first. */
export const goneOf = (data: Reader, { gone }: CartRow): GoneHold[] =>
  gone.flatMap((hold) => ('show' in hold ? hold : (data.get(goneTable, hold.holdId) ?? [])));

/** Empties a cart and keeps its items as gone. Returns the stored cart. */
export function letGo(
  tx: Writer,
  cart: CartRow,
  items: readonly Hold[],
  reason: GoneHold['reason'],
  at: string,
): CartRow {
  for (const item of items) tx.put(goneTable, { ...item, id: item.holdId, reason, at });
  const all = [...cart.gone, ...items.map(({ holdId }) => ({ holdId, reason }))];
  const gone = all.slice(-goneKept);
  for (const { holdId } of all.slice(0, all.length - gone.length)) tx.remove(goneTable, holdId);
  const emptied = { ...cart, items: [], gone, awaitingBank: null, deadline: null };
  tx.put(cartTable, emptied);
  return emptied;
}

export interface Carts {
  /**
   * Holds all chosen seats or none. The cart has one deadline for all its items. A known key changes nothing.
   * @throws RuleError `waitingRoomFirst`, `transactionClosed` while an order waits for the bank, and as `choice` does.
   */
  hold(memberId: string, choice: Choice, holdKey?: string): Promise<CartRow>;
  /**
   * Gives held seats back, together with all seats of the same group, or removes a gone row. An unknown hold changes
   * nothing.
   */
  release(memberId: string, holdId: string): Promise<CartRow>;
  /** Cancel Order (spec §4): releases every held seat. */
  cancel(memberId: string): Promise<CartRow>;
}

export interface CartParts {
  store: Store;
  inventory: Inventory;
  now: () => number;
  /** @throws RuleError `waitingRoomFirst` for a member who has not been called in a hot event. */
  mayHold: (memberId: string) => void;
  /** Settles the cart if its deadline is over: see deadlines.ts. */
  settle: (tx: Writer, memberId: string) => CartRow;
}

export function createCarts({ store, inventory, now, mayHold, settle }: CartParts): Carts {
  const choose = (cart: CartRow, choice: Choice): Hold[] => {
    mayHold(cart.id);
    if (cart.awaitingBank !== null) throw new RuleError('transactionClosed');
    return choice(cart);
  };

  const place = (tx: Writer, cart: CartRow, chosen: readonly Hold[], keys: readonly string[]): CartRow => {
    for (const item of chosen) inventory.take(tx, item);
    const deadline = cartExpiry(cart.deadline === null ? [] : [cart.deadline], now());
    const holdKeys = [...cart.holdKeys, ...keys].slice(-keysKept);
    const placed = { ...cart, items: [...cart.items, ...chosen], holdKeys, deadline };
    tx.put(cartTable, placed);
    return placed;
  };

  return {
    hold: (memberId, choice, holdKey) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        const keys = holdKey === undefined ? [] : [holdKey];
        if (keys.some((key) => cart.holdKeys.includes(key))) return cart;
        return place(tx, cart, choose(cart, choice), keys);
      }),
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
        tx.remove(goneTable, holdId);
        const released = { ...cart, items, gone, deadline: emptied ? null : cart.deadline };
        tx.put(cartTable, released);
        return released;
      }),
    cancel: (memberId) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        if (cart.items.length === 0) return cart;
        for (const item of cart.items) inventory.giveBack(tx, item);
        return letGo(tx, cart, cart.items, 'cancelled', toInstant(now()));
      }),
  };
}
