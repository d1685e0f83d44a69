export { CalendarButtons } from './CalendarButtons.js';
export type { Door } from './DoorTickets.js';
export { KeptNotice } from './KeptNotice.js';
export { OrderStubs } from './OrderStubs.js';
export { OrderTickets } from './OrderTickets.js';
export { TransactionFailure } from './TransactionFailure.js';
export { TransactionNotFound } from './TransactionNotFound.js';
export { useTransactionWords } from './words.js';
