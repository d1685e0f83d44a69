import { areConsecutive, cartExpiry, RuleError, type Seat, seatKey, toInstant } from '@first-gong/domain';
import type { Inventory } from '../inventory/inventory.js';
import type { Reader, Store, Writer } from '../store/index.js';
import type { Choice } from './choice.js';
import type { Leaving } from './leaving.js';
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
  paid: null,
});

export const cartOf = (data: Reader, memberId: string): CartRow => data.get(cartTable, memberId) ?? emptyCart(memberId);

/** The gone holds of a cart, oldest first. */
export const goneOf = (data: Reader, { gone }: CartRow): GoneHold[] =>
  gone.flatMap((hold) => ('show' in hold ? hold : (data.get(goneTable, hold.holdId) ?? [])));

/** Whether two holds are of the same seats. */
const isSame = (one: Hold, other: Hold): boolean =>
  one.show.performanceId === other.show.performanceId &&
  one.zone.code === other.zone.code &&
  one.seats.length === other.seats.length &&
  one.seats.every((seat) => other.seats.some((each) => seatKey(each) === seatKey(seat)));

/** A hold with fewer seats: what is left may be side by side now. No hold without a seat. */
const withSeats = (hold: Hold, seats: Seat[]): Hold[] =>
  seats.length === 0
    ? []
    : [{ ...hold, seats, compromise: hold.compromise === 'split' && areConsecutive(seats) ? 'none' : hold.compromise }];

/** The cart without the gone holds that are named. It is not stored yet; their rows are removed. */
function withoutGone(tx: Writer, cart: CartRow, holdIds: readonly string[]): CartRow {
  const gone = cart.gone.filter(({ holdId }) => !holdIds.includes(holdId));
  if (gone.length === cart.gone.length) return cart;
  for (const holdId of holdIds) tx.remove(goneTable, holdId);
  return { ...cart, gone };
}

/** The cart without gone holds of the seats of some items: what left it is told once. */
const withoutSame = (tx: Writer, cart: CartRow, items: readonly Hold[]): CartRow =>
  withoutGone(
    tx,
    cart,
    goneOf(tx, cart)
      .filter((left) => items.some((item) => isSame(left, item)))
      .map(({ holdId }) => holdId),
  );

/** Empties a cart and keeps its items as gone. Returns the stored cart. */
export function letGo(
  tx: Writer,
  cart: CartRow,
  items: readonly Hold[],
  reason: GoneHold['reason'],
  at: string,
): CartRow {
  const before = withoutSame(tx, cart, items);
  for (const item of items) tx.put(goneTable, { ...item, id: item.holdId, reason, at });
  const all = [...before.gone, ...items.map(({ holdId }) => ({ holdId, reason }))];
  const gone = all.slice(-goneKept);
  for (const { holdId } of all.slice(0, all.length - gone.length)) tx.remove(goneTable, holdId);
  const emptied = { ...cart, items: [], gone, awaitingBank: null, deadline: null, paid: null };
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
   * Gives back one seat of a hold, named as `seatKey` writes it, or without `seat` all seats of its group. An unknown
   * hold or seat changes nothing.
   * @throws RuleError `seatsLeaveTogether` for a seat that cannot leave alone.
   */
  release(memberId: string, holdId: string, seat?: string): Promise<CartRow>;
  /**
   * Holds gone seats again, all or none, together with all seats of their groups. An unknown id changes nothing.
   * @throws RuleError `waitingRoomFirst`, `transactionClosed`, and as `sameAgain` does, with the field `holdIds.0`.
   */
  again(memberId: string, holdIds: readonly string[]): Promise<CartRow>;
  /** Removes gone holds that the member has read. An unknown id changes nothing. */
  dismiss(memberId: string, holdIds: readonly string[]): Promise<CartRow>;
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
  /** Chooses the seats of holds that were made together, as they were. */
  sameAgain: (group: readonly Hold[]) => Choice;
  leaving: Leaving;
}

export function createCarts({ store, inventory, now, mayHold, settle, sameAgain, leaving }: CartParts): Carts {
  const choose = (tx: Writer, cart: CartRow, choice: Choice): Hold[] => {
    mayHold(cart.id);
    if (cart.awaitingBank !== null) throw new RuleError('transactionClosed');
    return choice(tx, cart);
  };

  const place = (tx: Writer, cart: CartRow, chosen: readonly Hold[], keys: readonly string[]): CartRow => {
    for (const item of chosen) inventory.take(tx, item);
    const deadline = cartExpiry(cart.deadline === null ? [] : [cart.deadline], now());
    const holdKeys = [...cart.holdKeys, ...keys].slice(-keysKept);
    const placed = {
      ...withoutSame(tx, cart, chosen),
      items: [...cart.items, ...chosen],
      holdKeys,
      deadline,
      paid: null,
    };
    tx.put(cartTable, placed);
    return placed;
  };

  /** @throws RuleError as `choose` does, with the name of the hold that cannot be made again. */
  const chooseAgain = (tx: Writer, cart: CartRow, group: readonly Hold[], field: string): Hold[] => {
    try {
      return choose(tx, cart, sameAgain(group));
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const { code, fields } = error;
      const values = fields.find((each) => each.values)?.values;
      throw new RuleError(code, [{ field, code, ...(values && { values }) }]);
    }
  };

  /** The holds that leave with a hold or with one of its seats. */
  const leavingOf = (tx: Writer, items: readonly Hold[], named: Hold, seat: string | undefined): Hold[] => {
    if (seat === undefined) return items.filter(({ groupId }) => groupId === named.groupId);
    const held = named.seats.find((each) => seatKey(each) === seat);
    if (held === undefined) return [];
    if (!leaving(tx, items, named).alone.includes(held)) throw new RuleError('seatsLeaveTogether');
    return [{ ...named, seats: [held] }];
  };

  return {
    hold: (memberId, choice, holdKey) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        const keys = holdKey === undefined ? [] : [holdKey];
        if (keys.some((key) => cart.holdKeys.includes(key))) return cart;
        return place(tx, cart, choose(tx, cart, choice), keys);
      }),
    release: (memberId, holdId, seat) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        const named = cart.items.find((held) => held.holdId === holdId);
        const released = named === undefined ? [] : leavingOf(tx, cart.items, named, seat);
        for (const item of released) inventory.giveBack(tx, item);
        if (released.length === 0) return cart;
        const items = cart.items.flatMap((held) => {
          const gone = released.find((item) => item.holdId === held.holdId)?.seats;
          return gone
            ? withSeats(
                held,
                held.seats.filter((each) => !gone.includes(each)),
              )
            : held;
        });
        const smaller = { ...cart, items, deadline: items.length === 0 ? null : cart.deadline };
        tx.put(cartTable, smaller);
        return smaller;
      }),
    again: (memberId, holdIds) =>
      store.transact((tx) => {
        let cart = settle(tx, memberId);
        for (const [index, id] of holdIds.entries()) {
          const gone = goneOf(tx, cart);
          const named = gone.find(({ holdId }) => holdId === id);
          if (named === undefined) continue;
          const group = gone.filter(({ groupId }) => groupId === named.groupId);
          const chosen = chooseAgain(tx, cart, group, `holdIds.${index}`);
          const left = withoutGone(
            tx,
            cart,
            group.map(({ holdId }) => holdId),
          );
          cart = place(tx, left, chosen, []);
        }
        return cart;
      }),
    dismiss: (memberId, holdIds) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        const read = withoutGone(tx, cart, holdIds);
        if (read !== cart) tx.put(cartTable, read);
        return read;
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
