import type { EventFlag, ListedEvent } from '@first-gong/domain';
import type { CatalogueEvent, CataloguePerformance } from '../catalogue/index.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Programme } from './programme.js';

/** An event as it stands at this minute. */
export interface Listed extends ListedEvent {
  event: CatalogueEvent;
  flags: EventFlag[];
}

/** The whole list as it stands, until a minute has passed or a performance has become scarce or sold out. */
export interface Listing {
  /** Changes whenever a list made from it may be another. */
  version: string;
  programme: Programme;
  events: readonly Listed[];
}

export const hasBegun = ({ startsAt }: CataloguePerformance, now: number): boolean => Date.parse(startsAt) <= now;

/** How many like an event: those of before this shop opened (`base`), and its members. */
export type LikesOf = (eventId: string, base: number) => number;

export interface ListingParts {
  inventory: Inventory;
  programmes: () => Programme;
  likesOf: LikesOf;
  now: () => number;
}

/**
 * Keeps the listing, and makes it anew when it must. A like does not make it anew: lists tell the likes of the minute,
 * lest every heart that is pressed unpack every list.
 */
export function createListing({ inventory, programmes, likesOf, now }: ListingParts): () => Listing {
  const levels = new Map<string, string>();
  let turn = 0;
  let current: Listing | undefined;

  /** Whether any performance went from one level to another; most sales do not change a list. */
  const levelsMoved = (programme: Programme): boolean => {
    let moved = false;
    for (const id of inventory.takeChanged()) {
      const performance = programme.showing(id)?.performance;
      if (performance === undefined) continue;
      const level = inventory.level(performance);
      moved ||= level !== (levels.get(id) ?? performance.demand.level);
      levels.set(id, level);
    }
    return moved;
  };

  const listedEvents = (programme: Programme): Listed[] =>
    programme.events.flatMap((event) => {
      const ahead = event.performances.filter((performance) => !hasBegun(performance, now()));
      return ahead.length === 0 ? [] : [listed(event, ahead, inventory, likesOf)];
    });

  return () => {
    const programme = programmes();
    const minute = Math.floor(now() / 60_000);
    if (levelsMoved(programme)) turn += 1;
    const version = `${programme.today}/${minute}/${turn}`;
    if (current?.version !== version) current = { version, programme, events: listedEvents(programme) };
    return current;
  };
}

function listed(
  event: CatalogueEvent,
  ahead: readonly CataloguePerformance[],
  inventory: Inventory,
  likesOf: LikesOf,
): Listed {
  const open = ahead.filter((performance) => inventory.level(performance) !== 'soldOut');
  const scarce = open.every((performance) => inventory.level(performance) === 'few');
  const sales: EventFlag[] = open.length === 0 ? ['soldOut'] : scarce ? ['few'] : [];
  return {
    id: event.id,
    event,
    flags: [...event.flags, ...sales],
    navCategory: event.navCategory,
    interest: event.interest,
    venueId: event.venue.id,
    dates: ahead.map(({ date }) => date),
    nextPerformanceAt: open[0]?.startsAt ?? null,
    priceFrom: event.priceFrom,
    likes: likesOf(event.id, event.likes),
  };
}
