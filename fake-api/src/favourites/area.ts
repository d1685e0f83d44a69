import type { Shop } from '../area.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Listing } from '../lists/listing.js';
import type { Favourites } from './favourites.js';
import { favouriteHandlers } from './handlers.js';
import { favouriteTable } from './rows.js';

export interface FavouriteAreaParts {
  favourites: Favourites;
  catalogue: Catalogue;
  listing: () => Listing;
}

/** My favourites (spec §2 Member services). */
export function createFavouriteArea({ store, now }: Shop, parts: FavouriteAreaParts) {
  return {
    tables: [favouriteTable],
    watchers: parts.favourites.watchers,
    handlers: favouriteHandlers({ ...parts, store, now }),
  };
}
