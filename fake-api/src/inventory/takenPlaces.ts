import { LRUCache } from 'lru-cache';
import type { Reader, Table, Watcher } from '../store/index.js';

/** Number of recently used performances with seats in memory. */
const capacity = 2000;

/** Cached ids of a table by performance and zone. */
export interface TakenPlaces {
  /** Updates the cache, also after a rollback. */
  watcher: Watcher;
  /** Ids as `performance/zone/section/row/seat`. */
  of(data: Reader, performanceId: string, zone: string): ReadonlySet<string>;
}

/** Maximum performances known to have no rows. */
const mostUntouched = 500_000;

const none: ReadonlySet<string> = new Set();

export function createTakenPlaces(table: Table): TakenPlaces {
  const kept = new LRUCache<string, Map<string, Set<string>>>({ max: capacity });
  /** Performances without rows in the table, which are most of a large programme. */
  const untouched = new Set<string>();
  const add = (zones: Map<string, Set<string>>, id: string) => {
    const [, zone = ''] = id.split('/');
    return zones.set(zone, (zones.get(zone) ?? new Set()).add(id));
  };
  return {
    watcher({ table: changed, id, row }) {
      const [performanceId = '', zone = ''] = id.split('/');
      if (changed !== table) return;
      untouched.delete(performanceId);
      const zones = kept.peek(performanceId);
      if (zones === undefined) return;
      if (row === null) zones.get(zone)?.delete(id);
      else add(zones, id);
    },
    of(data, performanceId, zone) {
      if (untouched.has(performanceId)) return none;
      const known = kept.get(performanceId);
      if (known !== undefined) return known.get(zone) ?? none;
      const zones = new Map<string, Set<string>>();
      for (const id of data.ids(table, 'performanceId = ?', performanceId)) add(zones, id);
      if (untouched.size >= mostUntouched) untouched.clear();
      if (zones.size > 0) kept.set(performanceId, zones);
      else untouched.add(performanceId);
      return zones.get(zone) ?? none;
    },
  };
}
