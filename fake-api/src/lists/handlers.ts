import { RuleError } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from './listing.js';
import { detailOf } from './views.js';

export type ProgrammeNames = 'eventDetail' | 'config' | 'isHotEvent';

export interface ProgrammeParts {
  inventory: Inventory;
  listing: () => Listing;
  now: () => number;
}

/** What anybody may read and no list holds. */
export function createProgrammeHandlers({ inventory, listing, now }: ProgrammeParts): HandlersOf<ProgrammeNames> {
  return {
    eventDetail({ query, lang }) {
      const listed = listing().events.find(({ event }) => event.id === query.eventId);
      if (listed === undefined) throw new RuleError('eventNotFound');
      return detailOf(listed, inventory, now(), lang);
    },
    config: () => ({ showWishList: true, specificPeriodGray: null }),
    isHotEvent: () => false,
  };
}
