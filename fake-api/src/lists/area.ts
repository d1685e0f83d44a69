import { isSoldByNetwork, RuleError } from '@first-gong/domain';
import type { Shop } from '../area.js';
import { createCatalogue, demonstrationSeed } from '../catalogue/index.js';
import { createMoves, withMoves } from '../catalogue/moves.js';
import { programmeHandlers } from './handlers.js';
import { createListing, type ListingParts } from './listing.js';
import { createLists } from './lists.js';
import { createProgrammes, type Showing } from './programme.js';

/** The programme, and the lists that everybody reads (spec §7 Data lists). */
export function createListArea(
  { store, now, options }: Shop,
  { inventory, likesOf }: Pick<ListingParts, 'inventory' | 'likesOf'>,
) {
  const moves = createMoves();
  const catalogue = withMoves(
    createCatalogue({ seed: options.seed ?? demonstrationSeed, size: options.catalogueSize }),
    moves,
  );
  const programmes = createProgrammes(catalogue, now);
  const parts = { store, inventory, programmes, likesOf, now };
  const listing = createListing(parts);

  // A run's number with more digits than any calendar has would not be a date.
  const isKnown = (id: string) => /-\d{1,4}-\d{8}-\d{4}$/.test(id) && catalogue.performance(id) !== null;
  const findOnSale = (performanceId: string): Showing => {
    const found = programmes().showing(performanceId);
    if (found) {
      if (isSoldByNetwork(found.event.group)) throw new RuleError('soldByNetwork');
      return found;
    }
    throw new RuleError(isKnown(performanceId) ? 'performanceNotOnSale' : 'performanceNotFound');
  };

  return {
    watchers: [moves.watcher],
    start: async () => moves.load(store.read()),
    handlers: programmeHandlers(parts, catalogue, listing),
    lists: createLists({ ...parts, listing }),
    catalogue,
    programmes,
    listing,
    findOnSale,
  };
}
