import type { District, PlaceDistrict, Position, TicketPlace } from './places.js';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres of the mean radius of the earth. */
const earthRadius = 6371;

/** The straight line between two points, in kilometres (haversine). */
export function kilometresBetween(a: Position, b: Position): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Places grouped by district. */
export interface PlacesOfDistrict {
  districtId: District;
  places: (TicketPlace & { kilometres: number | null })[];
}

/**
 * Places by district: in the order of the search, or from a position the nearest district, and in it the nearest
 * place, first.
 * @param from where the visitor is, or null.
 */
export function placesByDistrict(found: readonly TicketPlace[], from: Position | null): PlacesOfDistrict[] {
  const measured = found.map((place) => ({
    ...place,
    kilometres: from && kilometresBetween(from, place.position),
  }));
  const groups = [...new Set(found.map(({ districtId }) => districtId))].map((districtId) => ({
    districtId,
    places: measured
      .filter((place) => place.districtId === districtId)
      .sort((a, b) => (a.kilometres ?? 0) - (b.kilometres ?? 0)),
  }));
  const nearest = ({ places }: PlacesOfDistrict) => places[0]?.kilometres ?? 0;
  return groups.sort((a, b) => nearest(a) - nearest(b));
}

/** Kilometres from a position to the nearest of several, or null where there is none. */
const nearestOf = (positions: readonly Position[], from: Position): number | null =>
  positions.length === 0 ? null : Math.min(...positions.map((position) => kilometresBetween(from, position)));

/**
 * Districts by the distance of their nearest place.
 * @param from where the visitor is; null leaves the order and the distances as they are.
 */
export const districtsByDistance = (found: readonly PlaceDistrict[], from: Position | null): PlaceDistrict[] =>
  from === null
    ? [...found]
    : found
        .map((district) => ({ ...district, kilometres: nearestOf(district.positions, from) }))
        .sort((a, b) => (a.kilometres ?? 0) - (b.kilometres ?? 0));
