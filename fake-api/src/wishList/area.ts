import type { Shop } from '../area/area.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Programme, Showing } from '../lists/programme.js';
import type { Post } from '../mail/post.js';
import type { Notices } from '../notices/notices.js';
import type { Orders } from '../order/orders.js';
import { wishListHandlers } from './handlers.js';
import { createMatching } from './matching.js';
import { wishTable } from './rows.js';
import { createWishes } from './wishes.js';
import { createWishIndex } from './wishIndex.js';
import { createWishRules } from './wishRules.js';

export interface WishListAreaParts {
  inventory: Inventory;
  programmes: () => Programme;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  findOnSale: (performanceId: string) => Showing;
  orders: Orders;
  notices: Notices;
  post: Post;
}

/** The wish list (spec §4 Wish list). */
export function createWishListArea({ store, now, settings }: Shop, parts: WishListAreaParts) {
  const { inventory, programmes, findOnSale, orders, notices, post } = parts;
  const index = createWishIndex();
  const matching = createMatching({ index, inventory, programmes, notices, post, now });
  const rules = createWishRules({ index, inventory, findOnSale, now });
  const wishes = createWishes({ store, index, matching, rules, orders, now });
  return {
    watchers: [index.watcher],
    settlers: [{ table: wishTable, settle: matching.settle }],
    handlers: wishListHandlers({ store, wishes, index, isOn: () => settings.read().showWishList }),
    // A freed place goes to the next waiting wish before any other request can see it.
    endTransaction: matching.serveFreed,
    wishes,
  };
}
