import type { Shop } from '../area/area.js';
import type { Carts } from '../cart/cart.js';
import type { CartView } from '../cart/handlers.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Programme, Showing } from '../lists/programme.js';
import { cinemaHandlers } from './handlers.js';

export interface CinemaAreaParts {
  inventory: Inventory;
  carts: Carts;
  cartView: CartView;
  programmes: () => Programme;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  findOnSale: (performanceId: string) => Showing;
}

/** The cinema (spec §2 Cinema schedule, §5 Cinema). */
export function createCinemaArea({ store, now, settings }: Shop, parts: CinemaAreaParts) {
  return { handlers: cinemaHandlers({ ...parts, store, now, weather: () => settings.read().weather }) };
}
