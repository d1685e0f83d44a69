export { OrderStubs } from './OrderStubs.js';
export { OrderTickets } from './OrderTickets.js';
export { ReceiptScreen, type ReceiptScreenProps, type ReceiptState } from './ReceiptScreen.js';
export { TransactionFailure } from './TransactionFailure.js';
export { TransactionNotFound } from './TransactionNotFound.js';
export { useTransactionWords } from './words.js';
