import { isDeepStrictEqual } from 'node:util';
import {
  checkDeliverTo,
  checkOwnName,
  checkTicketNames,
  completeTicketNames,
  earlierOf,
  holdExpiry,
  isHoldLive,
  type Lang,
  orderChanges,
  orderThrottle,
  type PointEntry,
  pagePath,
  pointsMoved,
  RuleError,
  secondsToWait,
  seenOrder,
  type TicketNames,
  type Transaction,
  toInstant,
  toMilliseconds,
} from '@first-gong/domain';
import { releaseItems } from '../cart/cart.js';
import { type CartRow, cartOf, cartTable, releasedOf, type ShowSnapshot } from '../cart/rows.js';
import { itemView } from '../cart/view.js';
import type { Inventory } from '../inventory/inventory.js';
import { mailingAddressIn3 } from '../profile/mailingAddress.js';
import { TooManyRequests } from '../shared/askLater.js';
import { type MemberRow, memberOf } from '../shared/member.js';
import { refuse } from '../shared/refuse.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { type BankRefusal, createBankPayments, decided } from './bankPayments.js';
import { type PriceRequest, priceOf } from './price.js';
import { type Confirmation, type TransactionRow, transactionTable } from './rows.js';
import { completeOrder, type Draft, deliveryTo, placeOrder } from './transaction.js';

/** Milliseconds. No performance is longer. */
const day = 24 * 60 * 60_000;

type PointMove = Pick<PointEntry, 'kind' | 'points'>;

/** Changes a balance and adds a line of the history. */
export type MovePoints = (
  tx: Writer,
  memberId: string,
  move: PointMove & { transactionNumber: string },
  now: number,
) => void;

export interface OrderDependencies {
  store: Store;
  inventory: Inventory;
  now: () => number;
  movePoints: MovePoints;
  /** Runs in the transaction that completes an order. */
  onComplete: (tx: Writer, row: TransactionRow, member: MemberRow) => void;
  /** Runs in the transaction that cancels an order at the bank. */
  onCancel: (tx: Writer, row: TransactionRow) => void;
}

/** Reasons of cancelled orders by event. */
const becauseOf = {
  bankDeclines: 'bankDeclined',
  bankTimesOut: 'bankNoAnswer',
  buyerLeavesBank: 'paymentCancelled',
  performanceCancelled: 'performanceCancelled',
} as const satisfies Record<BankRefusal, Transaction['cancelledBecause']>;

/** A confirmation without its key. Equal contents mean the same order. */
const confirmedOf = ({ confirmKey: _, ...confirmed }: Confirmation) => confirmed;

export type Orders = ReturnType<typeof createOrders>;

export function createOrders({ store, inventory, now, movePoints, onComplete, onCancel }: OrderDependencies) {
  /**
   * @throws RuleError for an empty cart: `transactionClosed` (waiting for the bank), `holdExpired` (unread expiry
   * without a later order), otherwise `cartEmpty`
   */
  const requireItems = (data: Reader, cart: CartRow) => {
    if (cart.items.length > 0) return;
    if (cart.awaitingBank !== null) throw new RuleError('transactionClosed');
    const [last] = data.find(transactionTable, 'memberId = ? order by seq desc limit 1', cart.id);
    const lastOrderAt = last?.placedAt ?? '';
    const hasExpired = releasedOf(data, cart).some(({ reason, at }) => reason === 'holdExpired' && at > lastOrderAt);
    throw new RuleError(hasExpired ? 'holdExpired' : 'cartEmpty');
  };

  const complete = (tx: Writer, row: TransactionRow, moves: readonly PointMove[]): TransactionRow => {
    const completed = completeOrder(tx, row);
    for (const move of moves) movePoints(tx, row.memberId, { ...move, transactionNumber: row.id }, now());
    onComplete(tx, completed, memberOf(tx, row.memberId));
    return completed;
  };

  const payments = createBankPayments<TransactionRow>({
    store,
    table: transactionTable,
    now,
    about: ({ id, total, placedAt }) => ({
      kind: 'order',
      amount: total,
      askedAt: placedAt,
      returnTo: pagePath('receipt', { transactionNumber: id }),
    }),
    // Frees the cart for another order.
    onPaid(tx, row) {
      const paid = { transactionNumber: row.id, at: toInstant(now()) };
      tx.put(cartTable, { ...cartOf(tx, row.memberId), awaitingBank: null, paid });
      complete(tx, row, pointsMoved('complete', { used: row.pointsUsed, willEarn: row.willEarn }));
    },
    onRefused(tx, row, event, at) {
      const cancelled = { ...row, cancelledBecause: becauseOf[event] };
      tx.put(transactionTable, cancelled);
      onCancel(tx, cancelled);
      // Seats of other performances return to the cart, with the time of new ones.
      const kept = event === 'performanceCancelled' ? row.items.filter(({ show }) => !show.cancelled) : [];
      const lost = row.items.filter((item) => !kept.includes(item));
      for (const item of lost) inventory.giveBack(tx, item);
      const deadline = kept.length === 0 ? null : holdExpiry(now());
      const cart = { ...cartOf(tx, row.memberId), items: kept, deadline };
      releaseItems(tx, cart, lost, event === 'buyerLeavesBank' ? 'cancelled' : becauseOf[event], at);
    },
  });

  /** Releases expired seats of a cart, and ends its payment after the time-out. */
  const onDeadline = (tx: Writer, memberId: string): CartRow => {
    const { awaitingBank } = cartOf(tx, memberId);
    if (awaitingBank !== null) payments.onDeadline(tx, awaitingBank);
    const cart = cartOf(tx, memberId);
    if (cart.deadline === null) return cart;
    // After the clock was set back, seats must not be held longer than new ones.
    const inTime = { ...cart, deadline: earlierOf(cart.deadline, holdExpiry(now())) };
    if (isHoldLive(inTime.deadline, now())) {
      if (inTime.deadline !== cart.deadline) tx.put(cartTable, inTime);
      return inTime;
    }
    for (const item of cart.items) inventory.giveBack(tx, item);
    return releaseItems(tx, cart, cart.items, 'holdExpired', inTime.deadline);
  };

  /** Checks cart, choice, agreement and the order as seen by the buyer. Returns the price. */
  const check = (tx: Writer, request: PriceRequest, wanted: Confirmation, names: readonly TicketNames[]) => {
    const { cart, member, lang } = request;
    requireItems(tx, cart);
    if (cart.items.some(({ show }) => toMilliseconds(show.startsAt) <= now()))
      throw new RuleError('performanceNotOnSale');
    const unnamed = checkTicketNames(names);
    refuse([
      ...(unnamed.length > 0 ? unnamed : checkOwnName(names, Object.values(member.name))),
      ...(wanted.deliveryMethod === 'courier' ? checkDeliverTo(wanted.deliverTo) : []),
      ...(wanted.agreed ? [] : [{ field: 'agreed', code: 'termsNotAgreed' } as const]),
    ]);
    const { options, lines, total, willEarn, discounts } = priceOf(tx, request);
    const items = cart.items.map((item) => itemView(item, lang));
    const shown = seenOrder({ items, choice: wanted, lines, deliveryOptions: options });
    refuse(orderChanges(wanted.seen, shown).map((code) => ({ field: 'seen', code })));
    return {
      lines,
      total,
      willEarn,
      items: cart.items.map((item, index) => ({ ...item, discount: discounts[index] ?? 0 })),
    };
  };

  const place = (tx: Writer, cart: CartRow, wanted: Confirmation, lang: Lang): TransactionRow => {
    const { confirmKey, paymentMethod, deliveryMethod, pointsUsed, promotionCode, deliverTo } = wanted;
    const since = toInstant(now() - orderThrottle.window);
    const recent = tx.find(transactionTable, 'memberId = ? and placedAt > ? order by placedAt desc', cart.id, since);
    const placedAt = recent.map((row) => row.placedAt);
    const seconds = secondsToWait(placedAt, orderThrottle, now());
    if (seconds > 0) throw new TooManyRequests(seconds);
    const member = memberOf(tx, cart.id);
    // Names as far as the buyer entered them.
    const tickets = cart.items.map(({ show, seats }) => ({ event: show, seats }));
    const ticketNames = completeTicketNames(tickets, wanted.ticketNames ?? [], '');
    const draft = {
      ...check(tx, { cart, member, choice: wanted, now: now(), lang }, wanted, ticketNames),
      memberId: cart.id,
      confirmKey,
      confirmed: confirmedOf(wanted),
      lang,
      paymentMethod,
      delivery: deliveryTo(member, deliveryMethod, mailingAddressIn3(member), deliverTo),
      pointsUsed,
      promotionCode: promotionCode || null,
      ticketNames,
    };
    const row = placeOrder(tx, draft, now());
    tx.put(cartTable, { ...cart, items: [], awaitingBank: row.id, deadline: null });
    if (row.total === 0) payments.pay(tx, row);
    return tx.get(transactionTable, row.id) ?? row;
  };

  return {
    onDeadline,
    payments,
    requireItems,
    /** Performances of a member's tickets from one day ago on. */
    showsOf: (data: Reader, memberId: string): ShowSnapshot[] =>
      data
        .find(
          transactionTable,
          `memberId = ? and status = 'complete' and exists (
            select 1 from orderedShows where transactionId = transactions.id and startsAt > ?
          ) order by seq desc`,
          memberId,
          toInstant(now() - day),
        )
        .flatMap(({ items }) => items.map(({ show }) => show))
        .filter(({ cancelled }) => !cancelled),
    /** Creates an order paid with points, complete at once. Does not change the cart. */
    buyWithPoints: (tx: Writer, draft: Draft) =>
      complete(tx, decided(placeOrder(tx, draft, now()), 'bankApproves'), [
        { kind: 'wishPaid', points: -draft.pointsUsed },
      ]),
    /**
     * Creates an order from the cart; a total of 0 completes at once (spec §4 Order). Idempotent; `orderedElsewhere`
     * for a different choice of the same holds.
     * @throws RuleError for an invalid cart, choice or agreement, and for changes since the preview
     */
    confirm: (memberId: string, wanted: Confirmation, lang: Lang) =>
      store.transact((tx) => {
        const cart = onDeadline(tx, memberId);
        const placed =
          tx.find(transactionTable, 'memberId = ? and confirmKey = ?', memberId, wanted.confirmKey)[0] ??
          (cart.awaitingBank === null ? undefined : tx.get(transactionTable, cart.awaitingBank));
        if (placed === undefined) return place(tx, cart, wanted, lang);
        if (!isDeepStrictEqual(placed.confirmed, confirmedOf(wanted))) throw new RuleError('orderedElsewhere');
        return placed;
      }),
  };
}
