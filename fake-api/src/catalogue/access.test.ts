import { accessFeatures, performanceFeatures } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { venueAccess } from '../sample-data/access.js';
import { createCatalogue, demonstrationSeed } from './catalogue.js';

const today = '2026-11-20';
const events = createCatalogue({ seed: demonstrationSeed }).at(today);
const performances = events.flatMap((event) => event.performances.map((performance) => ({ event, performance })));
const isOfVenue = (feature: string) =>
  feature !== 'companionSeat' && !performanceFeatures.some((each) => each === feature);

test('every performance has the access of its venue, and companion seats as in its plan', () => {
  for (const { event, performance } of performances) {
    const known: readonly string[] = venueAccess[event.venue.id as keyof typeof venueAccess];
    expect(performance.accessFeatures.filter(isOfVenue).toSorted()).toEqual(known.toSorted());
    const hasCompanion = performance.zones.some(({ rows }) => rows.some(({ companion }) => companion.length > 0));
    expect(performance.accessFeatures.includes('companionSeat')).toBe(hasCompanion);
  }
});

test('captions name their languages, and relaxed performances are matinées', () => {
  for (const { performance } of performances) {
    expect(performance.captionLanguages !== null).toBe(performance.accessFeatures.includes('captions'));
    if (performance.accessFeatures.includes('relaxedPerformance')) expect(performance.session).toBe('matinee');
  }
});

test('the programme of a day has every feature, and none at every performance', () => {
  for (const feature of accessFeatures.filter((each) => each !== 'wheelchairSpaces')) {
    const having = performances.filter(({ performance }) => performance.accessFeatures.includes(feature)).length;
    expect(having, feature).toBeGreaterThan(5);
    expect(having, feature).toBeLessThan(performances.length);
  }
});

test('access is the same whenever it is computed', () => {
  const again = createCatalogue({ seed: demonstrationSeed });
  for (const { performance } of performances.slice(0, 100)) {
    expect(again.performance(performance.id)?.accessFeatures).toEqual(performance.accessFeatures);
  }
});
