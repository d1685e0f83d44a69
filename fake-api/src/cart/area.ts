import type { Shop } from '../area/area.js';
import type { HotEvent } from '../hotEvent/hotEvent.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Programme, Showing } from '../lists/programme.js';
import type { Reader, Writer } from '../store/index.js';
import { cartOf, createCarts } from './cart.js';
import { createSeatChoice } from './choice.js';
import { type CartView, cartHandlers } from './handlers.js';
import { createLeaving } from './leaving.js';
import { type CartRow, cartTable, type ShowFacts } from './rows.js';
import { createSameAgain } from './sameAgain.js';
import { cartView } from './view.js';

export interface CartAreaParts {
  inventory: Inventory;
  hotEvent: HotEvent;
  /** Of the orders, what a cart needs. */
  orders: {
    settle(tx: Writer, memberId: string): CartRow;
    showsOf(data: Reader, memberId: string): ShowFacts[];
  };
  programmes: () => Programme;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  findOnSale: (performanceId: string) => Showing;
}

/** Seats that a member holds (spec §4 Order). */
export function createCartArea({ store, now, settings }: Shop, parts: CartAreaParts) {
  const { inventory, hotEvent, orders, programmes, findOnSale } = parts;
  const { settle } = orders;
  const sameAgain = createSameAgain({ inventory, now, findOnSale, weather: () => settings.read().weather });
  const leaving = createLeaving({ inventory, showingOf: (performanceId) => programmes().showing(performanceId) });
  const carts = createCarts({ store, inventory, now, mayHold: hotEvent.mayHold, settle, sameAgain, leaving });
  const seatChoice = createSeatChoice({ inventory, now, findOnSale });
  const view: CartView = (cart, lang) =>
    cartView(store.read(), cart, orders.showsOf(store.read(), cart.id), leaving, now(), lang);
  return {
    settlers: [{ table: cartTable, settle }],
    handlers: cartHandlers({ carts, stored: (memberId) => cartOf(store.read(), memberId), view, seatChoice }),
    carts,
    cartView: view,
  };
}
