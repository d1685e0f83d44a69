import type { Handlers } from '../http/handlers.js';
import type { Store } from '../store/index.js';
import { type Carts, cartOf } from './cart.js';
import type { Choice, SeatRequest } from './choice.js';
import { cartView } from './view.js';

export interface CartParts {
  store: Store;
  carts: Carts;
  /** Chooses the seats of a request. */
  seatChoice: (request: SeatRequest) => Choice;
  now: () => number;
}

/** The calls of a cart: hold seats, release them, show them, and cancel all of them. */
export const cartHandlers = ({ store, carts, seatChoice, now }: CartParts) =>
  ({
    seatHold: async ({ member, body, lang }) =>
      cartView(await carts.hold(member().id, seatChoice(body), body.holdKey), now(), lang),
    seatRelease: async ({ member, params, lang }) =>
      cartView(await carts.release(member().id, params.holdId ?? ''), now(), lang),
    shoppingCart: ({ member, lang }) => cartView(cartOf(store.read(), member().id), now(), lang),
    transactionCancel: async ({ member, lang }) => cartView(await carts.cancel(member().id), now(), lang),
  }) satisfies Partial<Handlers>;
