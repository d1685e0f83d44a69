/** spec §3 Cinema ticket types. */
export const cinemaTicketTypes = ['standard', 'concession', 'senior', 'studentChild'] as const;
export type CinemaTicketType = (typeof cinemaTicketTypes)[number];
