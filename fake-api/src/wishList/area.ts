import type { Shop } from '../area.js';
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
  showing: (performanceId: string) => Showing;
  orders: Orders;
  notices: Notices;
  post: Post;
}

/** The wish list (spec §4 Wish list). */
export function createWishListArea({ store, now, settings }: Shop, parts: WishListAreaParts) {
  const { inventory, programmes, showing, orders, notices, post } = parts;
  const index = createWishIndex();
  const onSale = (performanceId: string) => programmes().showing(performanceId);
  const matching = createMatching({ index, inventory, showing: onSale, notices, post, now });
  const rules = createWishRules({ index, inventory, showing, now });
  const wishes = createWishes({ store, index, matching, rules, orders, now });
  return {
    tables: [wishTable],
    watchers: index.watchers,
    settlers: [{ table: wishTable, settle: matching.settle }],
    handlers: wishListHandlers({ store, wishes, index, isOn: () => settings.read().showWishList }),
    // A place that comes free belongs to the wish that waits for it before anybody else sees it.
    endTransaction: matching.serveFreed,
    wishes,
  };
}
