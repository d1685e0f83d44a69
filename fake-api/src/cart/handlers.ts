import type { Lang } from '@first-gong/domain';
import type { Handlers } from '../http/handlers.js';
import type { Store } from '../store/index.js';
import { type Carts, cartOf } from './cart.js';
import type { Choice, SeatRequest } from './choice.js';
import type { CartRow } from './rows.js';
import { cartView } from './view.js';

export interface CartParts {
  store: Store;
  carts: Carts;
  /** Chooses the seats of a request. */
  seatChoice: (request: SeatRequest) => Choice;
  now: () => number;
}

/** The calls of a cart: hold seats, release them, show them, cancel all of them; and what has left the cart. */
export function cartHandlers({ store, carts, seatChoice, now }: CartParts) {
  const view = (cart: CartRow, lang: Lang) => cartView(store.read(), cart, now(), lang);
  return {
    seatHold: async ({ member, body, lang }) =>
      view(await carts.hold(member().id, seatChoice(body), body.holdKey), lang),
    seatRelease: async ({ member, params, lang }) => view(await carts.release(member().id, params.holdId ?? ''), lang),
    holdAgain: async ({ member, body, lang }) => view(await carts.again(member().id, body.holdIds), lang),
    goneDismiss: async ({ member, body, lang }) => view(await carts.dismiss(member().id, body.holdIds), lang),
    shoppingCart: ({ member, lang }) => view(cartOf(store.read(), member().id), lang),
    transactionCancel: async ({ member, lang }) => view(await carts.cancel(member().id), lang),
  } satisfies Partial<Handlers>;
}
