import { randomUUID } from 'node:crypto';
import {
  allows,
  canPayWithPoints,
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
import { factsOf, zoneFactsOf } from '../cart/facts.js';
import { deliveryTo } from '../order/deliveryTo.js';
import type { Orders } from '../order/orders.js';
import { freePoints } from '../points/ledger.js';
import { memberOf } from '../shared/member.js';
import { refuse } from '../shared/refuse.js';
import type { Store, Writer } from '../store/index.js';
import { deliveryFor } from './delivery.js';
import { type Matching, movedWish } from './matching.js';
import type { WishRow } from './rows.js';
import { wishTable } from './rows.js';
import { holdOfWish, quoteOf, totalOf, wishView } from './view.js';
import type { WishIndex } from './wishIndex.js';
import type { WishRules } from './wishRules.js';

/** A member's actions on the wish list (spec §4 Wish list). They return the changed wish. */
export interface Wishes {
  /** @throws RuleError for an impossible performance, zone, number or delivery. */
  add(memberId: string, wanted: WishRequest, lang: Lang): Promise<WishRow>;
  /** Gives a wish another place in the member's own order. @throws RuleError `wishNotFound`, `wishStateClosed`. */
  move(memberId: string, wishId: string, sequence: number): Promise<void>;
  /** Cancels a wish, or removes a finished one from the list. @throws RuleError `wishNotFound`, `wishStateClosed`. */
  remove(memberId: string, wishId: string): Promise<void>;
  /** Puts a wish back at the end of its line. @throws RuleError as for a new one, and `wishStateClosed`. */
  restore(memberId: string, wishId: string): Promise<WishRow>;
  /**
   * Pays a matched wish with points and makes its order.
   * @param seen what the member saw of it, in `lang`.
   * @throws RuleError `wishOutsidePoints`, `wishPointsNotEnough`, `wishStateClosed`, and what has changed since it was seen.
   */
  pay(memberId: string, wishId: string, lang: Lang, seen?: SeenWish): Promise<WishRow>;
  /** Runs a round of matching: see `Matching.serveAll`. Returns the number of matched wishes. */
  matchNow(): Promise<number>;
}

export interface WishParts {
  store: Store;
  index: WishIndex;
  matching: Matching;
  rules: WishRules;
  orders: Orders;
  now: () => number;
}

export function createWishes({ store, index, matching, rules, orders, now }: WishParts): Wishes {
  /** A member's own wish, after it is settled. */
  const mine = (tx: Writer, memberId: string, wishId: string): WishRow => {
    matching.settle(tx, wishId);
    const wish = tx.get(wishTable, wishId);
    if (wish?.memberId !== memberId || wish.removed) throw new RuleError('wishNotFound');
    return wish;
  };

  const requireAllowed = (wish: WishRow, event: WishEvent) => {
    if (!allows(wishMachine, wish.matchingStatus, event)) throw new RuleError('wishStateClosed');
  };

  const lastPlace = (tx: Writer, memberId: string) =>
    Math.max(0, ...index.of(tx, memberId).map(({ sorting }) => sorting)) + 1;

  const buy = (tx: Writer, wish: WishRow, lang: Lang): WishRow => {
    const pointsUsed = pointsFor(totalOf(wish));
    const paid = movedWish(wish, 'pay');
    const member = memberOf(tx, wish.memberId);
    const { performanceId, realName } = wish.show;
    const { id } = orders.buyWithPoints(tx, {
      memberId: wish.memberId,
      confirmKey: `wish ${wish.id}`,
      lang,
      // Points pay all of it, so no card is charged.
      paymentMethod: 'creditCard',
      delivery: deliveryTo(member, wish.delivery.method, wish.delivery.address),
      quote: quoteOf(wish, now()),
      pointsUsed,
      promotionCode: null,
      items: [holdOfWish(wish)],
      // A wish is paid without a preview, so nobody has named the companions.
      ticketNames: realName ? [{ performanceId, names: Array(wish.quantity).fill(member.name[lang]) }] : [],
    });
    const over = { reason: null, deadline: null };
    const bought = { ...movedWish(paid, 'orderCompletes'), ...over, pointsPaid: pointsUsed, transactionNumber: id };
    tx.put(wishTable, bought);
    return bought;
  };

  return {
    add: (memberId, { performanceId, zone: zoneCode, ticketType, quantity, seatWish = 'any', deliveryMethod }, lang) =>
      store.transact((tx) => {
        const { showing, zone } = rules.find(performanceId, zoneCode);
        const sold = showing.event.ticketTypes;
        rules.requireRoom(tx, memberId, { showing, zone, ticketType: ticketType ?? null, quantity });
        const type = sold.length > 0 ? (ticketType ?? 'standard') : null;
        const show = factsOf(showing);
        const at = toInstant(now());
        const wish: WishRow = {
          id: randomUUID(),
          memberId,
          lang,
          show,
          zone: zoneFactsOf(zone),
          ticketType: type,
          quantity,
          seatWish,
          price: typePrice(zone.price, type, sold),
          delivery: deliveryFor(memberOf(tx, memberId), deliveryMethod, show, now()),
          sorting: lastPlace(tx, memberId),
          matchingStatus: wishMachine.initial,
          reason: null,
          savedAt: at,
          waitsSince: at,
          seats: null,
          compromise: 'none',
          deadline: show.startsAt,
          pointsPaid: 0,
          transactionNumber: null,
        };
        tx.put(wishTable, wish);
        return wish;
      }),
    move: (memberId, wishId, sequence) =>
      store.transact((tx) => {
        if (isWishOver(mine(tx, memberId, wishId).matchingStatus)) throw new RuleError('wishStateClosed');
        const open = index.of(tx, memberId).filter(({ matchingStatus }) => !isWishOver(matchingStatus));
        const ids = moveWish(
          open.map(({ id }) => id),
          wishId,
          sequence,
        );
        for (const wish of open) {
          const sorting = ids.indexOf(wish.id) + 1;
          if (sorting !== wish.sorting) tx.put(wishTable, { ...wish, sorting });
        }
      }),
    remove: (memberId, wishId) =>
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
    restore: (memberId, wishId) =>
      store.transact((tx) => {
        const wish = mine(tx, memberId, wishId);
        requireAllowed(wish, 'restore');
        const { quantity, ticketType = null } = wish;
        const found = rules.find(wish.show.performanceId, wish.zone.code);
        rules.requireRoom(tx, memberId, { ...found, ticketType, quantity });
        const restored: WishRow = {
          ...movedWish(wish, 'restore'),
          reason: null,
          passedOver: null,
          sorting: lastPlace(tx, memberId),
          waitsSince: toInstant(now()),
          deadline: wish.show.startsAt,
        };
        tx.put(wishTable, restored);
        return restored;
      }),
    async pay(memberId, wishId, lang, seen) {
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
      // Thrown after the transaction, so that the wish keeps the failed attempt.
      if (wish.reason === 'notEnoughPoints') throw new RuleError('wishPointsNotEnough');
      return wish;
    },
    matchNow: () => store.transact((tx) => matching.serveAll(tx)),
  };
}
