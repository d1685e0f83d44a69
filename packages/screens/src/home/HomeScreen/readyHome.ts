import type { Lang } from '@first-gong/domain';
import {
  dateCounts,
  eventsIn,
  featureCount,
  filterCounts,
  performancesTonight,
  venueCounts,
} from '../../shared/story/index.js';
import type { HomeReady } from './state.js';

/** For stories and tests: the unfiltered home page. */
export function readyHome(lang: Lang, changes: Partial<HomeReady> = {}, events = eventsIn(lang)): HomeReady {
  return {
    kind: 'ready',
    features: events.slice(0, featureCount),
    performancesToday: performancesTonight(lang),
    dates: dateCounts,
    venues: venueCounts(lang),
    counts: filterCounts,
    events: events.slice(featureCount),
    total: 128,
    page: 1,
    pageCount: 5,
    ...changes,
  };
}
