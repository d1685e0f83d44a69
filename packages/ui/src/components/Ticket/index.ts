export { Ticket, type TicketProps } from './Ticket.js';
