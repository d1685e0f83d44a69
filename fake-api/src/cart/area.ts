import type { Cart, Lang } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { HotEvent } from '../hotEvent/hotEvent.js';
import type { Programme } from '../lists/programme.js';
import type { Reader, Writer } from '../store/index.js';
import { createCarts } from './cart.js';
import { type ChoiceDependencies, chooseSeats } from './choice.js';
import { type CartRow, cartOf, cartTable, type ShowSnapshot } from './rows.js';
import { cartView, createLeaving } from './view.js';

export interface CartAreaDependencies extends Pick<ChoiceDependencies, 'inventory' | 'findOnSale'> {
  hotEvent: HotEvent;
  /** The part of the orders that a cart needs. */
  orders: {
    onDeadline(tx: Writer, memberId: string): CartRow;
    showsOf(data: Reader, memberId: string): ShowSnapshot[];
  };
  programmes: () => Programme;
}

export type CartArea = ReturnType<typeof createCartArea>;

/** Seats that a member holds (spec §4 Order). */
export function createCartArea({ store, now, settings }: Shop, parts: CartAreaDependencies) {
  const { inventory, hotEvent, orders, programmes, findOnSale } = parts;
  const { onDeadline } = orders;
  const choiceParts = { inventory, now, findOnSale, weather: () => settings.read().weather };
  const leaving = createLeaving(inventory, programmes);
  const carts = createCarts({ ...choiceParts, store, mayHold: hotEvent.mayHold, onDeadline, leaving });
  /** A cart as shown to its member. */
  const view = (cart: CartRow, lang: Lang): Cart =>
    cartView(store.read(), cart, orders.showsOf(store.read(), cart.id), leaving, now(), lang);
  const handlers = {
    seatHold: async ({ member, body, lang }) =>
      view(await carts.hold(member().id, chooseSeats(choiceParts, body), body.holdKey), lang),
    seatRelease: async ({ member, params, query, lang }) =>
      view(await carts.release(member().id, params.holdId ?? '', query.seat), lang),
    holdAgain: async ({ member, body, lang }) => view(await carts.again(member().id, body.holdIds), lang),
    releasedDismiss: async ({ member, body, lang }) => view(await carts.dismiss(member().id, body.holdIds), lang),
    shoppingCart: ({ member, lang }) => view(cartOf(store.read(), member().id), lang),
    transactionCancel: async ({ member, lang }) => view(await carts.cancel(member().id), lang),
  } satisfies Partial<Handlers>;
  return { deadlineHandlers: [{ table: cartTable, onDeadline }], handlers, carts, cartView: view };
}
