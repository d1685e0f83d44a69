import type { Cart, Lang } from '@first-gong/domain';
import type { Handlers } from '../area/handlers.js';
import type { Carts } from './cart.js';
import type { Choice, SeatRequest } from './choice.js';
import type { CartRow } from './rows.js';

export interface CartParts {
  carts: Carts;
  /** The cart of a member as it is stored. */
  stored: (memberId: string) => CartRow;
  view: CartView;
  /** Chooses the seats of a request. */
  seatChoice: (request: SeatRequest) => Choice;
}

/** A cart as its member sees it. */
export type CartView = (cart: CartRow, lang: Lang) => Cart;

/** The calls of a cart: hold seats, release them, show them, cancel all of them; and what has left the cart. */
export function cartHandlers({ carts, stored, view, seatChoice }: CartParts) {
  return {
    seatHold: async ({ member, body, lang }) =>
      view(await carts.hold(member().id, seatChoice(body), body.holdKey), lang),
    seatRelease: async ({ member, params, query, lang }) =>
      view(await carts.release(member().id, params.holdId ?? '', query.seat), lang),
    holdAgain: async ({ member, body, lang }) => view(await carts.again(member().id, body.holdIds), lang),
    goneDismiss: async ({ member, body, lang }) => view(await carts.dismiss(member().id, body.holdIds), lang),
    shoppingCart: ({ member, lang }) => view(stored(member().id), lang),
    transactionCancel: async ({ member, lang }) => view(await carts.cancel(member().id), lang),
  } satisfies Partial<Handlers>;
}
