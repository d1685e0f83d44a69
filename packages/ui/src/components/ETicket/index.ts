export { ETicket, type ETicketFact, type ETicketProps } from './ETicket.js';
