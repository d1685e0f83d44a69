import type { CatalogueZone } from '../catalogue/index.js';
import type { Showing } from '../lists/programme.js';
import type { ShowFacts, ZoneFacts } from './rows.js';

/** What a purchase keeps of its event. */
export const factsOf = ({ event, performance }: Showing): ShowFacts => ({
  id: event.id,
  group: event.group,
  title: event.title,
  posterSeed: event.posterSeed,
  posterLines: event.posterLines,
  interest: event.interest,
  venue: event.venue.name,
  performanceId: performance.id,
  startsAt: performance.startsAt,
  pointsProgramme: event.pointsProgramme,
});

/** What a purchase keeps of its zone. */
export const zoneFactsOf = ({ code, name, standing, restrictedView }: CatalogueZone): ZoneFacts => ({
  code,
  name,
  standing,
  restrictedView,
});
