export { CalendarButtons } from './CalendarButtons.js';
export { CompactTickets } from './CompactTickets.js';
export { type Door, performanceAtDoor, ticketsId } from './door.js';
export { KeptNotice } from './KeptNotice.js';
export { OrderStubs } from './OrderStubs.js';
export { OrderTickets } from './OrderTickets.js';
export { TransactionFailure } from './TransactionFailure.js';
export { TransactionNotFound } from './TransactionNotFound.js';
export { useTransactionWords } from './words.js';
