import { areConsecutive, cartExpiry, RuleError, seatKey, toInstant } from '@first-gong/domain';
import type { Store, Writer } from '../store/index.js';
import { type ChoiceDependencies, chooseAgain, type SeatPicker } from './choice.js';
import { type CartRow, cartTable, type Hold, type ReleasedHold, releasedOf, releasedTable } from './rows.js';
import type { Leaving } from './view.js';

/** Maximum released items that a cart keeps for its member. */
const releasedLimit = 20;

/** Number of remembered hold keys. Retries arrive within minutes. */
const keysKept = 20;

/** A name for the seats of a hold, equal for holds of the same seats. */
const seatsOf = ({ show, zone, seats }: Hold): string =>
  JSON.stringify([show.performanceId, zone.code, seats.map(seatKey).sort()]);

/** Removes released seats from holds. The remaining seats may be adjacent now, so the compromise is recomputed. */
const without = (items: readonly Hold[], released: readonly Hold[]): Hold[] =>
  items.flatMap((hold) => {
    const lost = released.find(({ holdId }) => holdId === hold.holdId)?.seats;
    if (lost === undefined) return hold;
    const seats = hold.seats.filter((seat) => !lost.includes(seat));
    const compromise = hold.compromise === 'split' && areConsecutive(seats) ? 'none' : hold.compromise;
    return seats.length === 0 ? [] : { ...hold, seats, compromise };
  });

/** Removes released items and their rows. Does not store the cart. */
function withoutReleased(tx: Writer, cart: CartRow, over: readonly Pick<Hold, 'holdId'>[]): CartRow {
  if (over.length === 0) return cart;
  for (const { holdId } of over) tx.remove(releasedTable, holdId);
  return { ...cart, gone: cart.gone.filter(({ holdId }) => !over.some((one) => one.holdId === holdId)) };
}

/** Removes released items with the same seats, so that the buyer reads about them once. */
function withoutSame(tx: Writer, cart: CartRow, items: readonly Hold[]): CartRow {
  const seats = items.map(seatsOf);
  const same = releasedOf(tx, cart).filter((gone) => seats.includes(seatsOf(gone)));
  return withoutReleased(tx, cart, same);
}

/** Releases items and keeps them with the reason. Returns the stored cart. */
export function releaseItems(
  tx: Writer,
  cart: CartRow,
  items: readonly Hold[],
  reason: ReleasedHold['reason'],
  at: string,
): CartRow {
  const before = withoutSame(tx, cart, items);
  for (const item of items) tx.put(releasedTable, { ...item, id: item.holdId, reason, at });
  const all = [...before.gone, ...items.map(({ holdId }) => ({ holdId, reason }))];
  const gone = all.slice(-releasedLimit);
  for (const { holdId } of all.slice(0, all.length - gone.length)) tx.remove(releasedTable, holdId);
  const left = cart.items.filter(({ holdId }) => !items.some((item) => item.holdId === holdId));
  const deadline = left.length === 0 ? null : cart.deadline;
  const after = { ...cart, items: left, gone, awaitingBank: null, deadline, paid: null };
  tx.put(cartTable, after);
  return after;
}

export interface CartDependencies extends ChoiceDependencies {
  store: Store;
  /** @throws RuleError `waitingRoomFirst` before a member's turn in a hot event */
  mayHold: (memberId: string) => void;
  /** Empties the cart if it has expired, see deadlines.ts. */
  onDeadline: (tx: Writer, memberId: string) => CartRow;
  leaving: Leaving;
}

/** Actions on a cart. Each returns the stored cart. */
export function createCarts(parts: CartDependencies) {
  const { store, inventory, now, mayHold, onDeadline, leaving } = parts;
  const change = (memberId: string, work: (tx: Writer, cart: CartRow) => CartRow): Promise<CartRow> =>
    store.transact((tx) => {
      const cart = onDeadline(tx, memberId);
      const changed = work(tx, cart);
      if (changed !== cart) tx.put(cartTable, changed);
      return changed;
    });

  const choose = (tx: Writer, cart: CartRow, choice: SeatPicker): Hold[] => {
    mayHold(cart.id);
    if (cart.awaitingBank !== null) throw new RuleError('transactionClosed');
    return choice(tx, cart);
  };

  /** Adds holds and takes their seats. All items share the first deadline. */
  const place = (tx: Writer, cart: CartRow, chosen: readonly Hold[]): CartRow => {
    for (const item of chosen) inventory.take(tx, item);
    const deadline = cartExpiry(cart.deadline === null ? [] : [cart.deadline], now());
    return { ...withoutSame(tx, cart, chosen), items: [...cart.items, ...chosen], deadline, paid: null };
  };

  /** @throws RuleError as `choose`, in the given field */
  const tryAgain = (tx: Writer, cart: CartRow, group: readonly Hold[], field: string): Hold[] => {
    try {
      return choose(tx, cart, chooseAgain(parts, group));
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const { code, fields } = error;
      const values = fields.find((each) => each.values)?.values;
      throw new RuleError(code, [{ field, code, ...(values && { values }) }]);
    }
  };

  /** The holds that a release removes. */
  const leavingOf = (tx: Writer, items: readonly Hold[], named: Hold, seat: string | undefined): Hold[] => {
    if (seat === undefined) return items.filter(({ groupId }) => groupId === named.groupId);
    const held = named.seats.find((each) => seatKey(each) === seat);
    if (held === undefined) return [];
    if (!leaving(tx, items, named).alone.includes(held)) throw new RuleError('seatsLeaveTogether');
    return [{ ...named, seats: [held] }];
  };

  return {
    /**
     * Holds all chosen seats or none. A repeated key changes nothing.
     * @throws RuleError `waitingRoomFirst`, `transactionClosed`, and as `choice`
     */
    hold: (memberId: string, choice: SeatPicker, holdKey?: string) =>
      change(memberId, (tx, cart) => {
        if (holdKey !== undefined && cart.holdKeys.includes(holdKey)) return cart;
        const holdKeys = [...cart.holdKeys, ...(holdKey === undefined ? [] : [holdKey])].slice(-keysKept);
        return { ...place(tx, cart, choose(tx, cart, choice)), holdKeys };
      }),
    /**
     * Releases one seat (in `seatKey` format), or without `seat` the whole group. Unknown ids change nothing.
     * @throws RuleError `seatsLeaveTogether`
     */
    release: (memberId: string, holdId: string, seat?: string) =>
      change(memberId, (tx, cart) => {
        const named = cart.items.find((held) => held.holdId === holdId);
        const released = named === undefined ? [] : leavingOf(tx, cart.items, named, seat);
        if (released.length === 0) return cart;
        for (const item of released) inventory.giveBack(tx, item);
        const items = without(cart.items, released);
        return { ...cart, items, deadline: items.length === 0 ? null : cart.deadline };
      }),
    /**
     * Re-holds released items with their whole groups, all or none. Unknown ids change nothing.
     * @throws RuleError `waitingRoomFirst`, `transactionClosed`, and as `chooseAgain`, in the field `holdIds.0`
     */
    again: (memberId: string, holdIds: readonly string[]) =>
      change(memberId, (tx, before) =>
        holdIds.reduce((cart, id, index) => {
          const gone = releasedOf(tx, cart);
          const named = gone.find(({ holdId }) => holdId === id);
          if (named === undefined) return cart;
          const group = gone.filter(({ groupId }) => groupId === named.groupId);
          const chosen = tryAgain(tx, cart, group, `holdIds.${index}`);
          return place(tx, withoutReleased(tx, cart, group), chosen);
        }, before),
      ),
    /** Removes released items that the member has read. Unknown ids change nothing. */
    dismiss: (memberId: string, holdIds: readonly string[]) =>
      change(memberId, (tx, cart) => {
        const read = cart.gone.filter(({ holdId }) => holdIds.includes(holdId));
        return withoutReleased(tx, cart, read);
      }),
    /** Cancel Order (spec §4). */
    cancel: (memberId: string) =>
      store.transact((tx) => {
        const cart = onDeadline(tx, memberId);
        if (cart.items.length === 0) return cart;
        for (const item of cart.items) inventory.giveBack(tx, item);
        return releaseItems(tx, cart, cart.items, 'cancelled', toInstant(now()));
      }),
  };
}
