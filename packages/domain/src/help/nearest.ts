import type { District, PlaceDistrict, Position, TicketPlace } from './places.js';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Mean radius of the earth in kilometres. */
const earthRadius = 6371;

/** Great-circle distance in kilometres (haversine). */
export function kilometresBetween(a: Position, b: Position): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export interface PlacesOfDistrict {
  districtId: District;
  places: (TicketPlace & { kilometres: number | null })[];
}

/**
 * Groups places by district, in search order without a position, otherwise nearest first.
 * @param from the visitor's position, or null
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

/** Kilometres to the nearest position, or null without positions. */
const nearestOf = (positions: readonly Position[], from: Position): number | null =>
  positions.length === 0 ? null : Math.min(...positions.map((position) => kilometresBetween(from, position)));

/** Sorts districts by their nearest place. @param from the visitor's position; null changes nothing */
export const districtsByDistance = (found: readonly PlaceDistrict[], from: Position | null): PlaceDistrict[] =>
  from === null
    ? [...found]
    : found
        .map((district) => ({ ...district, kilometres: nearestOf(district.positions, from) }))
        .sort((a, b) => (a.kilometres ?? 0) - (b.kilometres ?? 0));
