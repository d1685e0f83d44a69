import type { CatalogueZone } from '../catalogue/index.js';
import type { Showing } from '../lists/programme.js';
import type { ShowFacts, ZoneFacts } from './rows.js';

/** The facts of an event that a purchase keeps. */
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
  duration: event.duration,
  pointsProgramme: event.pointsProgramme,
  ...(event.realName && { realName: true }),
});

/** The facts of a zone that a purchase keeps. */
export const zoneFactsOf = ({ code, name, standing, restrictedView }: CatalogueZone): ZoneFacts => ({
  code,
  name,
  standing,
  restrictedView,
});
