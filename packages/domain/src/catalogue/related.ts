import type { Interest } from './eventKinds.js';

/** Properties that make two events similar. */
export interface EventKin {
  id: string;
  /** Shared by all runs of an event. */
  posterSeed: string;
  presenterId: string;
  venueId: string;
  interest: Interest;
}

/** A candidate for related events. */
export interface KinOnSale extends EventKin {
  /** UTC instant, or null if sold out. */
  nextPerformanceAt: string | null;
  likes: number;
}

/** A score. Another run of the same event scores highest. */
function likeness(one: EventKin, other: EventKin): number {
  if (one.posterSeed === other.posterSeed) return 100;
  const presenter = one.presenterId === other.presenterId ? 4 : 0;
  const interest = one.interest === other.interest ? 3 : 0;
  const venue = one.venueId === other.venueId ? 2 : 0;
  return presenter + interest + venue;
}

/**
 * Events on sale with the same presenter, interest or venue, most similar first, then most liked. Without an event: the
 * most liked.
 * @param event may be over, or null
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
