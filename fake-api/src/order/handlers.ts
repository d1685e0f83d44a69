import { RuleError } from '@first-gong/domain';
import { cartOf } from '../cart/cart.js';
import type { Handlers } from '../http/handlers.js';
import type { Store } from '../store/index.js';
import type { Orders } from './orders.js';
import { previewView } from './price.js';
import type { Promotions } from './promotions.js';
import { summaryView, transactionView } from './view.js';

export interface OrderHandlerParts {
  store: Store;
  orders: Orders;
  promotions: Promotions;
  now: () => number;
}

/** From a cart to a receipt (spec §4 Order). */
export const orderHandlers = ({ store, orders, promotions, now }: OrderHandlerParts) =>
  ({
    transactionPreview({ member, body, lang }) {
      const data = store.read();
      const cart = cartOf(data, member().id);
      orders.requireItems(data, cart);
      const discounts = promotions.discounts(data, cart.items, body.promotionCode, now());
      return previewView(cart, orders.showsOf(data, member().id), member(), body, discounts, now(), lang);
    },
    transactionConfirm: async ({ member, body, lang }) =>
      transactionView(await orders.confirm(member().id, body, lang), now(), lang),
    txns: ({ member, lang }) =>
      orders
        .of(store.read(), member().id)
        .filter(({ status }) => status !== 'cancelled')
        .map((row) => summaryView(row, lang)),
    transactionDetail({ member, query, lang }) {
      const row = orders.of(store.read(), member().id).find(({ id }) => id === query.transactionNumber);
      if (row === undefined) throw new RuleError('transactionNotFound');
      return transactionView(row, now(), lang);
    },
  }) satisfies Partial<Handlers>;
