export { detailHref, historyHref, receiptHref } from './hrefs.js';
export { OrderStubs, type OrderStubsProps } from './OrderStubs.js';
export { OrderTickets, type OrderTicketsProps } from './OrderTickets.js';
export { ReceiptScreen, type ReceiptScreenProps, type ReceiptState } from './ReceiptScreen.js';
export { TransactionFailure, type TransactionFailureProps } from './TransactionFailure.js';
export { type Pair, useTransactionWords } from './words.js';
