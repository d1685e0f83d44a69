import type { Promotion } from '@first-gong/domain';

/** A promotion and its events: all, all except films, or families. */
export interface SamplePromotion extends Promotion {
  events: 'all' | 'noFilms' | 'family';
}

const always = '2030-12-31T16:00:00.000Z';

export const promotions: readonly SamplePromotion[] = [
  { code: 'GONG10', off: { percent: 10 }, until: always, limit: null, events: 'noFilms' },
  { code: 'FAMILY50', off: { cents: 50_00 }, until: always, limit: null, events: 'family' },
  { code: 'FIRSTONE', off: { percent: 20 }, until: always, limit: 1, events: 'noFilms' },
  { code: 'SUMMER25', off: { percent: 15 }, until: '2025-08-31T16:00:00.000Z', limit: null, events: 'all' },
];
