import { randomUUID } from 'node:crypto';
import {
  allows,
  canPayWithPoints,
  checkNewWish,
  isPriorityBooking,
  isWishOver,
  type Lang,
  moveWish,
  pointsFor,
  RuleError,
  type SeenWish,
  toInstant,
  typePrice,
  type WishEvent,
  type WishRequest,
  wishChanges,
  wishMachine,
} from '@first-gong/domain';
import { factsOf, zoneFactsOf, zoneOf } from '../cart/choice.js';
import type { ShowSnapshot } from '../cart/rows.js';
import type { Inventory } from '../inventory/inventory.js';
import { hasBegun } from '../lists/listing.js';
import type { Showing } from '../lists/programme.js';
import type { Orders } from '../order/orders.js';
import { deliveryTo } from '../order/transaction.js';
import { freePoints } from '../points/ledger.js';
import { memberOf } from '../shared/member.js';
import { refuse } from '../shared/refuse.js';
import type { Store, Writer } from '../store/index.js';
import { deliveryFor } from './delivery.js';
import { type Matching, movedWish } from './matching.js';
import { everyWishOf, type Line, lineOf, listOf, type WishRow, wishTable } from './rows.js';
import { holdOfWish, quoteOf, totalOf, wishView } from './view.js';

export interface WishDependencies {
  store: Store;
  inventory: Inventory;
  /** @throws RuleError `performanceNotFound`, `performanceNotOnSale`, `soldByNetwork` */
  findOnSale: (performanceId: string) => Showing;
  matching: Matching;
  orders: Orders;
  now: () => number;
}

/** Actions on the wish list (spec §4 Wish list). They return the changed wish. */
export function createWishes({ store, inventory, findOnSale, matching, orders, now }: WishDependencies) {
  /** A member's wish, after its deadline was processed. */
  const mine = (tx: Writer, memberId: string, wishId: string): WishRow => {
    matching.onDeadline(tx, wishId);
    const wish = tx.get(wishTable, wishId);
    if (wish?.memberId !== memberId || wish.removed) throw new RuleError('wishNotFound');
    return wish;
  };

  const requireAllowed = (wish: WishRow, event: WishEvent) => {
    if (!allows(wishMachine, wish.matchingStatus, event)) throw new RuleError('wishStateClosed');
  };

  /**
   * Performance and zone of a wish by the rules of spec §5 Wish list.
   * @throws RuleError as `findOnSale` and `checkNewWish`; `performanceNotOnSale`, `performanceCancelled`,
   * `wishOutsidePoints`, `zoneNotFound`
   */
  const find = (
    tx: Writer,
    memberId: string,
    { performanceId, zone: code, ticketType = null, quantity }: Pick<WishRow, 'ticketType' | 'quantity'> & Line,
  ) => {
    const showing = findOnSale(performanceId);
    const { event, performance } = showing;
    // Films need types and an age, priority booking a card, so they take no wishes.
    if (hasBegun(performance, now()) || event.group === 'cinema' || isPriorityBooking(event.priority, now()))
      throw new RuleError('performanceNotOnSale');
    if (performance.cancelled) throw new RuleError('performanceCancelled');
    // Wishes are paid with points.
    if (!event.pointsProgramme) throw new RuleError('wishOutsidePoints');
    const zone = zoneOf(performance, code);
    const ofEvent = everyWishOf(tx, memberId).filter(({ show }) => show.id === event.id);
    refuse(
      checkNewWish({
        performanceId,
        zone: zone.code,
        ticketType,
        quantity,
        remaining: inventory.in(tx).remaining(performance, zone),
        eventLimit: event.ticketLimit,
        typesSold: event.ticketTypes,
        others: ofEvent.map((wish) => ({ ...wish, ...lineOf(wish), ticketType: wish.ticketType ?? null })),
      }),
    );
    return { showing, zone };
  };

  /** Fields of a wish at the end of its queue and of the member's list. */
  const atTheEnd = (tx: Writer, memberId: string, { startsAt }: ShowSnapshot) => ({
    sorting: Math.max(0, ...listOf(tx, memberId).map(({ sorting }) => sorting)) + 1,
    reason: null,
    waitsSince: toInstant(now()),
    deadline: startsAt,
  });

  const buy = (tx: Writer, wish: WishRow, lang: Lang): WishRow => {
    const pointsUsed = pointsFor(totalOf(wish));
    const paid = movedWish(wish, 'pay');
    const member = memberOf(tx, wish.memberId);
    const { performanceId, realName } = wish.show;
    const { id } = orders.buyWithPoints(tx, {
      ...quoteOf(wish, now()),
      memberId: wish.memberId,
      confirmKey: `wish ${wish.id}`,
      lang,
      // Not charged, because points pay everything.
      paymentMethod: 'creditCard',
      delivery: deliveryTo(member, wish.delivery.method, wish.delivery.address),
      pointsUsed,
      promotionCode: null,
      items: [holdOfWish(wish)],
      // Paid without preview, so companions have no names.
      ticketNames: realName ? [{ performanceId, names: Array(wish.quantity).fill(member.name[lang]) }] : [],
    });
    const over = { reason: null, deadline: null };
    const bought = { ...movedWish(paid, 'orderCompletes'), ...over, pointsPaid: pointsUsed, transactionNumber: id };
    tx.put(wishTable, bought);
    return bought;
  };

  return {
    /** @throws RuleError for an invalid performance, zone, quantity or delivery */
    add: (memberId: string, wanted: WishRequest, lang: Lang) =>
      store.transact((tx) => {
        const { showing, zone } = find(tx, memberId, wanted);
        const sold = showing.event.ticketTypes;
        const ticketType = sold.length > 0 ? (wanted.ticketType ?? 'standard') : null;
        const show = factsOf(showing);
        const place = atTheEnd(tx, memberId, show);
        const wish: WishRow = {
          ...place,
          id: randomUUID(),
          memberId,
          lang,
          show,
          zone: zoneFactsOf(zone),
          ticketType,
          quantity: wanted.quantity,
          seatWish: wanted.seatWish ?? 'any',
          price: typePrice(zone.price, ticketType, sold),
          delivery: deliveryFor(memberOf(tx, memberId), wanted.deliveryMethod, show, now()),
          matchingStatus: wishMachine.initial,
          savedAt: place.waitsSince,
          seats: null,
          compromise: 'none',
          pointsPaid: 0,
          transactionNumber: null,
        };
        tx.put(wishTable, wish);
        return wish;
      }),
    /** Moves a wish in the member's order. @throws RuleError `wishNotFound`, `wishStateClosed` */
    move: (memberId: string, wishId: string, sequence: number) =>
      store.transact((tx) => {
        if (isWishOver(mine(tx, memberId, wishId).matchingStatus)) throw new RuleError('wishStateClosed');
        const open = listOf(tx, memberId).filter(({ matchingStatus }) => !isWishOver(matchingStatus));
        const before = open.map(({ id }) => id);
        const after = moveWish(before, wishId, sequence);
        for (const wish of open) {
          const sorting = after.indexOf(wish.id) + 1;
          if (sorting !== wish.sorting) tx.put(wishTable, { ...wish, sorting });
        }
      }),
    /** Cancels a wish, or removes an ended one. @throws RuleError `wishNotFound`, `wishStateClosed` */
    remove: (memberId: string, wishId: string) =>
      store.transact((tx) => {
        const wish = mine(tx, memberId, wishId);
        if (wish.matchingStatus === 'bought') {
          tx.put(wishTable, { ...wish, removed: true });
        } else if (isWishOver(wish.matchingStatus)) {
          tx.remove(wishTable, wishId);
        } else {
          requireAllowed(wish, 'cancel');
          matching.release(tx, wish, 'cancel', 'byMember');
        }
      }),
    /** Restores a wish at the end of its queue. @throws RuleError as for a new wish, and `wishStateClosed` */
    restore: (memberId: string, wishId: string) =>
      store.transact((tx) => {
        const wish = mine(tx, memberId, wishId);
        requireAllowed(wish, 'restore');
        find(tx, memberId, { ...wish, ...lineOf(wish) });
        const restored = { ...movedWish(wish, 'restore'), ...atTheEnd(tx, memberId, wish.show), passedOver: null };
        tx.put(wishTable, restored);
        return restored;
      }),
    /**
     * Pays a matched wish with points.
     * @param seen what the member saw, in `lang`
     * @throws RuleError `wishOutsidePoints`, `wishPointsNotEnough`, `wishStateClosed`, and for changes since
     */
    async pay(memberId: string, wishId: string, lang: Lang, seen?: SeenWish) {
      const wish = await store.transact((tx) => {
        const matched = mine(tx, memberId, wishId);
        requireAllowed(matched, 'pay');
        if (seen) refuse(wishChanges(seen, wishView(matched, [], lang)).map((code) => ({ field: 'seen', code })));
        if (!matched.show.pointsProgramme) throw new RuleError('wishOutsidePoints');
        if (canPayWithPoints(freePoints(tx, memberId), totalOf(matched))) return buy(tx, matched, lang);
        const missing: WishRow = { ...movedWish(matched, 'pointsMissing'), reason: 'notEnoughPoints' };
        tx.put(wishTable, missing);
        return missing;
      });
      // Thrown after the transaction, so that the failed attempt is stored.
      if (wish.reason === 'notEnoughPoints') throw new RuleError('wishPointsNotEnough');
      return wish;
    },
    /** Matches all queues, see `serveAll`. Returns the number of matched wishes. */
    matchNow: () => store.transact(matching.serveAll),
  };
}
