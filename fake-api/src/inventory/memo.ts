import { LRUCache } from 'lru-cache';
import type { CataloguePerformance, CatalogueZone } from '../catalogue/index.js';

/** Caches a value for each zone of a performance. It keeps the `capacity` values that were read last. */
export function memoized<Value extends object>(
  capacity: number,
  work: (performance: CataloguePerformance, zone: CatalogueZone) => Value,
): (performance: CataloguePerformance, zone: CatalogueZone) => Value {
  const values = new LRUCache<string, Value>({ max: capacity });
  return (performance, zone) => {
    const key = `${performance.id}/${zone.code}`;
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = work(performance, zone);
    values.set(key, value);
    return value;
  };
}
