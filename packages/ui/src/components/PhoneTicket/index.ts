export { PhoneTicket, type PhoneTicketProps, type TicketOnPhone } from './PhoneTicket.js';
