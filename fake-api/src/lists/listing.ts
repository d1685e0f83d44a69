import {
  type AccessFeature,
  accessFeatures,
  type EventFlag,
  isPriorityBooking,
  type ListedEvent,
  toMilliseconds,
} from '@first-gong/domain';
import type { CatalogueEvent, CataloguePerformance } from '../catalogue/index.js';
import { hadWheelchairSpace, type Inventory, type Places } from '../inventory/inventory.js';
import { partners } from '../sample-data/presenters.js';
import { grouped } from '../shared/grouped.js';
import type { Reader, Store } from '../store/index.js';
import type { Programme } from './programme.js';

/** An event with its current sales. */
export interface Listed extends ListedEvent {
  event: CatalogueEvent;
  flags: EventFlag[];
  /** Cents, of future performances like `priceFrom`. */
  priceTo: number;
  /** Milliseconds since 1970 of the next change by time: a performance begins, or priority booking ends. */
  changesAt: number;
}

/** Events on sale. Valid for a minute, or until a performance becomes scarce or sold out. */
export interface Listing {
  /** Changes whenever a derived list may have changed. */
  version: string;
  programme: Programme;
  events: readonly Listed[];
}

export const hasBegun = ({ startsAt }: CataloguePerformance, now: number): boolean => Date.parse(startsAt) <= now;

/** Likes of an event: initial ones (`base`) and those of members. */
export type LikesOf = (data: Reader, eventId: string, base: number) => number;

export interface ListingDependencies {
  store: Pick<Store, 'read'>;
  inventory: Inventory;
  programmes: () => Programme;
  likesOf: LikesOf;
  now: () => number;
  /** Sales by id, for performances with own sales. */
  levels?: Map<string, string>;
}

/** Caches the listing. Likes alone do not replace it, because every like would invalidate the cached lists. */
export function createListing(parts: ListingDependencies): () => Listing {
  const { store, inventory, programmes, likesOf, now, levels = new Map<string, string>() } = parts;
  let turn = 0;
  let current: (Listing & { minute: number }) | undefined;

  /** Events with a performance whose sales level changed. Most sales change none. */
  const takeMoved = (programme: Programme, data: Reader): Set<CatalogueEvent> => {
    const moved = new Set<CatalogueEvent>();
    const changed = inventory.takeChanged();
    if (changed.length === 0) return moved;
    const places = inventory.in(data);
    for (const id of changed) {
      const showing = programme.showing(id);
      if (showing === undefined) continue;
      const { performance } = showing;
      const level = salesOf(places.level(performance), places.hasWheelchairSpace(performance));
      const before = levels.get(id) ?? salesOf(performance.demand.level, hadWheelchairSpace(performance));
      if (level !== before) moved.add(showing.event);
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
    // Recomputes only changed events, which are few of 10,000.
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

/** What the listing knows of the sales of a performance. */
const salesOf = (level: string, hasWheelchairSpace: boolean) => `${level} ${hasWheelchairSpace}`;

/** Combinations of access features among performances. One free wheelchair space among equal performances is enough. */
function accessIn(performances: readonly CataloguePerformance[], places: Places): AccessFeature[][] {
  const alike = grouped(performances, (performance) => performance.accessFeatures.join());
  return [...alike.values()].map((group) => {
    const known = new Set<AccessFeature>(group[0]?.accessFeatures);
    if (group.some((performance) => places.hasWheelchairSpace(performance))) known.add('wheelchairSpaces');
    return accessFeatures.filter((feature) => known.has(feature));
  });
}

/** An event in the listing, if it has a future performance. */
function listed(event: CatalogueEvent, places: Places, likes: number, now: number): Listed[] {
  const ahead = event.performances.filter((performance) => !hasBegun(performance, now));
  if (ahead.length === 0) return [];
  const prices = ahead.flatMap(({ zones }) => zones.map(({ price }) => price));
  const open = ahead.filter((performance) => places.level(performance) !== 'soldOut');
  const scarce = open.every((performance) => places.level(performance) === 'few');
  const none: EventFlag = ahead.every(({ cancelled }) => cancelled) ? 'cancelled' : 'soldOut';
  const sales: EventFlag[] = open.length === 0 ? [none] : scarce ? ['few'] : [];
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
      access: accessIn(
        ahead.filter(({ cancelled }) => !cancelled),
        places,
      ),
      nextPerformanceAt: open[0]?.startsAt ?? null,
      priceFrom: Math.min(...prices),
      priceTo: Math.max(...prices),
      likes,
    },
  ];
}
