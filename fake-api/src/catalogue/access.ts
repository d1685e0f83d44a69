import { type AccessFeature, accessFeatures, type Text3 } from '@first-gong/domain';
import { accessShares, captionLanguages, venueAccess } from '../sample-data/access.js';
import type { VenueId } from '../sample-data/venues.js';
import { text } from '../shared/text.js';
import type { Edition } from './editions.js';
import { fraction, hash, mix } from './hash.js';
import type { CatalogueZone } from './types.js';

/** Numbers of the services in the hash of a performance. */
const services = { signLanguage: 21, audioDescription: 22, relaxedPerformance: 23 } as const;

/** Whether a house has companion seats beside its wheelchair spaces. */
export const hasCompanionSeats = (zones: readonly CatalogueZone[]): boolean =>
  zones.some(({ rows }) => rows.some(({ companion }) => companion.length > 0));

/**
 * Access of a performance: of its venue, its seats, its languages, and services by its id. The inventory adds
 * `wheelchairSpaces`.
 */
export function accessOf(
  { venue, spoken, interest }: Edition,
  performanceId: string,
  { isMatinee, companions }: { isMatinee: boolean; companions: boolean },
): { accessFeatures: AccessFeature[]; captionLanguages: Text3 | null } {
  const captions = captionLanguages[spoken];
  const shares = accessShares[interest] ?? {};
  const seed = hash(performanceId);
  const has = (service: keyof typeof services) => fraction(mix(seed, services[service])) < (shares[service] ?? 0);
  const features = new Set<AccessFeature>(venueAccess[venue as VenueId]);
  if (companions) features.add('companionSeat');
  if (captions) features.add('captions');
  if (has('signLanguage')) features.add('signLanguage');
  if (has('audioDescription')) features.add('audioDescription');
  if (isMatinee && has('relaxedPerformance')) features.add('relaxedPerformance');
  return {
    accessFeatures: accessFeatures.filter((feature) => features.has(feature)),
    captionLanguages: captions ? text(captions) : null,
  };
}
