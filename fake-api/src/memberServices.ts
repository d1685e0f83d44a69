import type { AddressNode } from '@first-gong/domain';
import type { Catalogue } from './catalogue/index.js';
import type { Settlers } from './deadlines.js';
import { createFavourites, type Favourites } from './favourites/favourites.js';
import { createFavouriteHandlers, type FavouriteNames } from './favourites/handlers.js';
import type { HandlersOf } from './http/handlers.js';
import type { Inventory } from './inventory/inventory.js';
import type { Listing } from './lists/listing.js';
import type { Showing } from './lists/programme.js';
import type { Sessions } from './members/sessions.js';
import { createNoticeHandlers, type NoticeNames } from './notices/handlers.js';
import { createNotices, type Notices } from './notices/notices.js';
import { topUpCompleteNotice } from './notices/occasions.js';
import type { Orders } from './order/orders.js';
import { createPointHandlers, type PointNames } from './points/handlers.js';
import { createPointHistory, type PointHistory } from './points/ledger.js';
import { createTopUpHistory, createTopUps, type TopUpHistory, type TopUps } from './points/topUps.js';
import { createProfileHandlers, type ProfileNames } from './profile/handlers.js';
import { createProfiles } from './profile/profiles.js';
import type { ShopStore, State } from './state.js';
import type { Watcher } from './store/index.js';
import { createWishListHandlers, type WishListNames } from './wishList/handlers.js';
import type { Matching } from './wishList/matching.js';
import { createWishes, type Wishes } from './wishList/wishes.js';
import { createWishIndex, type WishIndex } from './wishList/wishIndex.js';
import { createWishRules } from './wishList/wishRules.js';

/** What is found again by member: made before the store is opened, which fills it. */
export interface MemberRecords {
  pointHistory: PointHistory;
  topUpHistory: TopUpHistory;
  notices: Notices;
  favourites: Favourites;
  wishIndex: WishIndex;
  /** To be given to the store. */
  watchers: readonly Watcher<State>[];
}

export function createMemberRecords(now: () => number): MemberRecords {
  const records = {
    pointHistory: createPointHistory(now),
    topUpHistory: createTopUpHistory(now),
    notices: createNotices(now),
    favourites: createFavourites(),
    wishIndex: createWishIndex(),
  };
  return { ...records, watchers: Object.values(records).map(({ watcher }) => watcher) };
}

type MemberServiceNames = ProfileNames | PointNames | FavouriteNames | NoticeNames | WishListNames;

export interface MemberServices {
  handlers: HandlersOf<MemberServiceNames>;
  settlers: Pick<Settlers, 'topUps' | 'wishes'>;
  topUps: TopUps;
  wishes: Wishes;
}

export interface MemberServiceParts {
  records: MemberRecords;
  store: ShopStore;
  matching: Matching;
  orders: Orders;
  inventory: Inventory;
  catalogue: Catalogue;
  listing: () => Listing;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  showing: (performanceId: string) => Showing;
  sessions: Sessions;
  /** The places of mailing addresses, in any language. */
  addressList: readonly AddressNode[];
  /** spec §3 config. */
  showWishList: () => boolean;
  now: () => number;
}

/** Member services (spec §2): profile, points, favourites, notices and the wish list. */
export function createMemberServices(parts: MemberServiceParts): MemberServices {
  const { records, store, matching } = parts;
  const { pointHistory, topUpHistory, notices, favourites, wishIndex: index } = records;
  const topUps = createTopUps({
    store,
    now: parts.now,
    onComplete: (tx, row) => notices.tell(tx, row.memberId, topUpCompleteNotice(row)),
  });
  const wishes = createWishes({ ...parts, index, rules: createWishRules({ ...parts, index }) });
  return {
    handlers: {
      ...createProfileHandlers(createProfiles(parts)),
      ...createPointHandlers({ store, history: pointHistory, topUps, topUpHistory }),
      ...createFavouriteHandlers({ ...parts, favourites }),
      ...createNoticeHandlers({ store, notices }),
      ...createWishListHandlers({ ...parts, wishes, index }),
    },
    settlers: { topUps: topUps.settle, wishes: matching.settle },
    topUps,
    wishes,
  };
}
