import { array, boolean, enums, type Infer, nullable, number, type as object, optional, string } from 'superstruct';

export const placeKinds = ['boxOffice', 'kiosk'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The 18 districts in the usual order: Hong Kong Island, Kowloon, New Territories. */
export const districts = [
  ...(['central', 'wanChai', 'eastern', 'southern'] as const),
  ...(['yauTsimMong', 'shamShuiPo', 'kowloonCity', 'wongTaiSin', 'kwunTong'] as const),
  ...(['kwaiTsing', 'tsuenWan', 'tuenMun', 'yuenLong', 'north', 'taiPo', 'shaTin', 'saiKung', 'islands'] as const),
] as const;
export type District = (typeof districts)[number];

export const placeServices = ['buy', 'collect', 'enquire'] as const;
export type PlaceService = (typeof placeServices)[number];

/** Degrees. */
export const Position = object({ latitude: number(), longitude: number() });
export type Position = Infer<typeof Position>;

/** A box office or kiosk (spec §2 Box office search and kiosk search). Texts are in the language of the request. */
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
  /** Step-free access to the counter or machine. */
  stepFree: boolean(),
  position: Position,
  /** URL of a public map. */
  mapUrl: string(),
  /** Null without a phone. */
  phone: nullable(string()),
});
export type TicketPlace = Infer<typeof TicketPlace>;

/** A district with the number of its places. */
export const PlaceDistrict = object({
  districtId: enums(districts),
  name: string(),
  count: number(),
  /** Positions of the places. The browser sorts districts by distance without sending its position. */
  positions: array(Position),
  /** Kilometres from the searched neighbourhood to the nearest place, or null without one. */
  kilometres: nullable(number()),
});
export type PlaceDistrict = Infer<typeof PlaceDistrict>;

/** Finds districts with places of a kind, nearest to a neighbourhood first. */
export const DistrictSearch = object({ kind: enums(placeKinds), q: optional(string()) });
export type DistrictSearch = Infer<typeof DistrictSearch>;
