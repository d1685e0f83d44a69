import type { Lang } from '@first-gong/domain';
import { RuleError } from '@first-gong/domain';
import { type Carts, cartOf } from '../cart/cart.js';
import { cartView } from '../cart/view.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../lists/listing.js';
import { detailOf } from '../lists/views.js';
import { type Login, memberView } from '../members/login.js';
import type { Sessions } from '../members/sessions.js';
import type { Orders } from '../order/orders.js';
import { previewView } from '../order/price.js';
import { summaryView, transactionView } from '../order/view.js';
import type { MemberRow, ShopStore } from '../state.js';
import type { ActionName, BodyOf, QueryOf, ResponseOf } from './routes.js';

/** A request that has passed the guard: its shape is right, and its member is known where the call needs one. */
export interface Asked<Name extends ActionName> {
  lang: Lang;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  params: Record<string, string>;
  token: string | null;
  /** @throws RuleError `loginRequired` for a visitor. */
  member(): MemberRow;
}

export type Handlers = {
  [Name in ActionName]: (asked: Asked<Name>) => ResponseOf<Name> | Promise<ResponseOf<Name>>;
};

export interface HandlerParts {
  store: ShopStore;
  inventory: Inventory;
  listing: () => Listing;
  login: Login;
  sessions: Sessions;
  carts: Carts;
  orders: Orders;
  now: () => number;
}

/** What each call does, once the guard has let it through. */
export function createHandlers({
  store,
  inventory,
  listing,
  login,
  sessions,
  carts,
  orders,
  now,
}: HandlerParts): Handlers {
  return {
    eventDetail({ query, lang }) {
      const listed = listing().events.find(({ event }) => event.id === query.eventId);
      if (listed === undefined) throw new RuleError('eventNotFound');
      return detailOf(listed, inventory, now(), lang);
    },

    async login({ body, lang }) {
      const { token, member } = await login(body);
      return { token, member: memberView(member, lang) };
    },
    logout: async ({ token }) => ({ loggedOut: await sessions.end(token) }),
    memberInfo: ({ member, lang }) => memberView(member(), lang),
    balance: ({ member }) => ({ balance: member().points }),

    seatHold: async ({ member, body, lang }) => cartView(await carts.hold(member().id, body), now(), lang),
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
