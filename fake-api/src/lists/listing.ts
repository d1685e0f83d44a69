import { type EventFlag, isPriorityBooking, type ListedEvent, toMilliseconds } from '@first-gong/domain';
import type { CatalogueEvent, CataloguePerformance } from '../catalogue/index.js';
import type { Inventory, Places } from '../inventory/inventory.js';
import { partners } from '../sample-data/presenters.js';
import type { Reader, Store } from '../store/index.js';
import type { Programme } from './programme.js';

/** An event in its state of this minute. */
export interface Listed extends ListedEvent {
  event: CatalogueEvent;
  flags: EventFlag[];
  /** Cents, of the performances still to come. `priceFrom` is too. */
  priceTo: number;
  /** Milliseconds since 1970 at which time alone changes the event: its next performance begins, or priority booking ends. */
  changesAt: number;
}

/** The events on sale, current until a minute has passed or a performance has become scarce or sold out. */
export interface Listing {
  /** Another one whenever a list made from it may have changed. */
  version: string;
  programme: Programme;
  events: readonly Listed[];
}

export const hasBegun = ({ startsAt }: CataloguePerformance, now: number): boolean => Date.parse(startsAt) <= now;

/** The number of likes of an event: those from before this shop opened (`base`), and those of its members. */
export type LikesOf = (data: Reader, eventId: string, base: number) => number;

export interface ListingParts {
  store: Pick<Store, 'read'>;
  inventory: Inventory;
  programmes: () => Programme;
  likesOf: LikesOf;
  now: () => number;
  /** The level of every performance of the programme that has sold or got back a seat, by its id. */
  levels?: Map<string, string>;
}

/**
 * Keeps the listing and replaces it when it is out of date. A like does not replace it: lists show the likes of the
 * last minute. Otherwise each like would discard the kept bytes of every list.
 */
export function createListing(parts: ListingParts): () => Listing {
  const { store, inventory, programmes, likesOf, now, levels = new Map<string, string>() } = parts;
  let turn = 0;
  let current: (Listing & { minute: number }) | undefined;

  /** The events of which a performance has changed its level. Most sales change none, and so no list. */
  const takeMoved = (programme: Programme, data: Reader): Set<CatalogueEvent> => {
    const moved = new Set<CatalogueEvent>();
    const changed = inventory.takeChanged();
    if (changed.length === 0) return moved;
    const places = inventory.in(data);
    for (const id of changed) {
      const showing = programme.showing(id);
      if (showing === undefined) continue;
      const level = places.level(showing.performance);
      if (level !== (levels.get(id) ?? showing.performance.demand.level)) moved.add(showing.event);
      levels.set(id, level);
    }
    return moved;
  };

  const onList = (event: CatalogueEvent, data: Reader): Listed[] =>
    listed(event, inventory.in(data), likesOf(data, event.id, event.likes), now());

  return () => {
    const programme = programmes();
    const minute = Math.floor(now() / 60_000);
    const data = store.read();
    const moved = takeMoved(programme, data);
    const isSameMinute = current?.minute === minute && current.programme === programme;
    if (current && isSameMinute && moved.size === 0) return current;
    if (moved.size > 0 || (current && current.programme !== programme)) turn += 1;
    if (current?.programme !== programme) {
      for (const id of levels.keys()) if (programme.showing(id) === undefined) levels.delete(id);
    }
    const version = `${programme.today}/${minute}/${turn}`;
    // Only the events that have moved, changed with time or got likes are listed again: of 10,000 they are few.
    const isOutdated = ({ event, changesAt, likes }: Listed) =>
      moved.has(event) || (!isSameMinute && (changesAt <= now() || likes !== likesOf(data, event.id, event.likes)));
    const events =
      current?.programme === programme && current.minute <= minute
        ? current.events.flatMap((one) => (isOutdated(one) ? onList(one.event, data) : one))
        : programme.events.flatMap((event) => onList(event, data));
    current = { version, minute, programme, events };
    return current;
  };
}

/** The event on the list, if a performance is still ahead. */
function listed(event: CatalogueEvent, places: Places, likes: number, now: number): Listed[] {
  const ahead = event.performances.filter((performance) => !hasBegun(performance, now));
  if (ahead.length === 0) return [];
  const prices = ahead.flatMap(({ zones }) => zones.map(({ price }) => price));
  const open = ahead.filter((performance) => places.level(performance) !== 'soldOut');
  const scarce = open.every((performance) => places.level(performance) === 'few');
  const sales: EventFlag[] = open.length === 0 ? ['soldOut'] : scarce ? ['few'] : [];
  const isPriority = isPriorityBooking(event.priority, now);
  const changes = [
    ...ahead.map(({ startsAt }) => startsAt),
    ...(isPriority && event.priority ? [event.priority.until] : []),
  ];
  return [
    {
      id: event.id,
      event,
      changesAt: Math.min(...changes.map(toMilliseconds)),
      flags: [...event.flags.filter((flag) => flag !== 'priority' || isPriority), ...sales],
      group: event.group,
      navCategory: event.navCategory,
      interest: event.interest,
      venueId: event.venue.id,
      presenterId: event.presenterId,
      partner: partners[event.presenterId] ?? null,
      dates: ahead.map(({ date }) => date),
      nextPerformanceAt: open[0]?.startsAt ?? null,
      priceFrom: Math.min(...prices),
      priceTo: Math.max(...prices),
      likes,
    },
  ];
}
