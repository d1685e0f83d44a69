import { array, enums, type Infer, nullable, type as object, string } from 'superstruct';

/** Places that sell or print tickets. @planned */
export const placeKinds = ['boxOffice', 'kiosk'] as const;

/** A box office or a ticketing kiosk (spec §2 Box office search and kiosk search). Texts are in the language of the request. */
export const TicketPlace = object({
  placeId: string(),
  kind: enums(placeKinds),
  name: string(),
  address: string(),
  district: string(),
  /** Opening hours, one line each. */
  hours: array(string()),
  /** Null if the place has no telephone. */
  phone: nullable(string()),
});
export type TicketPlace = Infer<typeof TicketPlace>;
