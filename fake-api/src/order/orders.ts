import { isDeepStrictEqual } from 'node:util';
import {
  allows,
  bankUntil,
  checkDeliverTo,
  checkOwnName,
  checkTicketNames,
  completeTicketNames,
  earlierOf,
  holdExpiry,
  isBankLate,
  isHoldLive,
  type Lang,
  type OrderEvent,
  orderChanges,
  orderMachine,
  orderThrottle,
  type PreviewChoice,
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
import { type MemberRow, memberOf } from '../members/rows.js';
import type { BankAnswer } from '../pages/payment.js';
import { movePoints, type PointMove } from '../points/ledger.js';
import { mailingAddressIn3 } from '../profile/mailingAddress.js';
import { TooManyRequests } from '../shared/askLater.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { deliveryTo } from './deliveryTo.js';
import { priceOf } from './price.js';
import { promotionDiscounts } from './promotions.js';
import { type TransactionRow, transactionTable } from './rows.js';
import { completeOrder, type Draft, endingOf, moved, placeOrder } from './transaction.js';

export interface Confirmation extends PreviewChoice {
  confirmKey: string;
  /** What the buyer saw, in the language of the call. */
  seen: SeenOrder;
  agreed: boolean;
}

export interface Orders {
  /** Settles a member's cart: releases seats after their deadline, and cancels an order that the bank has not answered. */
  settle(tx: Writer, memberId: string): CartRow;
  /**
   * Makes the cart an order and asks the bank; an order with total 0 completes at once (spec §4 Order).
   * Returns the existing order for the same confirmation, and `orderedElsewhere` for other choices of the same holds.
   * @throws RuleError for a wrong cart, choice or agreement, and for an order that is not the one the buyer saw.
   */
  confirm(memberId: string, wanted: Confirmation, lang: Lang): Promise<TransactionRow>;
  /** Takes the bank's answer. Returns whether it was in time; a late approval charges nothing. */
  answer(transactionNumber: string, answer: BankAnswer, cardEnding?: string): Promise<boolean>;
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

export interface OrderParts {
  store: Store;
  inventory: Inventory;
  now: () => number;
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
} as const satisfies Partial<Record<OrderEvent, Transaction['cancelledBecause']>>;

/** A name for each ticket of the cart that needs one, as far as the buyer has typed them. */
const ticketNamesOf = ({ items }: CartRow, { ticketNames = [] }: PreviewChoice) =>
  completeTicketNames(
    items.map(({ show, seats }) => ({ event: show, seats })),
    ticketNames,
    '',
  );

/** What a confirmation asks for. The same asks for the same order, under any key. */
const confirmedOf = ({ confirmKey: _, ...confirmed }: Confirmation) => confirmed;

const eventOf = { approve: 'bankApproves', decline: 'bankDeclines', cancel: 'buyerLeavesBank' } as const;

export function createOrders(parts: OrderParts): Orders {
  const { store, inventory, now, onComplete, onCancel } = parts;
  const of: Orders['of'] = (data, memberId) => data.find(transactionTable, 'memberId = ? order by seq desc', memberId);

  const requireItems: Orders['requireItems'] = (data, cart) => {
    if (cart.items.length > 0) return;
    if (cart.awaitingBank !== null) throw new RuleError('transactionClosed');
    const [last] = data.find(transactionTable, 'memberId = ? order by seq desc limit 1', cart.id);
    const lastOrderAt = last?.placedAt ?? '';
    const hasExpired = goneOf(data, cart).some(({ reason, at }) => reason === 'holdExpired' && at > lastOrderAt);
    throw new RuleError(hasExpired ? 'holdExpired' : 'cartEmpty');
  };

  const cancel = (tx: Writer, row: TransactionRow, event: keyof typeof becauseOf, at: string): CartRow => {
    const cancelledBecause = becauseOf[event];
    for (const item of row.items) inventory.giveBack(tx, item);
    const cancelled = { ...moved(row, event), cancelledBecause };
    tx.put(transactionTable, cancelled);
    onCancel(tx, cancelled);
    const gone = cancelledBecause === 'paymentCancelled' ? 'cancelled' : cancelledBecause;
    return letGo(tx, cartOf(tx, row.memberId), row.items, gone, at);
  };

  const complete = (tx: Writer, row: TransactionRow, moves: readonly PointMove[]): TransactionRow => {
    const completed = completeOrder(tx, row, now());
    for (const move of moves) movePoints(tx, row.memberId, { ...move, transactionNumber: row.id }, now());
    onComplete(tx, completed, memberOf(tx, row.memberId));
    return completed;
  };

  /** Completes the order of a cart. The cart is then free for another order. */
  const completeCart = (tx: Writer, row: TransactionRow): TransactionRow => {
    const paid = { transactionNumber: row.id, at: toInstant(now()) };
    tx.put(cartTable, { ...cartOf(tx, row.memberId), awaitingBank: null, deadline: null, paid });
    return complete(tx, row, pointsMoved('complete', { used: row.pointsUsed, willEarn: row.willEarn }));
  };

  /** The cart of a member. A clock that was turned back must not hold its seats for longer than a new hold. */
  const cartInTime = (tx: Writer, memberId: string): CartRow => {
    const cart = cartOf(tx, memberId);
    if (cart.deadline === null) return cart;
    const row = cart.awaitingBank === null ? undefined : tx.get(transactionTable, cart.awaitingBank);
    const deadline = earlierOf(cart.deadline, row ? bankUntil(now()) : holdExpiry(now()));
    if (deadline === cart.deadline) return cart;
    const shortened = { ...cart, deadline };
    tx.put(cartTable, shortened);
    if (row) tx.put(transactionTable, { ...row, bankUntil: deadline });
    return shortened;
  };

  const settle: Orders['settle'] = (tx, memberId) => {
    const cart = cartInTime(tx, memberId);
    const { awaitingBank, deadline, items } = cart;
    const row = awaitingBank === null ? undefined : tx.get(transactionTable, awaitingBank);
    if (row && isBankLate(row.bankUntil, now())) return cancel(tx, row, 'bankTimesOut', row.bankUntil);
    if (row || deadline === null || isHoldLive(deadline, now())) return cart;
    for (const item of items) inventory.giveBack(tx, item);
    return letGo(tx, cart, items, 'holdExpired', deadline);
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
    tx.put(cartTable, { ...cart, items: [], awaitingBank: row.id, deadline: row.bankUntil });
    return row.total === 0 ? completeCart(tx, row) : row;
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
      complete(tx, placeOrder(tx, draft, now()), [{ kind: 'wishPaid', points: -draft.pointsUsed }]),
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
    answer: (number, answer, cardEnding) =>
      store.transact((tx) => {
        const asked = tx.get(transactionTable, number);
        if (asked) settle(tx, asked.memberId);
        const row = tx.get(transactionTable, number);
        const event = eventOf[answer];
        if (!row || !allows(orderMachine, row.status, event) || isBankLate(row.bankUntil, now())) return false;
        if (event === 'bankApproves') completeCart(tx, { ...row, cardEnding: endingOf(row, cardEnding) });
        else cancel(tx, row, event, toInstant(now()));
        return true;
      }),
  };
}
