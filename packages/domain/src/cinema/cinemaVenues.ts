/**
 * Venues of the cinema schedule (spec §2 Cinema schedule). Without superstruct, so that event pages do not load that
 * library.
 */
export const cinemaVenues = ['theatre', 'digital'] as const;
export type CinemaVenue = (typeof cinemaVenues)[number];

/** The venue ids in the listing. */
export const cinemaVenueIds = {
  theatre: 'tai-hang-theatre',
  digital: 'digital-cinema',
} as const satisfies Record<CinemaVenue, string>;

/** The cinema of a venue id, or undefined. */
export const cinemaVenueOf = (venueId: string): CinemaVenue | undefined =>
  cinemaVenues.find((venue) => cinemaVenueIds[venue] === venueId);
