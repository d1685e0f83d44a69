import { expect, test } from 'vitest';
import { districtsByDistance, kilometresBetween, placesByDistrict } from './nearest.js';
import type { District, Position, TicketPlace } from './places.js';

const cityHall = { latitude: 22.2823, longitude: 114.1613 };
const culturalCentre = { latitude: 22.2937, longitude: 114.1703 };
const shaTin = { latitude: 22.3817, longitude: 114.1882 };

const place = (placeId: string, districtId: District, position: Position): TicketPlace => ({
  placeId,
  kind: 'kiosk',
  name: placeId,
  address: '',
  districtId,
  district: districtId,
  hours: [],
  services: ['collect'],
  stepFree: true,
  position,
  mapUrl: '',
  phone: null,
});

const found = [
  place('town hall', 'shaTin', shaTin),
  place('museum', 'yauTsimMong', { latitude: 22.301, longitude: 114.1777 }),
  place('centre', 'yauTsimMong', culturalCentre),
  place('hall', 'central', cityHall),
];

const order = (from: Position | null) =>
  placesByDistrict(found, from).flatMap(({ places }) => places.map(({ placeId }) => placeId));

test('a distance is the straight line in kilometres, the same in both directions', () => {
  expect(kilometresBetween(cityHall, cityHall)).toBe(0);
  expect(kilometresBetween(cityHall, culturalCentre)).toBeCloseTo(1.57, 1);
  expect(kilometresBetween(culturalCentre, cityHall)).toBeCloseTo(1.57, 1);
  expect(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
});

test('§2 without a position, the districts are in the order of the search, and a district without places is left out', () => {
  expect(order(null)).toEqual(['town hall', 'museum', 'centre', 'hall']);
  expect(placesByDistrict(found, null)[0]?.places[0]?.kilometres).toBeNull();
});

test('§2 from a position, the nearest district and its nearest place are first', () => {
  expect(order(shaTin)).toEqual(['town hall', 'museum', 'centre', 'hall']);
  expect(order(cityHall)).toEqual(['hall', 'centre', 'museum', 'town hall']);
  expect(placesByDistrict(found, cityHall)[0]?.places[0]?.kilometres).toBe(0);
  expect(placesByDistrict([], cityHall)).toEqual([]);
});

test('§2 districts are sorted by their nearest place; without a position they stay as they are', () => {
  const districtsFound = [
    { districtId: 'central', name: 'Central', count: 1, positions: [cityHall], kilometres: null },
    { districtId: 'shaTin', name: 'Sha Tin', count: 2, positions: [cityHall, shaTin], kilometres: null },
  ] satisfies Parameters<typeof districtsByDistance>[0];
  expect(districtsByDistance(districtsFound, null)).toEqual(districtsFound);
  const sorted = districtsByDistance(districtsFound, shaTin);
  expect(sorted.map(({ districtId }) => districtId)).toEqual(['shaTin', 'central']);
  expect(sorted[0]?.kilometres).toBe(0);
  expect(sorted[1]?.kilometres).toBeGreaterThan(11);
});
