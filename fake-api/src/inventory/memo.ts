import type { CataloguePerformance, CatalogueZone } from '../catalogue/index.js';

/** Remembers what was worked out for a zone of a performance, and forgets the oldest beyond `capacity`. */
export function memoized<Value>(
  capacity: number,
  work: (performance: CataloguePerformance, zone: CatalogueZone) => Value,
): (performance: CataloguePerformance, zone: CatalogueZone) => Value {
  const values = new Map<string, Value>();
  return (performance, zone) => {
    const key = `${performance.id}/${zone.code}`;
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = work(performance, zone);
    const [oldest] = values.keys();
    if (values.size >= capacity && oldest !== undefined) values.delete(oldest);
    values.set(key, value);
    return value;
  };
}
