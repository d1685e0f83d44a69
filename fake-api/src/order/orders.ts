import {
  allows,
  bankUntil,
  isBankLate,
  isHoldLive,
  type Lang,
  langs,
  type OrderEvent,
  orderMachine,
  type PreviewChoice,
  RuleError,
  step,
  type Text3,
  type Transaction,
  type TransactionStatus,
  toInstant,
} from '@first-gong/domain';
import { cartOf, withGone } from '../cart/cart.js';
import { dawdle } from '../guards.js';
import type { Inventory } from '../inventory/inventory.js';
import { mailingAddressOf } from '../profile/mailingAddress.js';
import type { CartRow, MemberRow, ShopStore, State, TransactionRow } from '../state.js';
import type { Groups, Writer } from '../store/index.js';
import { confirmationNumber, paymentServiceNumber, secret, transactionNumber } from './numbers.js';
import { priceOf, requireItems } from './price.js';

/** What the sample bank knows of every card. */
const cardEnding = '4417';

/** The longest name of a confirmation, in characters. */
const keyLength = 100;

export interface Confirmation extends PreviewChoice {
  confirmKey: string;
  total: number;
  agreed: boolean;
}

export type BankAnswer = 'approve' | 'decline';

export interface Orders {
  /** Brings a member's cart up to the clock: seats whose time is over, and a bank that has not answered in time. */
  settle(tx: Writer<State>, memberId: string): CartRow;
  /**
   * Makes the cart an order and asks the bank; an order of nothing is complete at once (spec §4 Order).
   * The same key, or an order that waits for the bank already, is answered with that order and nothing new.
   * @throws RuleError when the cart, the choice, the agreement or the total does not stand.
   */
  confirm(memberId: string, wanted: Confirmation, lang: Lang): Promise<TransactionRow>;
  /** The bank's answer. Answers whether it was still in time; a late approval charges nothing. */
  answer(transactionNumber: string, answer: BankAnswer): Promise<boolean>;
  /** A member's own transactions, newest first. */
  of(memberId: string): TransactionRow[];
}

export interface OrderParts {
  store: ShopStore;
  inventory: Inventory;
  now: () => number;
  byMember: Groups<State>;
  /** Told in the same transaction when an order is complete. */
  onComplete: (tx: Writer<State>, row: TransactionRow, member: MemberRow) => void;
  /** `false` looks at the cart before the transaction that empties it: only for the control of the test. */
  confirmGuard: boolean;
}

/** Where the parcel goes, as it was when the order was placed. */
function addressIn3(member: MemberRow): Text3 | null {
  const texts = langs.map((lang) => [lang, mailingAddressOf(member, lang)?.text ?? null] as const);
  return texts.some(([, text]) => text === null) ? null : (Object.fromEntries(texts) as Text3);
}

export function createOrders({ store, inventory, now, byMember, onComplete, confirmGuard }: OrderParts): Orders {
  const of = (memberId: string) =>
    [...byMember.of(memberId)].flatMap((id) => store.read().get('transactions', id) ?? []).reverse();

  const memberBy = (id: string): MemberRow => {
    const member = store.read().get('members', id);
    if (member === undefined) throw new RuleError('loginRequired');
    return member;
  };

  const move = (row: TransactionRow, event: OrderEvent): TransactionRow => ({
    ...row,
    status: step(orderMachine, row.status, event) as TransactionStatus,
  });

  const cancel = (
    tx: Writer<State>,
    row: TransactionRow,
    event: 'bankDeclines' | 'bankTimesOut',
    at: string,
  ): CartRow => {
    const cancelledBecause: Transaction['cancelledBecause'] =
      event === 'bankDeclines' ? 'bankDeclined' : 'bankNoAnswer';
    for (const item of row.items) inventory.giveBack(tx, item);
    tx.put('transactions', { ...move(row, event), cancelledBecause });
    const cart = withGone(cartOf(tx, row.memberId), row.items, cancelledBecause, at);
    tx.put('carts', cart);
    return cart;
  };

  const complete = (tx: Writer<State>, row: TransactionRow): TransactionRow => {
    const member = memberBy(row.memberId);
    const completed: TransactionRow = {
      ...move(row, 'bankApproves'),
      confirmationNumber: confirmationNumber(tx),
      paymentServiceNumber: row.total > 0 ? paymentServiceNumber(tx) : null,
      tickets: row.tickets.map((ticket) => ({ ...ticket, code: secret() })),
    };
    if (row.total > 0) {
      tx.put('charges', { id: secret(), transactionNumber: row.id, amount: row.total, at: toInstant(now()) });
    }
    tx.put('transactions', completed);
    tx.put('members', { ...member, points: member.points - row.pointsUsed + row.willEarn });
    tx.put('carts', { ...cartOf(tx, row.memberId), awaitingBank: null, deadline: null });
    onComplete(tx, completed, member);
    return completed;
  };

  const settle: Orders['settle'] = (tx, memberId) => {
    const cart = cartOf(tx, memberId);
    const { awaitingBank, deadline, items } = cart;
    const row = awaitingBank === null ? undefined : tx.get('transactions', awaitingBank);
    if (row && isBankLate(row.bankUntil, now())) return cancel(tx, row, 'bankTimesOut', row.bankUntil);
    if (row || deadline === null || isHoldLive(deadline, now())) return cart;
    for (const item of items) inventory.giveBack(tx, item);
    const expired = withGone(cart, items, 'holdExpired', deadline);
    tx.put('carts', expired);
    return expired;
  };

  const check = (cart: CartRow, wanted: Confirmation, lang: Lang) => {
    requireItems(cart);
    if (!wanted.agreed) throw new RuleError('termsNotAgreed', [{ field: 'agreed', code: 'termsNotAgreed' }]);
    const price = priceOf(cart, memberBy(cart.id), wanted, now(), lang);
    if (price.total !== wanted.total) throw new RuleError('totalChanged');
    return price;
  };

  const place = (tx: Writer<State>, cart: CartRow, wanted: Confirmation, lang: Lang): TransactionRow => {
    const { lines, total, willEarn } = check(cart, wanted, lang);
    const member = memberBy(cart.id);
    const id = transactionNumber(tx, now());
    const seats = cart.items.flatMap(({ holdId, seats: held }) => held.map((seat) => ({ holdId, seat })));
    const row: TransactionRow = {
      id,
      memberId: cart.id,
      confirmKey: wanted.confirmKey,
      bankKey: secret(),
      lang,
      status: step(orderMachine, 'preview', 'confirm') as TransactionStatus,
      cancelledBecause: null,
      confirmationNumber: null,
      paymentServiceNumber: null,
      placedAt: toInstant(now()),
      bankUntil: bankUntil(now()),
      paymentMethod: wanted.paymentMethod,
      cardEnding: wanted.paymentMethod === 'creditCard' && total > 0 ? cardEnding : null,
      delivery: {
        method: wanted.deliveryMethod,
        address: wanted.deliveryMethod === 'courier' ? addressIn3(member) : null,
      },
      lines,
      total,
      pointsUsed: wanted.pointsUsed,
      willEarn,
      items: cart.items,
      tickets: seats.map((seat, index) => ({
        ...seat,
        ticketNumber: `${id}-${String(index + 1).padStart(2, '0')}`,
        code: '',
      })),
    };
    tx.put('transactions', row);
    tx.put('carts', { ...cart, items: [], awaitingBank: id, deadline: row.bankUntil });
    return total === 0 ? complete(tx, row) : row;
  };

  return {
    settle,
    of,
    async confirm(memberId, wanted, lang) {
      if (wanted.confirmKey === '' || wanted.confirmKey.length > keyLength) {
        throw new RuleError('badRequest', [{ field: 'confirmKey', code: 'badRequest' }]);
      }
      if (!confirmGuard) {
        const early = cartOf(store.read(), memberId);
        check(early, wanted, lang);
        await dawdle();
        return store.transact((tx) => place(tx, early, wanted, lang));
      }
      return store.transact((tx) => {
        const cart = settle(tx, memberId);
        const same = of(memberId).find(({ confirmKey }) => confirmKey === wanted.confirmKey);
        if (same) return same;
        const waiting = cart.awaitingBank === null ? undefined : tx.get('transactions', cart.awaitingBank);
        return waiting ?? place(tx, cart, wanted, lang);
      });
    },
    answer: (number, answer) =>
      store.transact((tx) => {
        const asked = tx.get('transactions', number);
        if (asked) settle(tx, asked.memberId);
        const row = tx.get('transactions', number);
        const event = answer === 'approve' ? 'bankApproves' : 'bankDeclines';
        if (!row || !allows(orderMachine, row.status, event) || isBankLate(row.bankUntil, now())) return false;
        if (answer === 'approve') complete(tx, row);
        else cancel(tx, row, 'bankDeclines', toInstant(now()));
        return true;
      }),
  };
}
