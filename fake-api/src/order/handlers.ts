import { RuleError } from '@first-gong/domain';
import { type Carts, cartOf } from '../cart/cart.js';
import type { Choice, SeatRequest } from '../cart/choice.js';
import { cartView } from '../cart/view.js';
import type { HandlersOf } from '../http/handlers.js';
import type { ShopStore } from '../state.js';
import type { Orders } from './orders.js';
import { previewView } from './price.js';
import { summaryView, transactionView } from './view.js';

export type PurchaseNames =
  | 'seatHold'
  | 'seatRelease'
  | 'shoppingCart'
  | 'transactionPreview'
  | 'transactionConfirm'
  | 'transactionCancel'
  | 'txns'
  | 'transactionDetail';

export interface PurchaseParts {
  store: ShopStore;
  carts: Carts;
  /** Chooses the seats that a call asks for. */
  seatChoice: (request: SeatRequest) => Choice;
  orders: Orders;
  now: () => number;
}

/** From a seat to a ticket (spec §4 Order). */
export function createPurchaseHandlers({
  store,
  carts,
  seatChoice,
  orders,
  now,
}: PurchaseParts): HandlersOf<PurchaseNames> {
  return {
    seatHold: async ({ member, body, lang }) => cartView(await carts.hold(member().id, seatChoice(body)), now(), lang),
    seatRelease: async ({ member, params, lang }) =>
      cartView(await carts.release(member().id, params.holdId ?? ''), now(), lang),
    shoppingCart: ({ member, lang }) => cartView(cartOf(store.read(), member().id), now(), lang),
    transactionPreview: ({ member, body, lang }) =>
      previewView(cartOf(store.read(), member().id), member(), body, now(), lang),
    transactionConfirm: async ({ member, body, lang }) =>
      transactionView(await orders.confirm(member().id, body, lang), now(), lang),
    transactionCancel: async ({ member, lang }) => cartView(await carts.cancel(member().id), now(), lang),

    txns: ({ member, lang }) =>
      orders
        .of(member().id)
        .filter(({ status }) => status !== 'cancelled')
        .map((row) => summaryView(row, lang)),
    transactionDetail({ member, query, lang }) {
      const row = orders.of(member().id).find(({ id }) => id === query.transactionNumber);
      if (row === undefined) throw new RuleError('transactionNotFound');
      return transactionView(row, now(), lang);
    },
  };
}
