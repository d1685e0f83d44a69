export { ETicket, type ETicketFact, type ETicketProps } from './ETicket.js';
export { PhoneTicket, type PhoneTicketProps, type TicketOnPhone } from './PhoneTicket.js';
