/**
 * The two venues of the cinema schedule (spec §2 Cinema schedule). They are separate from the structs in `cinema.ts`, so
 * that an event's page does not load superstruct for a link.
 */
export const cinemaVenues = ['theatre', 'digital'] as const;
export type CinemaVenue = (typeof cinemaVenues)[number];

/** The id that each of them has in the listing. */
export const cinemaVenueIds = {
  theatre: 'tai-hang-theatre',
  digital: 'digital-cinema',
} as const satisfies Record<CinemaVenue, string>;

/** The cinema at a venue of the listing; undefined for a venue that is none. */
export const cinemaVenueOf = (venueId: string): CinemaVenue | undefined =>
  cinemaVenues.find((venue) => cinemaVenueIds[venue] === venueId);
