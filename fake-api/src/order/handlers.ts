import { RuleError } from '@first-gong/domain';
import type { Handlers } from '../area/handlers.js';
import { cartOf } from '../cart/cart.js';
import type { Store } from '../store/index.js';
import type { Orders } from './orders.js';
import { previewView } from './price.js';
import { promotionDiscounts } from './promotions.js';
import { transactionTable } from './rows.js';
import { summaryView, transactionView } from './view.js';

export interface OrderHandlerParts {
  store: Store;
  orders: Orders;
  now: () => number;
}

/** From a cart to a receipt (spec §4 Order). */
export const orderHandlers = ({ store, orders, now }: OrderHandlerParts) =>
  ({
    transactionPreview({ member, body, lang }) {
      const data = store.read();
      const cart = cartOf(data, member().id);
      orders.requireItems(data, cart);
      const discounts = promotionDiscounts(data, cart.items, body.promotionCode, now());
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
      const row = store.read().get(transactionTable, query.transactionNumber);
      if (row?.memberId !== member().id) throw new RuleError('transactionNotFound');
      return transactionView(row, now(), lang);
    },
  }) satisfies Partial<Handlers>;
