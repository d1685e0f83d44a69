import { expect, test } from 'vitest';
import { mapUrlOf, placeOf, venues } from './index.js';

test('§2 every house that sells has an address, a way to get there and a map; what is watched online has none', () => {
  const without = [...venues.values()].filter(({ id }) => placeOf(id) === null);
  expect(without.filter(({ closed }) => !closed).map(({ id }) => id)).toEqual(['online']);
  for (const { id } of venues.values()) {
    const place = placeOf(id);
    if (place === null) continue;
    expect(place.transport.length, id).toBeGreaterThan(0);
    const { protocol, searchParams } = new URL(mapUrlOf(place));
    expect([protocol, searchParams.get('query')]).toEqual(['https:', place.mapQuery]);
    expect(place.mapQuery, id).not.toBe('');
  }
});
