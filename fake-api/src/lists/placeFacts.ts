import type { District, PlaceKind, Position, Text3 } from '@first-gong/domain';
import { neighbourhoods as neighbourhoodRows } from '../sample-data/neighbourhoods.js';
import {
  districtWords,
  type TicketPlaceRow,
  withBoxOffice,
  withKioskOnly,
  withSteps,
} from '../sample-data/ticketPlaces.js';
import { text } from '../shared/text.js';

/** A public place of Hong Kong where the demonstration sells or prints tickets. */
export interface PlaceFacts {
  id: string;
  name: Text3;
  address: Text3;
  districtId: District;
  position: Position;
  /** The place itself is made up, so that no map knows it. */
  invented: boolean;
  /** Somebody in a wheelchair gets in without help. */
  stepFree: boolean;
}

/** The names of the 18 districts. */
export const districtNames = Object.fromEntries(
  Object.entries(districtWords).map(([district, words]) => [district, text(words)]),
) as Record<District, Text3>;

const placeOf =
  (kind: PlaceKind) =>
  ([id, name, address, districtId, [latitude, longitude]]: TicketPlaceRow): PlaceFacts => ({
    id: `${kind}-${id}`,
    name: text(name),
    address: text(address),
    districtId,
    position: { latitude, longitude },
    invented: name[0].includes('(invented)'),
    stepFree: !withSteps.includes(id),
  });

export const boxOffices = withBoxOffice.map(placeOf('boxOffice'));
export const kiosks = [...withBoxOffice, ...withKioskOnly].map(placeOf('kiosk'));

/** Neighbourhoods, islands and stations, each with its middle to about a kilometre. */
export const neighbourhoods = neighbourhoodRows.map(([en, hk, cn, latitude, longitude]) => ({
  name: text([en, hk, cn]),
  position: { latitude, longitude },
}));
