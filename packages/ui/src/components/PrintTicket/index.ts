export { type PrintedTicket, PrintTicket, type PrintTicketProps } from './PrintTicket.js';
