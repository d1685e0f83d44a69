import { array, boolean, enums, type Infer, nullable, number, type as object, optional, string } from 'superstruct';

/** Places that sell or print tickets. */
export const placeKinds = ['boxOffice', 'kiosk'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The 18 districts of Hong Kong in their usual order: the island, Kowloon, the New Territories. */
export const districts = [
  ...(['central', 'wanChai', 'eastern', 'southern'] as const),
  ...(['yauTsimMong', 'shamShuiPo', 'kowloonCity', 'wongTaiSin', 'kwunTong'] as const),
  ...(['kwaiTsing', 'tsuenWan', 'tuenMun', 'yuenLong', 'north', 'taiPo', 'shaTin', 'saiKung', 'islands'] as const),
] as const;
export type District = (typeof districts)[number];

/** Services of a place. */
export const placeServices = ['buy', 'collect', 'enquire'] as const;
export type PlaceService = (typeof placeServices)[number];

/** A point on the map, in degrees. */
export const Position = object({ latitude: number(), longitude: number() });
export type Position = Infer<typeof Position>;

/** A box office or a ticketing kiosk (spec §2 Box office search and kiosk search). Texts are in the language of the request. */
export const TicketPlace = object({
  placeId: string(),
  kind: enums(placeKinds),
  name: string(),
  address: string(),
  districtId: enums(districts),
  district: string(),
  /** Opening hours, one line each. */
  hours: array(string()),
  services: array(enums(placeServices)),
  /** A wheelchair gets to the counter or the machine without a step. */
  stepFree: boolean(),
  position: Position,
  /** A public map that shows the place. */
  mapUrl: string(),
  /** Null if the place has no telephone. */
  phone: nullable(string()),
});
export type TicketPlace = Infer<typeof TicketPlace>;

/** A district with the number of its places. */
export const PlaceDistrict = object({
  districtId: enums(districts),
  name: string(),
  count: number(),
  /** Where its places are: a browser that knows where it is sorts the districts itself. */
  positions: array(Position),
  /** Kilometres to its nearest place from the neighbourhood that the search word names, or null where it names none. */
  kilometres: nullable(number()),
});
export type PlaceDistrict = Infer<typeof PlaceDistrict>;

/** Which districts have places of a kind, the nearest to a neighbourhood first. */
export const DistrictSearch = object({ kind: enums(placeKinds), q: optional(string()) });
export type DistrictSearch = Infer<typeof DistrictSearch>;
