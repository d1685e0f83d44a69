import { RuleError } from '@first-gong/domain';
import type { Handlers } from '../http/handlers.js';
import type { Inventory } from '../inventory/inventory.js';
import type { LikesOf, Listing } from './listing.js';
import { detailOf } from './views.js';

export interface ProgrammeParts {
  inventory: Inventory;
  listing: () => Listing;
  likesOf: LikesOf;
  now: () => number;
}

/** Calls about the programme that are not lists. */
export function programmeHandlers(parts: ProgrammeParts) {
  const { inventory, listing, likesOf, now } = parts;
  return {
    eventDetail({ query, lang }) {
      const listed = listing().events.find(({ event }) => event.id === query.eventId);
      if (listed === undefined) throw new RuleError('eventNotFound');
      const { id, likes } = listed.event;
      return { ...detailOf(listed, inventory, now(), lang), likes: likesOf(id, likes) };
    },
  } satisfies Partial<Handlers>;
}
