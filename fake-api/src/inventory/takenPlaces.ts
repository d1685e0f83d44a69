import { LRUCache } from 'lru-cache';
import type { Reader, Table, Watcher } from '../store/index.js';

/** The performances whose places stay in memory: those that were asked for last. */
const capacity = 2000;

/** The places in a table, by performance and zone. */
export interface TakenPlaces {
  /** Keeps the places in memory current, also when a change is undone. */
  watcher: Watcher;
  /** Ids of the places, as `performance/zone/section/row/seat`. */
  of(data: Reader, performanceId: string, zone: string): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

export function createTakenPlaces(table: Table): TakenPlaces {
  const kept = new LRUCache<string, Map<string, Set<string>>>({ max: capacity });
  const add = (zones: Map<string, Set<string>>, id: string) => {
    const [, zone = ''] = id.split('/');
    return zones.set(zone, (zones.get(zone) ?? new Set()).add(id));
  };
  return {
    watcher({ table: changed, id, row }) {
      const [performanceId = '', zone = ''] = id.split('/');
      const zones = changed === table ? kept.peek(performanceId) : undefined;
      if (zones === undefined) return;
      if (row === null) zones.get(zone)?.delete(id);
      else add(zones, id);
    },
    of(data, performanceId, zone) {
      const known = kept.get(performanceId);
      if (known !== undefined) return known.get(zone) ?? none;
      const zones = new Map<string, Set<string>>();
      for (const id of data.ids(table, 'performanceId = ?', performanceId)) add(zones, id);
      kept.set(performanceId, zones);
      return zones.get(zone) ?? none;
    },
  };
}
