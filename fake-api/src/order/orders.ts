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
  type PreviewChoice,
  pagePath,
  pointsMoved,
  RuleError,
  type SeenOrder,
  secondsToWait,
  seenOrder,
  type TicketNames,
  type Transaction,
  toInstant,
  toMilliseconds,
} from '@first-gong/domain';
import { cartOf, goneOf, letGo } from '../cart/cart.js';
import { type CartRow, cartTable, type ShowFacts } from '../cart/rows.js';
import { itemView } from '../cart/view.js';
import type { Inventory } from '../inventory/inventory.js';
import { mailingAddressIn3 } from '../profile/mailingAddress.js';
import { TooManyRequests } from '../shared/askLater.js';
import { type MemberRow, memberOf } from '../shared/member.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { type BankPayments, type BankRefusal, createBankPayments, decided } from './bankPayments.js';
import { deliveryTo } from './deliveryTo.js';
import { priceOf } from './price.js';
import { promotionDiscounts } from './promotions.js';
import { type TransactionRow, transactionTable } from './rows.js';
import { completeOrder, type Draft, placeOrder } from './transaction.js';

export interface Confirmation extends PreviewChoice {
  confirmKey: string;
  /** What the buyer saw, in the language of the call. */
  seen: SeenOrder;
  agreed: boolean;
}

export interface Orders {
  /** Settles a member's cart: releases seats after their deadline, and settles its order at the bank. */
  settle(tx: Writer, memberId: string): CartRow;
  /**
   * Makes the cart an order and asks the bank; an order with total 0 completes at once (spec §4 Order).
   * Returns the existing order for the same confirmation, and `orderedElsewhere` for other choices of the same holds.
   * @throws RuleError for a wrong cart, choice or agreement, and for an order that is not the one the buyer saw.
   */
  confirm(memberId: string, wanted: Confirmation, lang: Lang): Promise<TransactionRow>;
  payments: BankPayments<TransactionRow>;
  /** Makes an order that points pay completely. It completes at once and does not touch the member's cart. */
  buyWithPoints(tx: Writer, draft: Draft): TransactionRow;
  /** A member's own transactions, newest first. */
  of(data: Reader, memberId: string): TransactionRow[];
  /** The performances of a member's tickets that have not begun a day ago. */
  showsOf(data: Reader, memberId: string): ShowFacts[];
  /**
   * @throws RuleError for an empty cart: `transactionClosed` while its order waits for the bank, `holdExpired` while the
   * member has not read that the hold is over and has placed no order since, otherwise `cartEmpty`.
   */
  requireItems(data: Reader, cart: CartRow): void;
}

/** Milliseconds. No performance is longer. */
const day = 24 * 60 * 60_000;

type PointMove = Pick<PointEntry, 'kind' | 'points'>;

/** Moves points of a member, and adds the line of their history. */
export type MovePoints = (
  tx: Writer,
  memberId: string,
  move: PointMove & { transactionNumber: string },
  now: number,
) => void;

export interface OrderParts {
  store: Store;
  inventory: Inventory;
  now: () => number;
  movePoints: MovePoints;
  /** Runs in the transaction that completes an order. */
  onComplete: (tx: Writer, row: TransactionRow, member: MemberRow) => void;
  /** Runs in the transaction that cancels an order at the bank. */
  onCancel: (tx: Writer, row: TransactionRow) => void;
}

/** Why an order is cancelled at the bank, by the event. */
const becauseOf = {
  bankDeclines: 'bankDeclined',
  bankTimesOut: 'bankNoAnswer',
  buyerLeavesBank: 'paymentCancelled',
} as const satisfies Record<BankRefusal, Transaction['cancelledBecause']>;

/** A name for each ticket of the cart that needs one, as far as the buyer has typed them. */
const ticketNamesOf = ({ items }: CartRow, { ticketNames = [] }: PreviewChoice) =>
  completeTicketNames(
    items.map(({ show, seats }) => ({ event: show, seats })),
    ticketNames,
    '',
  );

/** What a confirmation asks for. The same asks for the same order, under any key. */
const confirmedOf = ({ confirmKey: _, ...confirmed }: Confirmation) => confirmed;

export function createOrders(parts: OrderParts): Orders {
  const { store, inventory, now, movePoints, onComplete, onCancel } = parts;
  const of: Orders['of'] = (data, memberId) => data.find(transactionTable, 'memberId = ? order by seq desc', memberId);

  const requireItems: Orders['requireItems'] = (data, cart) => {
    if (cart.items.length > 0) return;
    if (cart.awaitingBank !== null) throw new RuleError('transactionClosed');
    const [last] = data.find(transactionTable, 'memberId = ? order by seq desc limit 1', cart.id);
    const lastOrderAt = last?.placedAt ?? '';
    const hasExpired = goneOf(data, cart).some(({ reason, at }) => reason === 'holdExpired' && at > lastOrderAt);
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
    // The cart is then free for another order.
    onPaid(tx, row) {
      const paid = { transactionNumber: row.id, at: toInstant(now()) };
      tx.put(cartTable, { ...cartOf(tx, row.memberId), awaitingBank: null, paid });
      complete(tx, row, pointsMoved('complete', { used: row.pointsUsed, willEarn: row.willEarn }));
    },
    onRefused(tx, row, event, at) {
      const cancelled = { ...row, cancelledBecause: becauseOf[event] };
      tx.put(transactionTable, cancelled);
      for (const item of row.items) inventory.giveBack(tx, item);
      onCancel(tx, cancelled);
      letGo(tx, cartOf(tx, row.memberId), row.items, event === 'buyerLeavesBank' ? 'cancelled' : becauseOf[event], at);
    },
  });

  const settle: Orders['settle'] = (tx, memberId) => {
    const { awaitingBank } = cartOf(tx, memberId);
    if (awaitingBank !== null) payments.settle(tx, awaitingBank);
    const cart = cartOf(tx, memberId);
    if (cart.deadline === null) return cart;
    // A clock that was turned back must not hold the seats for longer than a new hold.
    const inTime = { ...cart, deadline: earlierOf(cart.deadline, holdExpiry(now())) };
    if (isHoldLive(inTime.deadline, now())) {
      if (inTime.deadline !== cart.deadline) tx.put(cartTable, inTime);
      return inTime;
    }
    for (const item of cart.items) inventory.giveBack(tx, item);
    return letGo(tx, cart, cart.items, 'holdExpired', inTime.deadline);
  };

  const check = (
    tx: Writer,
    cart: CartRow,
    member: MemberRow,
    wanted: Confirmation,
    names: readonly TicketNames[],
    lang: Lang,
  ) => {
    requireItems(tx, cart);
    if (cart.items.some(({ show }) => toMilliseconds(show.startsAt) <= now()))
      throw new RuleError('performanceNotOnSale');
    const unnamed = checkTicketNames(names);
    const wrong = [
      ...(unnamed.length > 0 ? unnamed : checkOwnName(names, Object.values(member.name))),
      ...(wanted.deliveryMethod === 'courier' ? checkDeliverTo(wanted.deliverTo) : []),
      ...(wanted.agreed ? [] : [{ field: 'agreed', code: 'termsNotAgreed' } as const]),
    ];
    if (wrong[0]) throw new RuleError(wrong[0].code, wrong);
    const discounts = promotionDiscounts(tx, cart.items, wanted.promotionCode, now());
    const price = priceOf(cart, member, wanted, discounts, now(), lang);
    const items = cart.items.map((item) => itemView(item, lang));
    const changes = orderChanges(
      wanted.seen,
      seenOrder({ items, choice: wanted, lines: price.lines, deliveryOptions: price.options }),
    );
    if (changes[0])
      throw new RuleError(
        changes[0],
        changes.map((code) => ({ field: 'seen', code })),
      );
    return price;
  };

  const place = (tx: Writer, cart: CartRow, wanted: Confirmation, lang: Lang): TransactionRow => {
    const { confirmKey, paymentMethod, deliveryMethod: method, pointsUsed, promotionCode = '' } = wanted;
    const since = toInstant(now() - orderThrottle.window);
    const recent = tx.find(transactionTable, 'memberId = ? and placedAt > ? order by placedAt desc', cart.id, since);
    const placedAt = recent.map((row) => row.placedAt);
    const seconds = secondsToWait(placedAt, orderThrottle, now());
    if (seconds > 0) throw new TooManyRequests(seconds);
    const member = memberOf(tx, cart.id);
    const ticketNames = ticketNamesOf(cart, wanted);
    const quote = check(tx, cart, member, wanted, ticketNames, lang);
    const draft = {
      memberId: cart.id,
      confirmKey,
      confirmed: confirmedOf(wanted),
      lang,
      paymentMethod,
      delivery: deliveryTo(member, method, mailingAddressIn3(member), wanted.deliverTo),
      quote,
      pointsUsed,
      promotionCode: promotionCode || null,
      items: cart.items,
      ticketNames,
    };
    const row = placeOrder(tx, draft, now());
    tx.put(cartTable, { ...cart, items: [], awaitingBank: row.id, deadline: null });
    if (row.total === 0) payments.pay(tx, row);
    return tx.get(transactionTable, row.id) ?? row;
  };

  return {
    settle,
    of,
    showsOf: (data, memberId) =>
      data
        .find(
          transactionTable,
          `memberId = ? and status = 'complete' and exists (
            select 1 from orderedShows where transactionId = transactions.id and startsAt > ?
          ) order by seq desc`,
          memberId,
          toInstant(now() - day),
        )
        .flatMap(({ items }) => items.map(({ show }) => show)),
    requireItems,
    buyWithPoints: (tx, draft) =>
      complete(tx, decided(placeOrder(tx, draft, now()), 'bankApproves'), [
        { kind: 'wishPaid', points: -draft.pointsUsed },
      ]),
    confirm: (memberId, wanted, lang) =>
      store.transact((tx) => {
        const cart = settle(tx, memberId);
        const placed =
          tx.find(transactionTable, 'memberId = ? and confirmKey = ?', memberId, wanted.confirmKey)[0] ??
          (cart.awaitingBank === null ? undefined : tx.get(transactionTable, cart.awaitingBank));
        if (placed === undefined) return place(tx, cart, wanted, lang);
        if (!isDeepStrictEqual(placed.confirmed, confirmedOf(wanted))) throw new RuleError('orderedElsewhere');
        return placed;
      }),
    payments,
  };
}
