import type { Text3 } from '@first-gong/domain';
import type { PlanId } from '../sample-data/plans.js';
import { closed, districts, nicknames, type VenueRow, venueRows } from '../sample-data/venues.js';
import { text } from '../shared/text.js';

export interface Venue {
  id: string;
  name: Text3;
  /** Other names of the venue, in any script: for the search. */
  nicknames: readonly string[];
  district: Text3;
  region: 'hongKong' | 'macau' | 'online';
  capacity: number;
  /** The plan a template gets when it names no other. */
  plan: PlanId;
  /** Kept for past events; nothing new is sold there. */
  closed: boolean;
}

const venueOf = (id: string, [en, hk, cn, district, capacity, plan]: VenueRow): Venue => ({
  id,
  name: text([en, hk, cn]),
  nicknames: nicknames[id] ?? [],
  district: text(districts[district]),
  region: district === 'cotai' ? 'macau' : district === 'online' ? 'online' : 'hongKong',
  capacity,
  plan,
  closed: closed.includes(id),
});

/** Every venue by its id. */
export const venues: ReadonlyMap<string, Venue> = new Map(
  Object.entries(venueRows).map(([id, row]) => [id, venueOf(id, row)]),
);
