import type { Interest } from './eventKinds.js';

/** Facts that make two events alike. */
export interface EventKin {
  id: string;
  /** The same for each run of an event. */
  posterSeed: string;
  presenterId: string;
  venueId: string;
  interest: Interest;
}

/** An event that may be offered beside another one. */
export interface KinOnSale extends EventKin {
  /** UTC instant, or null when everything is sold out. */
  nextPerformanceAt: string | null;
  likes: number;
}

/** How much two events have in common. Another run of the same event counts most. */
function likeness(one: EventKin, other: EventKin): number {
  if (one.posterSeed === other.posterSeed) return 100;
  const presenter = one.presenterId === other.presenterId ? 4 : 0;
  const interest = one.interest === other.interest ? 3 : 0;
  const venue = one.venueId === other.venueId ? 2 : 0;
  return presenter + interest + venue;
}

/**
 * Events with tickets that have the presenter, the interest or the venue of an event, the most alike first, then the
 * most liked. An unknown event is like none: the most liked of all take its place.
 * @param event the event itself, which may be over, or null.
 */
export function relatedTo<One extends KinOnSale>(event: EventKin | null, onSale: readonly One[], limit: number): One[] {
  return onSale
    .filter(({ id, nextPerformanceAt }) => nextPerformanceAt !== null && id !== event?.id)
    .map((one) => ({ one, score: event ? likeness(event, one) : 1 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.one.likes - a.one.likes)
    .slice(0, limit)
    .map(({ one }) => one);
}
