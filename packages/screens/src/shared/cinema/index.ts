export {
  type CinemaChoice,
  cinemaHref,
  noCinemaChoice,
  showHref,
  type TicketCounts,
  ticketCount,
  ticketsOfText,
} from './cinemaHref.js';
